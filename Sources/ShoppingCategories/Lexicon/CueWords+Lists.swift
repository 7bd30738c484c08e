extension CueWords {
  static let lists: KeyValuePairs<CategoryCues, String> = [
    .forCare: """
    for cats, for the cat, for the cats, for dogs, for the dog, for the dogs, for pets, for the birds, for birds,
    for the hands, for hands, for the hair, for the skin, für katzen, für die katze, für die katzen, für hunde, für den hund,
    für die hunde, für haustiere, für vögel, für die vögel, für die hände, für die haut, für die haare, pour chat,
    pour chats, pour le chat, pour chien, pour chiens, pour le chien, pour animaux, pour oiseaux, pour les oiseaux,
    pour les mains, pour la peau, pour les cheveux, para gatos, para el gato, para perros, para el perro, para mascotas,
    du chat, du chien, des chats, des chiens, del gato, del perro, para pájaros, para los pájaros, para las manos, para la piel,
    para el pelo, for babies, for the baby, für babys, fürs baby,
    für das baby, pour bébé, pour bébés, bébé, para bebé, para bebés, para el bebé, whiskas, kitekat, friskies, sheba, purina,
    pedigree, royal canin, gourmet gold, hipp, alete, bebivita, blédina, nutribén, hero baby, ella's kitchen, aptamil, milupa,
    nivea, eucerin, neutrogena, cetaphil, aveeno, garnier, l'oréal, olay, balea, mustela, weleda, sebamed, sanex, pantene,
    schwarzkopf, rexona, colgate, listerine, sensodyne, labello, carmex, bepanthen, penaten, bübchen, le petit marseillais,
    démaquillant, démaquillante, dentifrice, corporel, corporelle, corporal, corporales, micellaire, micelar,
    desmaquillante, dentífrico, dentífrica, oxygénée, oxigenada, capillaire, capilar, body lotion, de moteur, moteur,
    de motor, pour moteur, para motor, pour le corps, para el cuerpo, für den körper, de massage, de masaje,
    l'occitane, la roche posay, avène, bioderma, clinique, johnson's baby
    """,
    .forHousehold: """
    for dishwashers, for the dishwasher, for washing machines, for the washing machine, for the toilet, for the bathroom,
    für spülmaschinen, für die spülmaschine, für den geschirrspüler, für die waschmaschine, für die wäsche, für die toilette,
    fürs klo, fürs wc, fürs bad, pour lave vaisselle, pour le lave vaisselle, pour lave linge, pour le lave linge,
    pour la machine à laver, pour les toilettes, pour les wc, para lavavajillas, para el lavavajillas, para el lavaplatos,
    para la lavadora, para el váter, para el inodoro, para el baño
    """,
    .frozen: """
    frozen, deep frozen, flash frozen, tiefgekühlt-, tiefgefroren-, gefroren-, tk, tiefkühl, surgelé, surgelée, congelé,
    congelée, congelad-, ultracongelad-
    """,
    .chilled: """
    refrigerated, chilled, from the fridge, gekühlt-, aus dem kühlregal, kühlregal, réfrigéré, réfrigérée, au rayon frais,
    refrigerad-
    """,
    .fresh: "fresh, frisch-, frais, fraîche, fraîches, fresc-",
    .milkFree: """
    lactose free, lacto free, lactose reduced, lactosefree, dairy free, dairyfree, milk free, non dairy, nondairy, no lactose,
    without lactose, laktosefrei-, lactosefrei-, laktose frei, minus l, minusl, lactaid, lactofree, alpro, oatly,
    provamel, violife, sojasun, sojade, yosoy, vivesoy, simply v, califia farms, planet oat, milchfrei-, ohne laktose, ohne milch,
    sans lactose, délactosé, sans lait, sans produits laitiers, sin lactosa, deslactosad-, sin lácteos, sin leche
    """,
    .sugarFree: """
    sugar free, sugarfree, sugarless, zero sugar, no sugar, no added sugar, no sugar added, glucose free, diabetic,
    for diabetics, diabetic friendly, low glucose, zuckerfrei-, ohne zucker, ohne zuckerzusatz, diabetiker,
    für diabetiker, glukosefrei-, glucosefrei-, traubenzuckerfrei-, sans sucre, sans sucres, sans sucre ajouté,
    sans sucres ajoutés, sans glucose, pour diabétiques, diabétique, sin azúcar, sin azúcares, sin azúcar añadido,
    sin glucosa, para diabéticos, diabétic-, sweetener, sweetener tablet, stevia, sucralose, saccharin, aspartame,
    erythritol, xylitol, monk fruit, süßstoff, süßungsmittel, süssstoff, edulcorant, édulcorant, edulcorante, sacarina,
    estevia, birkenzucker
    """,
    .vegan:
      "vegan, vegan-, plant based, pflanzlich-, végan, végane, végétal, végétale, végétaux, vegetal, a base de plantas",
    .vegetarian: """
    veggie, vegetarian, vegetarisch-, végétarien, végétarienne, vegetarian-, meatless, meat free, meatfree, no meat,
    chickenless, chicken free, beefless, fleischlos-, fleischfrei-, ohne fleisch, sans viande, sin carne, imitation meat,
    mock, fleischersatz, rügenwalder mühlen, garden gourmet, linda mccartney, gardein, tofurky, heura, like meat,
    pulled jackfruit, jackfruit pulled, jackfruit pork, jackfruit chicken, jackfruit duck, seitan chicken, seitan beef,
    seitan duck, tofu chicken, soy chicken, soya chicken, tempeh bacon, carrot lox, banana blossom fish, morningstar farms,
    valess, vivera, tofoo, this isn't, vegetarian butcher, happyvore, greenforce, endori, green cuisine
    """,
    .preserved: """
    canned, tinned, tin, can, jarred, in a jar, bottled, pickled, in brine, in oil, in olive oil, in water,
    in spring water, in juice, in syrup, in vinegar, dose, dosen, glas, konserve, eingelegt-, in öl, in olivenöl,
    in lake, in salzlake, im eigenen saft, aus der dose, en conserve, conserve, boîte, bocal, à l'huile,
    à l'huile d'olive, au naturel, au vinaigre, en saumure, au sirop, en conserva, enlatad-, lata, latas,
    en lata, en aceite, en aceite de oliva, al natural, en vinagre, en escabeche, en salmuera, en almíbar, tarro,
    encurtid-, frasco
    """,
    .dried: """
    dried, marinated, mariniert-, mariné, marinée, marinad-, sun dried, sundried, freeze dried, dehydrated, powdered, dry, getrocknet-, gefriergetrocknet-, gemahlen-,
    ground dried, séché, séchée, séchés, séchées, sec, sèche, lyophilisé, déshydraté, moulu, moulue, sec-, desecad-,
    deshidratad-, molid-, en poudre, en polvo
    """,
    .milkPlant: """
    free from, soy, soya, almond, oat, rice, hemp, cashew, hazelnut, macadamia, pea, coconut, nut, soja, mandel, hafer, reis,
    haselnuss, kokos, hanf, amande, avoine, riz, noisette, coco, almendra, avena, arroz, avellana
    """,
    .meatPlant: """
    bean, black bean, lentil, chickpea, soy, soya, tofu, seitan, tempeh, quinoa, pea protein, vegetable, mushroom, falafel,
    jackfruit, halloumi, paneer, beetroot, beet, sweet potato, celeriac, cauliflower, kohlrabi, aubergine, eggplant, nut,
    sellerie, blumenkohl, süßkartoffel, betterave, chou fleur, remolacha, coliflor, berenjena, soja, bohne, bohnen, linsen, kichererbsen, gemüse, grünkern, haricot, lentille, lentilles, pois chiche,
    légumes, lenteja, lentejas, garbanzo, garbanzos, verdura, verduras, beyond, impossible, quorn
    """,
    .dairy: """
    milk, yogurt, yoghurt, cream, creamer, cheese, kefir, custard, butter, spread, margarine, milch, drink, joghurt,
    sahne, käse, quark, lait, yaourt, boisson, crème, fromage, beurre, leche, bebida, yogur, queso, nata, mantequilla,
    parmesan, mozzarella, feta, cheddar, latte, half and half, sour cream, cream cheese, frischkäse
    """,
    .meaty: """
    burger, hamburger, patty, patties, sausage, mince, nugget, meatball, ball, schnitzel, cutlet, steak, ham, bacon, hot dog,
    frankfurter, salami, deli slice, slice, ground, crumble, jerky, kebab,
    gyros, meat, roast, filet, fillet, finger, strip, piece, chunk, wing, tender, chorizo, bratling, bratlinge,
    frikadelle, frikadellen, bulette, buletten, wurst, würstchen, bratwurst, hack, hackfleisch,
    geschnetzeltes, aufschnitt, schinken, speck, fleisch, fleischbällchen, bällchen, döner, saucisse,
    steak haché, haché, boulette, jambon, lardon, viande, escalope, galette, merguez, hamburguesa, salchicha,
    albóndiga, carne, carne picada, jamón, filete, embutido, escalope
    """,
    .animal: """
    chicken, beef, pork, turkey, fish, tuna, salmon, duck, shrimp, lamb, veal, hähnchen, hühnchen, huhn, rind, schwein, pute,
    lachs, thunfisch, poulet, bœuf, porc, dinde, thon, saumon, pollo, ternera, cerdo, pavo, atún, salmón
    """,
    .freshGoods: """
    pasta, ravioli, tortellini, tortelloni, tagliatelle, fettuccine, linguine, spaghetti, pappardelle, gnocchi, lasagne,
    lasagna, lasagne sheet, agnolotti, cannelloni, noodle, ramen, udon, egg noodle, spätzle, dough, pizza dough, pastry,
    puff pastry, pie crust, soup, pesto, salsa, dip, nudeln, nudel, teigwaren, teig, pizzateig, blätterteig, suppe,
    maultaschen, knödel, schupfnudeln, pâtes, pâte, pâte feuilletée, pâte brisée, pâte à pizza, raviolis, soupe, pasta,
    masa, masa de pizza, hojaldre, gazpacho, salmorejo, ñoquis, raviolis
    """,
  ]
}
