extension CategoryLexicon {
  /// Tools that are called by the food they are for, and plants: `garlic crusher`, `egg cups`, `apple tree`.
  ///
  /// A single word ends the name in English; words that foods end with, too, such as cups and racks, stand with what is before
  /// them.
  static let englishTools: StaticString = """
    Household Supplies: curler, warmer, decanter, tamper, shucker, scaler, pounder, baster, turner, tester, sheller, spiraliser, spiralizer, \
    whipper, skimmer, splitter, deseeder, destoner, huller, husker, flattener, chiller, aerator, pourer, stopper, sealer, fermenter, \
    brewer, scooper, divider, wedger, marinator, shears, fountain, mould, mold, cloche, rice washer, salad washer, vegetable washer, \
    cheese plane, cheese dome, cake dome, fondue set, cheese fondue set, tea set, coffee set, \
    crusher, corer, pitter, cherry stoner, olive stoner, slicer, cutter, grinder, squeezer, shaker, reamer, \
    ricer, mincer, chopper, zester, mandoline slicer, sifter, shredder, baller, melon baller, dispenser, separator, poacher, \
    pepper mill, salt mill, spice mill, coffee mill, grain mill, pepper grinder, coffee grinder, burr grinder, \
    salt pig, salt cellar, salt pot, tenderiser mallet, meat mallet, meat tenderiser, meat tenderizer, meat hammer, egg cup, egg pricker, egg ring, egg holder, \
    egg box, egg tray, butter dish, butter bell, butter keeper, cheese dish, soap dish, gratin dish, baking dish, roasting dish, \
    ovenproof dish, pie dish, tart dish, quiche dish, lasagne dish, lasagna dish, serving dish, dip dish, olive dish, \
    bread board, cheese board, pastry board, carving board, serving board, pizza board, bread bin, bread box, bread basket, \
    cake box, biscuit tin, cookie tin, cookie jar, biscuit jar, biscuit barrel, honey dipper, honey pot, jam pot, jam spoon, \
    jam funnel, milk jug, cream jug, gravy boat, gravy jug, sauce boat, sauce bowl, milk pan, milk frother, frother, foamer, \
    pizza stone, pizza peel, pizza wheel, baking stone, bread stone, bread sling, bread lame, bread tin, banneton, toast rack, \
    plate rack, dish rack, roasting rack, egg rack, taco rack, taco holder, banana tree stand, fruit stand, fruit basket, \
    fish tank, fish kettle, fish slice, fish turner, fish bowl, fish net, bird bath, tea cosy, tea cozy, egg cosy, \
    coffee scoop, flour scoop, ice cream scoop, ice cream scooper, cookie scoop, ice scoop, ice bucket, ice tray, ice mould, ice mold, ice lolly mould, popsicle mold, \
    jelly mould, jelly mold, chocolate mould, chocolate mold, cake mould, burger press, tortilla press, garlic press, tofu press, potato press, \
    coffee press, citrus press, lemon press, salad servers, salad tongs, sugar tongs, sugar pot, ice tongs, asparagus tongs, chip pan, chip cutter, \
    beer glasses, beer glass, beer mat, beer mug, champagne glasses, champagne flute, cocktail glasses, gin glasses, juice glasses, juice glass, whisky glasses, \
    whiskey glasses, water glasses, shot glasses, beer opener, wine opener, wine cooler sleeve, wine stopper, bottle stopper, cocktail shaker, \
    nutcracker, nut cracker, lobster cracker, crab cracker, nut bowl, vegetable brush, mushroom brush, potato brush, fruit knife, \
    cheese wire, cheese knives, cheese knife, cheese cutter, cake slice, cake server, pie server, tart tin, tart ring, cake ring, cake comb, rice spoon, rice paddle, \
    soup ladle, soup spoons, soup plate, soup plates, pasta spoon, pasta fork, pasta drying rack, pasta plate, spaghetti server, \
    bean slicer, corn stripper, herb stripper, herb mill, herb keeper, apple divider, apple wedger, apple peeler, avocado saver, avocado tool, \
    onion goggles, onion keeper, banana keeper, banana slicer, garlic rocker, garlic keeper, garlic peeler, ginger grater, nutmeg grater, \
    lemon zester, lemon reamer, lemon juicer, citrus juicer, door mat, mouse mat, car mat, floor mat, play mat, dough scraper, dough cutter, \
    dough mat, pastry mat, pastry cutter, pastry wheel, steamer, vegetable steamer, bamboo steamer, popcorn bowl, popcorn bucket, sushi mat, meat hook, meat claws, \
    meat fork, meat injector, steak knife, steak knives, burger flipper, pancake pan, crepe pan, omelette pan, egg pan, paella pan, milk bottle, milk churn
    Electronics: bread machine, pasta machine electric, popcorn machine, popcorn maker, popcorn popper, egg boiler, egg cooker, yogurt maker, yoghurt maker, \
    ice cream maker, ice cream machine, ice maker, juice extractor, juicer, waffle maker, waffle iron, sandwich maker, sandwich toaster, soup maker, food dehydrator, \
    electric whisk, tea maker, rice steamer, coffee roaster, pizza oven, bean grinder electric, soda maker, milk steamer
    Other: apple tree, pear tree, plum tree, cherry tree, lemon tree, orange tree, lime tree, fig tree, olive tree, peach tree, nut tree, walnut tree, \
    almond tree, hazel tree, avocado tree, banana tree, mango tree, fruit tree, bay tree, citrus tree, pine tree, quince tree, apricot tree, \
    blueberry bush, currant bush, gooseberry bush, raspberry cane, raspberry canes, rose bush, tomato feed, tomato cage, tomato stakes, \
    grape vine, herb garden kit, mushroom kit, mushroom growing kit, seed potatoes, onion sets, strawberry planter
    """

