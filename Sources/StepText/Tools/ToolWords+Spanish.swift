extension ToolWords {
  static let spanish = ToolWords(
    [
      (
        .always, .hob,
        """
        sartén/sartenes, olla a presión, olla exprés, olla rápida, cacerola/cacerolas, cazuela/cazuelas/cazuela de barro
        paellera, wok, caldero, vaporera, freidora, freidora de aire, perol
        """
      ), (.plain([.hob]), .hob, "cazo/cazos, olla/ollas"),
      (
        .always, .bake,
        """
        bandeja de horno/bandeja del horno/bandeja para horno/bandeja de hornear/bandeja para hornear/bandejas de horno
        fuente de horno/fuente para horno/fuente para el horno/fuente de hornear, fuente refractaria
        fuente apta para horno/fuente apta para el horno, placa de horno/placa del horno, molde desmontable
        molde de bizcocho/molde para bizcocho, molde rectangular, molde redondo, molde cuadrado, molde de corona
        molde de plum cake/molde de cake, molde de tarta/molde para tarta, molde de silicona
        molde para magdalenas/moldes para magdalenas, tartera, flanera/flaneras
        """
      ), (.plain([.bake]), .bake, "bandeja/bandejas, molde/moldes"), (.sized, .bake, "fuente"),
      (.always, .bowl, "ensaladera"), (.plain([.bowl]), .bowl, "bol, cuenco"),
      (
        .always, .blend,
        """
        batidora de mano, batidora de brazo, batidora de vaso, batidora americana, minipimer, túrmix, robot de cocina
        procesador de alimentos, procesadora/procesadora de alimentos, licuadora, picadora, thermomix
        """
      ), (.plain([.blend, .mix]), .blend, "batidora"),
      (.always, .mix, "batidora eléctrica, varillas eléctricas, batidora de varillas, amasadora"),
      (.plain([.whisk, .mix]), .whisk, "varillas, batidor/batidor de varillas"),
      (
        .always, nil,
        """
        microondas, panificadora, gofrera, rodillo, rallador, escurridor, espátula, lengua de silicona, cuchara de madera
        espumadera, pinzas, pincel/pincel de cocina, brocha, manga pastelera, boquilla, cortapastas, pasapurés/pasapuré
        prensapatatas, mandolina, pelador, pelapatatas, mortero/mano de mortero, papel de cocina, papel absorbente
        paño/paño de cocina, hilo de cocina, hilo bramante, bramante, palillo/palillos, soplete, embudo
        báscula de cocina, exprimidor, descorazonador, jarra medidora, vaso medidor, ramequín/ramequines, piedra de horno
        """
      ), (.plain([]), .jar, "tarro/tarros, frasco/frascos"), (.plain([.thermometer]), .thermometer, "termómetro"),
      (.always, .sieve, "colador fino, tamiz"), (.plain([.sieve]), .sieve, "colador"),
      (.noun([.sieve]), .sieve, "chino"),
      (.plain([.rack]), .rack, "rejilla"),
      (
        .always, .paper,
        "papel de horno, papel de hornear/papel para hornear, papel vegetal, papel sulfurizado, papel encerado"
      ), (.always, .foil, "papel de aluminio/papel aluminio"), (.always, .film, "papel film, film transparente"),
      (.plain([.film]), .film, "film"), (.never, nil, "pan de molde, olla podrida, rejilla del horno"),
    ],
    roles: [
      (.definite, "el la los las del al esta este misma mismo tu su"),
      (.indefinite, "un una unos unas dos tres otra otro segunda segundo"),
      (
        .adjective,
        """
        grande pequeña pequeño amplia amplio ancha ancho honda hondo gran fino fina alto alta redondo redonda cuadrado
        cuadrada rectangular antiadherente engrasado engrasada untado
        """
      ), (.without, "sin"), (.of, "de"), (.or, "o u"), (.water, "agua"), (.sizes, "aproximadamente diámetro"),
      (.end, "en con y e a sobre por para hasta"),
    ], or: "o")
}
