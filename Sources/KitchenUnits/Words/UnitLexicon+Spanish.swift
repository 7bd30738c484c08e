extension UnitLexicon {
  static let spanish: [Row] = [
    Row(.gram, "g", "gramo gramos grs"),
    Row(.kilogram, "kg", "kilogramo kilogramos"),
    Row(.millilitre, "ml", "mililitro mililitros"),
    Row(.centilitre, "cl", "centilitro centilitros"),
    Row(.decilitre, "dl", "decilitro decilitros"),
    Row(.litre, "l", "litro litros lt lts"),
    Row(.pound, "lb", "libra libras"),
    Row(.ounce, "oz", "onza onzas"),
    Row(
      .metricTablespoon, "tbsp",
      """
      cda cdas cucharada cucharadas cuchara cucharas cucharada_sopera cucharadas_soperas cuchara_sopera \
      cs_sopera cs_soperas cda_sopera cdas_soperas cucharas_soperas
      """),
    Row(
      .metricTeaspoon, "tsp",
      """
      cdta cdtas cdita cditas ctda cucharadita cucharaditas cucharilla cucharillas cucharita cucharitas \
      cucharada_de_café cucharadas_de_café cucharada_de_postre cucharadas_de_postre cdts cucharadita_de_café \
      cucharaditas_de_café cucharadita_de_postre cucharaditas_de_postre cucharita_de_café cucharitas_de_café \
      cdta_de_café cdtas_de_café cdta_de_postre cdtas_de_postre
      """),
    Row(.metricCup, "cup", "taza tazas tz"),
    Row(.pinch, "pinch", alone: true, "pizca pizcas pellizco pellizcos"),
    Row(.knifeTip, "knife tip", alone: true, "punta_de_cuchillo"),
    Row(.drop, "drop", alone: true, "gota gotas"),
    Row(.splash, "splash", alone: true, "chorrito chorritos chorro chorros chorretón"),
    Row(.clove, "clove", .count, "diente dientes"),
    Row(.sprig, "sprig", .count, alone: true, "ramita ramitas ramito ramitos ramillete ramilletes rama ramas"),
    Row(.stalk, "stalk", .count, "tallo tallos"),
    Row(.head, "head", .count, "cabeza cabezas"),
    Row(.bunch, "bunch", .count, alone: true, "manojo manojos atado atados racimo racimos"),
    Row(.leaf, "leaf", .count, "hoja hojas"),
    Row(.slice, "slice", .count, alone: true, "rebanada rebanadas rodaja rodajas loncha lonchas lámina láminas"),
    Row(.strip, "strip", .count, "tira tiras"),
    Row(.knob, "knob", .cut, alone: true, "nuez"),
    Row(.piece, "piece", .count, alone: true, "trozo trozos pieza piezas pedazo pedazos unidad unidades ud uds"),
    Row(.cube, "cube", .count, "cubo cubos cubito cubitos pastilla pastillas"),
    Row(.ear, "ear", .count, "mazorca mazorcas"),
    Row(.stick, "stick", .count, "vara varas raja rajas"),
    Row(nil, "ladle", .count, "cucharón cucharones cazo cazos"),
    Row(nil, "strand", .count, "hebra hebras"),
    Row(.ball, "ball", .count, "bola bolas"),
    Row(.bar, "bar", .count, "barra barras tableta tabletas"),
    Row(.handful, "handful", .count, alone: true, "puñado puñados"),
    Row(.fillet, "fillet", .cut, "filete filetes"),
    Row(.serving, "serving", .count, "ración raciones"),
    Row(nil, "recipe", .count, "receta recetas"),
    Row(nil, "batch", .count, "cantidad cantidades"),
    Row(.dozen, "dozen", .count, "docena docenas"),
    Row(.pair, "pair", .count, "pares"),
    Row(.can, "can", .container, "lata latas"),
    Row(.glass, "glass", .container, "vaso vasos copa copas"),
    Row(.shot, "shot", .container, "vasito vasitos copita copitas chupito chupitos"),
    Row(.jar, "jar", .container, "frasco frascos bote botes tarro tarros"),
    Row(.packet, "packet", .container, "paquete paquetes"),
    Row(.sachet, "sachet", .container, "sobre sobres"),
    Row(.bag, "bag", .container, "bolsa bolsas"),
    Row(.bottle, "bottle", .container, "botella botellas botellín botellines"),
    Row(.tub, "tub", .container, "tarrina tarrinas"),
    Row(.roll, "roll", .container, "rollo rollos"),
    Row(.sheet, "sheet", .count, "plancha planchas"),
    Row(.carton, "carton", .container, "brik briks"),
    Row(.box, "box", .container, "caja cajas cajita cajitas"),
    Row(.tray, "tray", .container, "bandeja bandejas"),
  ]
}