  static let germanTools: StaticString = """
    Household Supplies: -reibe, -schäler, -hobel, -schleuder, -presse, -schneider, -mühle, -streuer, -stampfer, -entkerner, -entsteiner, \
    -teiler, -trenner, -aufschäumer, -schäumer, -zerkleinerer, -ausstecher, -ausstechform, -portionierer, -formen, -köpfer, -wärmer, -heber, \
    -kännchen, -kanne, -zange, -zerteiler, -pinsel, -brett, -abtropfgestell, -seiher, -stößel, -mörser, -glocke, nussknacker, kartoffelstampfer, \
    brotkasten, obstkasten, eierkarton, pizzakarton, butterdose, brotdose, keksdose, zuckerdose, teedose, kaffeedose, gewürzdose, \
    gebäckdose, butterglocke, käseglocke, käsebrett, käsemesser, brotkorb, obstkorb, obstschale, eierkorb, salatbesteck, salatschüssel, salatschale, \
    müslischale, müslischüssel, suppenkelle, suppenteller, suppenschüssel, suppentasse, teesieb, mehlsieb, teeei, tee-ei, \
    fischbesteck, pizzastein, pizzaschieber, pizzaroller, pizzarad, eierlöffel, honiglöffel, eislöffel, teigrolle, teigschaber, teigrad, \
    nudelholz, nudelsieb, eierpiekser, eierstecher, spargelschäler, sparschäler, gewürzregal, weinregal, weinkühler, flaschenöffner, \
    tortenplatte, tortenring, kuchenform, kuchengitter, fleischwolf, -krug, butterschale, milchtopf, spargeltopf, nudeltopf, zwiebelhacker, -zerhacker, kräuterschere, geflügelschere, \
    kuchengabel, backform, eiswürfelform, fischglas, aquarium
    Electronics: -kocher, -bereiter, -maschine, -röster, brotbackautomat, kaffeeautomat, waffeleisen, kaffeevollautomat, entsafter, dörrautomat
    Other: -baum, -bäumchen, -strauch, apfelbäume, obstbäume
    """

