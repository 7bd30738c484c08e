extension CategoryLexicon {
  /// Products by their Spanish words.
  static let spanish: StaticString = """
    Household Supplies: rollo de papel, rollos de papel, rollo de papel de cocina, papel de cocina, \
    pastillas para el lavavajillas, cápsulas lavavajillas, cápsulas de detergente, \
    friegasuelos, lavaplatos líquido, \
    papel de aluminio, papel film, film transparente, papel de horno, papel vegetal, papel \
    encerado, bolsa de congelación, bolsa para congelar, bolsa de basura, bolsa de aspiradora, papel de cocina, rollo \
    de cocina, plato de papel, plato desechable, vaso desechable, vaso de plástico, servilleta, pañuelo, pañuelo de \
    papel, toallita, papel higiénico, lavandina, esponja, estropajo, bayeta, trapo, paño de cocina, fregona, escoba, recogedor, \
    cepillo, cubo, guantes de limpieza, guantes de goma, pinza de la ropa, percha, limpiador, limpiacristales, \
    limpiasuelos, producto de limpieza, antical, lejía, desinfectante, lavavajillas, pastillas lavavajillas, sal para \
    lavavajillas, abrillantador, detergente, suavizante, quitamanchas, ambientador, vela, cerilla, mechero, pastillas \
    de encendido, carbón, cápsulas de papel, molde de papel, manga pastelera, filtro de café, brocheta de madera, \
    palillo, pajita, hilo de cocina, goma elástica, tarro de cristal, fiambrera, insecticida, pegamento, cinta \
    adhesiva, sartén, cacerola, olla, bandeja de horno, molde, molde para magdalenas, molde de tarta, ensaladera, bol, \
    plato, platos desechables, platos de papel, taza, copa de vino, vaso, vasos de plástico, vasos desechables, \
    botella de agua reutilizable, termo, jarra, jarra medidora, batidor, espátula, cuchara de madera, cucharón, \
    pelador, rallador, prensa ajos, abrelatas, abrebotellas, sacacorchos, rodillo de cocina, tabla de cortar, \
    cuchillo, cubiertos, cubiertos de plástico, tenedor, cuchara, colador, manopla, delantal, mantel, toalla, toallas, \
    toalla de baño, sábana, almohada, cortina de ducha, desatascador, limpiador de baño, limpiador multiusos, \
    limpiahogar, limpia inodoros, vinagre de limpieza, amoniaco, martillo, destornillador, tornillos, clavos, taco, \
    cinta de carrocero, pintura, brocha, bolsas de basura, bolsas de congelación, bolsa isotérmica, bolsa de hielo \
    vacía, barbacoa desechable, bandeja de aluminio, pajitas, palillos, papel de hornear, papel absorbente, rollos de \
    papel higiénico, servilletas, servilletas de papel, pañuelos, toallitas limpiadoras, toallitas desinfectantes, \
    guantes de fregar, esponjas, estropajos, detergente líquido, detergente en polvo, detergente para lavavajillas, \
    lavavajillas líquido, jabón para platos, jabón de platos, jabón para ropa, suavizante de ropa, blanqueador, cloro, \
    velas, vela aromática, velas perfumadas, cerillas, encendedor, fósforos, incienso, trampa para ratones, \
    antipolillas, recipiente hermético, tupper, frascos de vidrio, leña, carbón vegetal, pinzas de ropa, trapeador, \
    bolsas ziploc, bolsas herméticas, palitos de madera, brochetas de madera
    Other: tierra para macetas, tierra para plantas, tarritos bebé, tarrito bebé, tarritos para bebé, galletas para bebé, papilla de cereales, papillas, \
    leche de continuación, leche de crecimiento, \
    comida gato, comida gatos, comida perro, comida perros, arena gato, arena gatos, latitas gato, latas gato, latitas perro, latas \
    perro, snacks perro, snacks gato, chuches perro, pienso gato, \
    pasta de dientes, croquetas para perro, croquetas para gato, dentífrico, cepillo de dientes, hilo dental, enjuague bucal, champú, acondicionador, \
    gomina, laca, gel de ducha, gel de baño, jabón, gel hidroalcohólico, crema de manos, crema corporal, crema facial, \
    bálsamo labial, pintalabios, rímel, esmalte de uñas, quitaesmalte, desmaquillante, algodón, bastoncillos, \
    desodorante, perfume, colonia, espuma de afeitar, cuchilla de afeitar, maquinilla, crema solar, protector solar, \
    tampón, compresa, salvaslip, preservativo, aspirina, ibuprofeno, paracetamol, analgésico, jarabe para la tos, \
    vitaminas, tirita, venda, termómetro, medicamento, pañal, toallitas de bebé, leche de fórmula, papilla infantil, \
    chupete, pienso, comida para gatos, comida para perros, arena para gatos, arena de gato, vela de cumpleaños, velas \
    de cumpleaños, tarjeta de cumpleaños, papel de regalo, globo, sobre de carta, sello, cuaderno, libreta, bolígrafo, \
    lápiz, goma de borrar, regla, tijeras, grapadora, papel de impresora, celo, calendario, periódico, revista, libro, \
    juguete, flores, ramo de flores, tierra para plantas, abono, calcetines, paraguas, tabaco, cigarrillos, pasta \
    dental, cepillos de dientes, jabón de manos, jabón líquido, gel antibacterial, gel desinfectante, toallitas \
    húmedas, toallitas, discos de algodón, discos desmaquillantes, agua micelar, crema hidratante, crema de día, crema \
    de noche, sérum facial, maquillaje, base de maquillaje, brillo de labios, peine, cepillo de pelo, tinte, tinte de \
    pelo, mascarilla, mascarilla capilar, cera depilatoria, cuchillas de afeitar, maquinillas de afeitar, gel de \
    afeitar, loción para después del afeitado, after sun, repelente de insectos, repelente de mosquitos, vaselina, \
    aspirinas, pastillas para la garganta, pastillas, cápsulas de vitaminas, vitamina c, vitamina d, magnesio, \
    probióticos, gasas, vendas, tiritas, curitas, esparadrapo, suero fisiológico, lentillas, líquido de lentillas, \
    test de embarazo, tampones, compresas, salvaslips, pañales, biberón, leche infantil, leche de inicio, potitos, \
    potito, cereales para bebé, comida de bebé, pienso para gatos, pienso para perros, comida para mascotas, comida \
    para peces, golosinas para perros, bolsas para perros, alpiste, heno, tarjeta de felicitación, postal, lazo, \
    globos, guirnalda, confeti, fuegos artificiales, sobres, sellos, bolígrafos, lápices, lápices de colores, \
    rotuladores, subrayador, notas adhesivas, bloc de notas, agenda, carpeta, archivador, grapas, clips, pegamento en \
    barra, típex, sacapuntas, libro para colorear, plastilina, juguetes, muñeca, peluche, rompecabezas, juego de mesa, \
    cartas, hilo de coser, aguja, lana, botón, cremallera, cordones, medias, guantes, bufanda, gorro, gafas de sol, \
    mochila, planta, maceta, semillas de flores, fertilizante, sustrato, regadera, herbicida, líquido \
    limpiaparabrisas, anticongelante, aceite de motor, papel de fumar, mechero de gas, cigarrillo electrónico, champú \
    seco, toallas sanitarias, toallas femeninas
    Electronics: enchufe, enchufes, ladrón de enchufes, regleta, \
    pila, pilas, pila aa, pilas recargables, cargador, cable, cable usb, memoria usb, tarjeta de memoria, \
    disco duro, alargador, regleta, batería externa, adaptador, bombilla, bombilla led, linterna, lámpara, \
    auriculares, cascos, altavoz, teclado, ratón inalámbrico, pantalla, ordenador, computadora, teléfono, móvil, funda \
    de móvil, mando a distancia, televisor, despertador, cámara, impresora, cartucho de tinta, hervidor, tostadora, \
    batidora, cafetera, microondas, secador de pelo, plancha, aspiradora, ventilador, detector de humo, pila de botón, \
    pilas aaa, pila 9v, baterías, batería, focos, foco led, bombillas, luces de navidad, lámpara de mesa, linterna \
    frontal, cargador usb, cargador de móvil, cargador de teléfono, cable hdmi, cable de carga, tarjeta sd, tarjeta \
    micro sd, auriculares bluetooth, audífonos, altavoz bluetooth, bocina, tableta, lector electrónico, ratón, ratón \
    de ordenador, webcam, cámara web, router, tóner, cartuchos de tinta, smartphone, celular, funda de teléfono, \
    soporte de móvil, tarjeta sim, reloj inteligente, reloj, calculadora, consola, videojuego, cámara de seguridad, \
    timbre, termostato, gofrera, freidora, freidora de aire, arrocera, exprimidor, licuadora, robot de cocina, cepillo \
    de dientes eléctrico, afeitadora, plancha de pelo, calefactor, humidificador, báscula, báscula de cocina, fusible
    Vegetables and Fruits: champis, champi, patatas nuevas, \
    fruta, frutas, verdura, verduras, hortalizas, ensalada, ensalada mixta, bolsa de ensalada, \
    hierbas frescas, frutos rojos, champiñones, setas, patatas, papas, cebollas, tomates, tomates cherry, manzanas, \
    plátanos, pimientos, canónigos, brotes, brotes tiernos
    Vegetarian: tofu, tofu ahumado, tempeh, seitán, soja texturizada, hamburguesa vegetal, hamburguesas vegetales, \
    hamburguesa vegana, hamburguesas veganas, hamburguesa vegetariana, salchichas vegetarianas, salchichas vegetales, \
    salchichas veganas, nuggets veganos, falafel, albóndigas vegetales, albóndigas veganas, carne vegetal, proteína de \
    soja, chorizo vegano, jamón vegano
    Glucose-Free: edulcorante, sacarina, estevia, stevia, sucralosa, eritritol, xilitol, endulzante, sustituto de \
    azúcar, chocolate para diabéticos
    Lactose-Free: leche de soja, leche de almendras, leche de avena, leche de arroz, bebida de soja, bebida de avena, \
    bebida de almendras, bebida de arroz, bebida vegetal, leche vegetal, leche sin lactosa, yogur de soja, nata \
    vegetal, queso vegano, mantequilla vegana, yogur vegetal, yogur de coco, crema vegetal
    Bread Products: colines, colín, palitos de pan, rosquilletas, napolitana, napolitanas, napolitana de chocolate, \
    napolitanas de chocolate, caracola, caracolas, mollete, molletes, chapata, chapatas, hogaza, pan candeal, \
    pan de pueblo, pan de ajo, pulguitas, pan de leche, panes de leche, media luna, medias lunas, medianoches, \
    bollería, bollería industrial, bollos, bollo, \
    pan, barra de pan, pan de molde, pan integral, pan blanco, pan de centeno, pan tostado, \
    panecillos, bollos, pan de hamburguesa, panes de hamburguesa, pan de perrito, pan para hot dog, cruasán, \
    cruasanes, croissants, tortillas de maíz, tortillas de harina, tortillas de trigo, tortillas, pan de pita, pan \
    pita, picos, regañás, colines, rosquilletas, biscotes, baguette, brioche, pan dulce, pan sin gluten, ensaimada, bolillos, arepas, \
    tostadas
    Sweets: torrijas, torrija, leche frita, pestiños, mantecados, mantecado, polvorón, palmeritas, palmeras, \
    palmera de chocolate, palmeras de chocolate, sobaos, sobao, lenguas de gato, tejas, perrunillas, brazo de gitano, \
    milhojas, tarta de santiago, tarta de queso, rosquillas, barritas de chocolate, galletas rellenas, obleas, \
    piruletas de fresa, peladillas, tejas de almendra, \
    alfajor, caramelos, caramelo, chocolate, tableta de chocolate, chocolate negro, chocolate con leche, chocolatinas, \
    galletas, galleta, galletas de chocolate, pastel, pasteles, tarta, tarta de manzana, bizcocho, magdalenas, donuts, \
    rosquillas, churros, turrón, polvorones, mazapán, bombones, gominolas, golosinas, chuches, piruletas, piruleta, \
    paletas de caramelo, chicle, chicles, regaliz, nubes, malvaviscos, huevos de chocolate, calendario de adviento, \
    barquillos, pepitas de chocolate, chispas de chocolate, muffins, merengue, roscón de reyes, flan, barrita de \
    chocolate
    Pantry: fabada, fabada asturiana, callos con garbanzos, cocido en lata, cocido madrileño en lata, \
    lentejas con chorizo, pisto, sopa de pescado, sopa de ave, crema de calabacín en brik, berberechos, \
    berberechos al natural, anchoas, anchoas del cantábrico, navajas al natural, almejas al natural, \
    chipirones en su tinta, zamburiñas en salsa, mejillones en lata, pimientos asados en tarro, palmitos, \
    arroz, pasta, harina, azúcar, sal, aceite, vinagre, mostaza, ketchup, mayonesa, cereales, muesli, copos de \
    avena, avena, patatas fritas, papas fritas de bolsa, nachos, galletas saladas, palomitas, cacahuetes, frutos \
    secos, sopa, sopa de sobre, caldo, caldo de pollo, cubitos de caldo, pastillas de caldo, salsa, salsa de tomate, \
    salsa de soja, tomate frito, tomate triturado, tomate en conserva, tomates pelados, pesto, vinagreta, pepinillos, \
    aceitunas, alcaparras, compota, mermelada, miel, crema de cacahuete, crema de cacao, crema de avellanas, leche de \
    coco, crema de coco, leche condensada, leche evaporada, leche en polvo, atún en lata, atún en aceite, atún al \
    natural, latas de atún, sardinas en lata, sardinas en aceite, mejillones en escabeche, maíz en lata, maíz dulce en \
    lata, garbanzos, lentejas, alubias, frijoles, frijoles refritos, pan rallado, levadura, levadura en polvo, \
    gelatina, colorante alimentario, azúcar vainillado, especias, condimentos, manteca de cerdo, manteca, proteína en \
    polvo, barrita de cereales, barritas de cereales, tortitas de arroz, sémola, fideos, fideos instantáneos, cuscús, \
    quinoa, espárragos en conserva, pimientos del piquillo, membrillo, dulce de membrillo
    Milk Products: leche, leche entera, leche semidesnatada, leche desnatada, nata, nata para cocinar, nata para \
    montar, crema agria, mantequilla, margarina, yogur, yogures, yogur natural, yogur griego, queso, queso rallado, \
    queso en lonchas, queso fresco, queso crema, queso de untar, requesón, cuajada, batido de chocolate, kéfir, queso \
    de cabra
    Meat and Seafood: carne, hueso, huesos, carne picada, carne molida, pollo, pollo asado, pechuga, pechuga de pollo, jamón, jamón \
    serrano, jamón york, jamón cocido, embutido, embutidos, fiambre, chorizo, salchichón, salchichas, lomo, chuletas, \
    costillas, filetes, filetes de ternera, hamburguesas, albóndigas, pescado, filetes de pescado, marisco, mariscos, \
    gambas, langostinos, mejillones, almejas, calamares, salmón, salmón ahumado, merluza, atún fresco, bacalao, \
    beicon, tocino, pavo, lonchas de pavo, palitos de cangrejo, surimi, nuggets de pollo
    Eggs: huevos, huevo, docena de huevos, huevos camperos, huevos ecológicos, claras de huevo, yemas de huevo, huevos \
    de codorniz
    Coffee & Tea: café, café molido, café en grano, granos de café, café soluble, café instantáneo, cápsulas de café, \
    café descafeinado, descafeinado, té, té verde, té negro, bolsitas de té, infusión, infusiones, manzanilla, poleo \
    menta, tila, rooibos, mate, yerba mate, matcha, capuchino
    Beverages: botella de tinto, botella de blanco, \
    agua, agua mineral, agua con gas, agua sin gas, agua de coco, zumo, zumo de naranja, zumo de manzana, \
    zumo de limón, zumo de tomate, jugo, jugo de naranja, jugo de manzana, jugo de limón, refresco, refrescos, cola, \
    limonada, gaseosa, bebida energética, bebida isotónica, batido, horchata, té helado, tónica, cerveza, cervezas, \
    cerveza sin alcohol, vino, vino tinto, vino blanco, vino rosado, cava, champán, sidra, sangría, vermut, whisky, \
    ron, vodka, ginebra, licor, brandy, tequila, chocolate a la taza, cacao soluble, cacao en polvo para desayuno, \
    mosto, smoothie, bebida, bebidas
    Refrigerated Items: san jacobos, san jacobo, flamenquines, flamenquín, empanada, empanadas, empanada gallega, \
    empanadilla, empanadillas de atún, canelones, canelones de carne, paella, lasaña boloñesa, pizza fresca, \
    bocadillo, sándwich mixto, ensalada de pasta, ensalada césar preparada, ensaladilla de cangrejo, flan de huevo, \
    flan de vainilla, tocino de cielo, cremas de verduras frescas, sopa castellana, rollitos de primavera, gyozas, \
    fingers de pollo, fingers de queso, aros de cebolla, patatas bravas congeladas, patatas para horno, \
    churros congelados, calamares a la romana, delicias de jamón, lomo empanado, pechugas villaroy, tequeños, \
    arepas rellenas, burritos, tortilla con cebolla, tortilla de patata, tortilla de patata con cebolla, \
    polos de hielo, polos de limón, tarta helada, cucuruchos, sorbete de limón, crema catalana, copa de chocolate, \
    copas de chocolate, \
    levadura fresca, levadura fresca de panadero, pizza, sándwich, sushi, plato preparado, comida preparada, lasaña, helado, helado de vainilla, \
    helados, polos, hielo, cubitos de hielo, bolsa de hielo, sorbete, patatas congeladas, verduras congeladas, varitas \
    de merluza, palitos de pescado, croquetas, empanadillas, hummus, guacamole, tzatziki, masa de hojaldre, hojaldre, \
    masa quebrada, masa de pizza, pasta fresca, raviolis frescos, ensaladilla rusa, ensaladilla, gazpacho, salmorejo, \
    tortilla de patatas, tortilla española, arroz con leche, natillas, mousse de chocolate, tiramisú, sopa fresca
    """
}