  static let frenchTools: StaticString = """
    Household Supplies: moulin à poivre, moulin à café, moulin à sel, moulin à légumes, moulin à épices, râpe à fromage, râpe à légumes, râpe à muscade, presse-ail, \
    presse agrumes, presse-purée, presse citron, casse-noix, casse-noisettes, essoreuse, essoreuse à salade, planche à pain, planche à découper, \
    planche à fromage, couteau à pain, couteau à fromage, roulette à pizza, coupe-pizza, coupe-œuf, coupe-frites, vide-pomme, dénoyauteur, éplucheur, \
    épluche-légumes, économe, coquetier, coquetiers, beurrier, sucrier, salière, poivrière, théière, cafetière à piston, saucière, \
    saladier, couverts à salade, corbeille à pain, corbeille à fruits, boîte à pain, boîte à œufs, boîte à thé, boîte à biscuits, passe-thé, \
    boule à thé, cuillère à glace, cuillère à miel, cuillère à soupe, louche à soupe, tasse à café, tasses à café, tasse à thé, verre à vin, verres à vin, \
    verre à bière, verres à bière, pince à sucre, pince à salade, pierre à pizza, pelle à tarte, moule à gâteau, moule à gaufres, moule à muffins, moule à madeleines, moule à manqué, pince à homard, coupe-légumes, coupe-fromage, ouvre-boîte, tire-bouchon, moule à tarte, moule à cake, plat à tarte, \
    plat à gratin, poêle à crêpes, fouet à œufs, mousseur à lait, pilon, attendrisseur, hachoir, aquarium, couteau à beurre, cloche à fromage
    Electronics: machine à café, machine à pain, machine à pâtes, yaourtière, sorbetière, gaufrier, cuiseur à riz, cuit-œufs, extracteur de jus, \
    centrifugeuse, appareil à raclette, crêpière électrique
    Other: pommier, poirier, cerisier, prunier, citronnier, olivier, oranger, figuier, noyer, pêcher, plant de tomates, plants de tomates, \
    lait démaquillant, pâte dentifrice, huile de moteur, huile moteur, huile de massage, huile de bain, huile solaire, huile corporelle, lait corporel, lait solaire, eau oxygénée, \
    lait hydratant, lait de toilette, eau de toilette, eau de parfum, eau de cologne, crème dépilatoire, crème hydratante, huile de chaîne
    """

  static let spanishTools: StaticString = """
    Household Supplies: molinillo, molinillo de café, molinillo de pimienta, molinillo de sal, prensaajos, prensa ajos, prensa de ajos, rallador, cascanueces, abridor, abridor de botellas, sacacorchos, \
    pelador, pelapatatas, pelador de patatas, cortapizzas, cortador de pizza, cortahuevos, exprimidor, exprimidor de limones, escurridor, centrifugadora de lechuga, \
    descorazonador, deshuesador, huevera, hueveras, mantequera, mantequillera, azucarero, salero, pimentero, panera, ensaladera, frutero, tetera, \
    salsera, tabla de pan, tabla de quesos, tabla de cortar, cuchillo de pan, cuchillo jamonero, jamonero, cuchara de helado, tazas de café, taza de café, taza de té, \
    copa de vino, copas de vino, vasos de cerveza, jarra de leche, pinzas de ensalada, piedra para pizza, espumador de leche, machacador, \
    molde de tarta, mortero, bote de galletas, pecera, acuario
    Electronics: cafetera, cafetera eléctrica, panificadora, heladera eléctrica, yogurtera, gofrera, arrocera, licuadora, cuecehuevos
    Other: manzano, peral, cerezo, ciruelo, limonero, olivo, naranjo, higuera, nogal, planta de tomate, leche corporal, leche limpiadora, \
    leche desmaquillante, leche hidratante, leche solar, aceite corporal, aceite de motor, aceite de masaje, aceite solar, aceite de bebé, agua oxigenada, agua micelar, \
    agua de colonia, pasta dentífrica, pasta de dientes, crema hidratante, crema solar, crema depilatoria
    """

  /// What kitchens of South Asia and West Africa buy that no table of foods has.
  static let regional: StaticString = """
    Sweets: jalebi, jilebi, imarti, ladoo, laddu, laddoo, besan ladoo, motichoor ladoo, gulab jamun, rasgulla, rosogolla, rasmalai, \
    barfi, burfi, kaju katli, kaju barfi, mysore pak, peda, pedha, sandesh, soan papdi, chikki, gajar halwa, sohan halwa, \
    petha, mochi, kheer mix, chin chin, chinchin, coconut candy, baba dudu
    Pantry: ogbono, ogbono seeds, egusi, ogi, akamu, garri, gari, eba, fufu, fufu flour, poundo, pounded yam flour, amala, elubo, iru, dawadawa, \
    ogiri, suya spice, suya pepper, yaji, uziza, uziza seeds, utazi, ehuru, kuli kuli, tom brown, kenkey, banku, attieke, \
    bhujia, sev, chakli, murukku, mathri, namkeen, chivda, papdi, boondi, poha
    Bread Products: puff puff, agege bread
    Meat and Seafood: kilishi, ponmo, kpomo, shaki
    Beverages: zobo, zobo drink, kunu
    """
}
