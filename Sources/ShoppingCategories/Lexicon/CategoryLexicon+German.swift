extension CategoryLexicon {
  /// Products by their German words.
  static let german: StaticString = """
    Household Supplies: müllsäcke, klopapier, spültabs, spülmaschinentabs, geschirrspültabs, wc-stein, wc-steine, \
    -entkalker, entkalker, spüllappen, küchentücher, haushaltstücher, haushaltsrolle, \
    alufolie, aluminiumfolie, -folie, frischhaltefolie, backpapier, butterbrotpapier, \
    gefrierbeutel, -beutel, müllbeutel, müllsack, müllsäcke, staubsaugerbeutel, -müllbeutel, küchenrolle, \
    küchenrollen, küchenpapier, küchentuch, küchentücher, pappteller, pappbecher, plastikbecher, serviette, \
    servietten, taschentuch, taschentücher, kosmetiktücher, feuchttücher, -tücher, klopapier, toilettenpapier, \
    schwamm, schwämme, -schwamm, topfreiniger, stahlwolle, spüllappen, putzlappen, -lappen, geschirrtuch, \
    geschirrtücher, putztuch, mikrofasertuch, staubtuch, wischmopp, besen, kehrschaufel, bürste, spülbürste, \
    klobürste, eimer, gummihandschuhe, putzhandschuhe, wäscheklammern, wäscheleine, kleiderbügel, -reiniger, \
    reinigungsmittel, putzmittel, -putzmittel, scheuermilch, essigreiniger, entkalker, rohrfrei, bleiche, \
    desinfektionsmittel, möbelpolitur, schuhcreme, spülmaschinentabs, geschirrspültabs, -tabs, spülmaschinensalz, \
    klarspüler, spüli, spülmittel, waschmittel, -waschmittel, waschpulver, weichspüler, fleckenentferner, lufterfrischer, \
    duftkerze, teelicht, teelichter, kerze, kerzen, streichholz, streichhölzer, feuerzeug, grillanzünder, holzkohle, \
    grillkohle, muffinförmchen, papierförmchen, spritzbeutel, kaffeefilter, kaffeefiltertüten, teefilter, \
    schaschlikspieß, schaschlikspieße, holzspieß, holzspieße, zahnstocher, strohhalm, strohhalme, küchengarn, \
    gummiband, gummibänder, einmachglas, einmachgläser, brotdose, insektenspray, fliegenfalle, mausefalle, kleber, \
    klebeband, nägel, schrauben, pfanne, bratpfanne, topf, kochtopf, backblech, backform, kuchenform, muffinform, \
    springform, schüssel, rührschüssel, teller, tasse, weinglas, trinkglas, trinkflasche, wasserflasche, thermoskanne, \
    messbecher, schneebesen, pfannenwender, kochlöffel, schöpfkelle, gemüseschäler, sparschäler, reibe, \
    knoblauchpresse, dosenöffner, flaschenöffner, korkenzieher, nudelholz, schneidebrett, küchenmesser, brotmesser, \
    besteck, einwegbesteck, gabel, löffel, messer, sieb, topflappen, ofenhandschuh, schürze, tischdecke, untersetzer, \
    handtuch, handtücher, badetuch, duschvorhang, bettwäsche, kopfkissen, decke, vase, bilderrahmen, wc-ente, \
    wc-stein, wc-reiniger, badreiniger, glasreiniger, allzweckreiniger, backofenreiniger, spülmaschinenreiniger, \
    waschmaschinenreiniger, abflussreiniger, schmutzradierer, hammer, schraubenzieher, schraubendreher, maßband, \
    dübel, leim, sekundenkleber, panzertape, farbroller, einkaufstasche, kühlakku, eiswürfelbeutel, eiswürfelform, \
    grillschale, anzünder, kaminholz, brennholz, colorwaschmittel, vollwaschmittel, feinwaschmittel, farbfangtücher, \
    bügelspray, mottenkugeln, ameisenköder, räucherstäbchen, spülschwamm, spültuch, topfschwamm, putzschwamm, \
    putzeimer, besteckkasten, vorratsdose, frischhaltedose, frischhaltebeutel, tortenspitze, cocktailspieße, \
    holzstäbchen, eisstiele, backförmchen, papierservietten, wischtücher, reinigungstücher, haushaltstücher, zewa, \
    wc-papier, klorollen, feuchtes toilettenpapier, staubwedel, -tuch, -handschuh, -bürste, -besen, -kleber, -klammer, \
    -spray, -dose vorrat
    Other: babykost, beikost, -babybrei, babygläschen, babykekse, babytee, abendbrei, grießbrei baby, milchbrei baby, \
    obstgläschen, -gläschen, quetschie, quetschies, \
    leckerlis hund, leckerlis katze, hundeleckerlis, katzenleckerlis, hundeleckerli, katzenleckerli, snacks hund, snacks katze, \
    zahnpasta, zahnbürste, zahnseide, mundspülung, mundwasser, shampoo, -shampoo, haarspülung, haargel, \
    haarspray, haarfarbe, haargummi, haarbürste, kamm, duschgel, schaumbad, badesalz, seife, -seife, handcreme, \
    bodylotion, gesichtscreme, gesichtsmaske, lippenpflege, lippenstift, wimperntusche, nagellack, nagellackentferner, \
    abschminktücher, wattepad, wattepads, wattestäbchen, deo, deodorant, parfüm, rasierschaum, rasiergel, rasierer, \
    rasierklinge, rasierklingen, pinzette, nagelfeile, sonnencreme, sonnenmilch, tampons, binde, binden, slipeinlagen, \
    kondome, kontaktlinsenflüssigkeit, aspirin, schmerztabletten, -tabletten, kopfschmerztabletten, hustensaft, \
    hustenbonbons, nasenspray, augentropfen, vitamine, nahrungsergänzungsmittel, pflaster, verband, verbandszeug, \
    fieberthermometer, windel, windeln, feuchte babytücher, babynahrung, babybrei, babymilch, babyöl, schnuller, \
    katzenfutter, hundefutter, tierfutter, vogelfutter, -futter, katzenstreu, leckerli, hundekekse, geburtstagskerzen, \
    geburtstagskarte, geschenkpapier, schleifenband, luftballons, konfetti, briefumschlag, briefumschläge, briefmarke, \
    briefmarken, notizbuch, haftnotizen, kugelschreiber, bleistift, buntstifte, radiergummi, lineal, schere, tacker, \
    büroklammern, druckerpapier, tesafilm, klebestift, kalender, zeitung, zeitschrift, buch, spielzeug, spielkarten, \
    blumen, blumenstrauß, blumenerde, dünger, blumentopf, socken, strumpfhose, unterwäsche, regenschirm, zigaretten, \
    tabak, scheibenwischwasser, frostschutzmittel, motoröl, hygieneartikel, zahncreme, zahnbürsten, mundspray, \
    duschcreme, duschbad, flüssigseife, handseife, seifenspender, desinfektionsgel, handdesinfektion, gesichtswasser, \
    mizellenwasser, tagescreme, nachtcreme, augencreme, make-up, kajal, lidschatten, labello, lippenbalsam, haarwachs, \
    haarkur, haarspange, haargummis, rasierwasser, einwegrasierer, enthaarungscreme, fußcreme, blasenpflaster, \
    wärmflasche, mullbinde, wundsalbe, heilsalbe, salbe, jod, insektenschutz, mückenschutz, mückenspray, zeckenzange, \
    after-sun-lotion, sonnenspray, sonnenschutz, vaseline, ibuprofen, paracetamol, grippemittel, halstabletten, \
    halsbonbons, magnesiumtabletten, magnesium, zinktabletten, vitamin c, vitamin d, vitamintabletten, \
    multivitamintabletten, brausetabletten, eisentabletten, omega-3-kapseln, probiotika, kontaktlinsen, \
    schwangerschaftstest, stilleinlagen, feuchttücher für babys, babytücher, babypuder, babyshampoo, babyflasche, \
    folgemilch, pre-milch, säuglingsnahrung, babygläschen, gläschen, windeleimer, nassfutter, trockenfutter, \
    hundeleckerli, hundeleine, kotbeutel, hundekotbeutel, vogelsand, meisenknödel, einstreu, hamsterfutter, \
    aquarienfilter, kuchenkerzen, glückwunschkarte, grußkarte, postkarte, geschenkband, geschenktüte, luftschlangen, \
    wunderkerzen, feuerwerk, girlande, kopierpapier, schreibblock, collegeblock, heft, schulheft, filzstifte, \
    textmarker, füller, tintenpatronen für füller, stift, anspitzer, ordner, locher, heftklammern, tipp-ex, malbuch, \
    knete, wasserfarben, rätselheft, puppe, kuscheltier, fußball, frostschutz, nähgarn, nähnadel, wolle, \
    reißverschluss, sicherheitsnadel, schnürsenkel, handschuhe, mütze, schal, t-shirt, sonnenbrille, rucksack, erde, \
    pflanzerde, komposterde, rasensamen, grassamen, blumensamen, blumenzwiebeln, blumendünger, schneckenkorn, \
    unkrautvernichter, gießkanne, gartenschere, gartenhandschuhe, topfpflanze, zimmerpflanze, pflanze, tulpen, rosen, \
    orchidee, lottoschein, rubbellos, feinstrumpfhose, -windel, -pflaster, -lotion, -zahnbürste, -zahnpasta, -salbe, \
    -kapsel, -karte, -papier, -stift, -spielzeug, -pflanze, -erde, -lippenstift
    Electronics: batterie, batterien, akku, akkus, ladegerät, ladekabel, usb-kabel, -kabel, usb-stick, speicherkarte, \
    festplatte, verlängerungskabel, steckdosenleiste, mehrfachsteckdose, powerbank, netzteil, adapter, glühbirne, \
    glühbirnen, glühlampe, led-lampe, leuchtmittel, taschenlampe, kopfhörer, lautsprecher, mikrofon, tastatur, maus \
    für computer, bildschirm, handy, handyhülle, displayschutz, fernbedienung, fernseher, wecker, kamera, drucker, \
    druckerpatrone, druckerpatronen, tintenpatrone, wasserkocher, mixer, handmixer, kaffeemaschine, mikrowelle, föhn, \
    bügeleisen, staubsauger, ventilator, küchenwaage, rauchmelder, knopfzelle, aaa-batterie, aa-batterie, mignonzelle, \
    blockbatterie, led-birne, led-leiste, lichterkette, schreibtischlampe, stehlampe, nachtlicht, stirnlampe, \
    usb-ladegerät, usb-c-kabel, hdmi-kabel, netzkabel, usb-adapter, sd-karte, micro-sd-karte, usb-hub, kabelbinder, \
    ohrhörer, in-ear-kopfhörer, bluetooth-lautsprecher, soundbar, tablet-pc, e-reader, laptop, notebook, computermaus, \
    maus, funkmaus, webcam, router, monitor, toner, smartphone, handykabel, handyladegerät, handyhalterung, sim-karte, \
    smartwatch, armbanduhr, taschenrechner, spielkonsole, videospiel, überwachungskamera, türklingel, thermostat, \
    toaster, eierkocher, waffeleisen, heißluftfritteuse, fritteuse, reiskocher, entsafter, stabmixer, pürierstab, \
    küchenmaschine, elektrische zahnbürste, elektrorasierer, haartrockner, glätteisen, saugroboter, heizlüfter, \
    luftbefeuchter, personenwaage, waage, sicherung, -batterie, -akku, -lampe, -ladegerät, -adapter, -birne, -leuchte, \
    -drucker, -kopfhörer, -stecker
    Vegetables and Fruits: paprika bunt, paprika rot, paprika gelb, paprika grün, paprika mix, paprika tricolore, \
    williams birne, williams christ, abate birne, conference birne, obst, gemüse, salat, salatmischung, feldsalat, kopfsalat, salatkopf, kräuter, suppengrün, \
    suppengemüse, rispentomaten, cocktailtomaten, kirschtomaten, snackgurken, basilikumtopf, obstsalat, beeren, \
    südfrüchte, sprossen, pilze, zwiebeln, kartoffeln, paprika
    Vegetarian: sellerieschnitzel, kohlrabischnitzel, gemüseschnitzel, gemüsebratling, selleriesteak, blumenkohlschnitzel, \
    tofu, räuchertofu, tempeh, seitan, sojaschnetzel, sojagranulat, sojahack, veggieburger, gemüseburger, \
    gemüsebratling, gemüsefrikadellen, bratlinge, grünkernbratling, sojawürstchen, tofuwürstchen, tofubratling, \
    falafel, fleischersatz, vegane wurst, vegetarische wurst, veganer aufschnitt, vegetarischer aufschnitt, veganes \
    hack, vegane nuggets, veganes schnitzel, -bratling, -tofu
    Glucose-Free: süßstoff, süßstofftabletten, stevia, xylit, erythrit, birkenzucker, zuckerersatz, flüssigsüße, \
    süßungsmittel, diabetikerschokolade, diabetikerkekse, zuckeraustauschstoff
    Lactose-Free: sojamilch, hafermilch, mandelmilch, reismilch, kokosdrink, sojadrink, haferdrink, mandeldrink, \
    reisdrink, dinkeldrink, sojajoghurt, sojasahne, hafersahne, hafercuisine, sojacuisine, pflanzenmilch, \
    pflanzendrink, pflanzliche milch, veganer käse, vegane butter, veganer joghurt, vegane sahne, vegane margarine, \
    laktasetabletten, laktosefreie milch, kokosjoghurt
    Bread Products: kirschtasche, pizzatasche, blätterteigtasche, schinken-käse-croissant, kornspitz, seelen, \
    partybrötchen, ofenbrötchen, \
    -schnecke, -hörnchen, -laugenecke, -laugenstange, laugenecke, laugenecken, dinkelstange, \
    dinkelstangen, käsestange, käsestangen, kürbiskernstange, zimtschnecke, zimtschnecken, rosinenschnecke, nussschnecke, \
    streuselschnecke, pizzaschnecke, apfeltasche, quarktasche, nusshörnchen, butterhörnchen, schokohörnchen, \
    franzbrötchen, plunder, -plunder, puddingbrezel, -brezel, stuten, rosinenstuten, -stuten, hefekranz, \
    hefeschnecke, rosinenwecken, wecken, schrippe, schrippen, rundstück, kaiserbrötchen, laugengebäck, \
    schoko croissant, schokocroissant, buttercroissant, \
    brot, brötchen, semmel, toast, toastbrot, vollkornbrot, vollkorntoast, schwarzbrot, graubrot, \
    mischbrot, bauernbrot, weißbrot, knäckebrot, zwieback, baguette, fladenbrot, laugenbrezel, brezel, brezn, breze, \
    laugenstange, croissant, hörnchen, hefezopf, zopf, burgerbrötchen, hamburgerbrötchen, hot-dog-brötchen, \
    aufbackbrötchen, wraps, weizentortillas, tortillas, pita, ciabatta, grissini, toasties, laugenbrötchen, \
    rosinenbrötchen, milchbrötchen, rosinenbrot, pizzaboden, eiweißbrot, roggenbrot, dinkelbrot
    Sweets: -lolli, lolli, lollis, -lollis, fruchtgummi, fruchtgummi erdbeere, fruchtgummi kirsche, fruchtgummis, \
    brausepulver, brausetabletten, zuckerwatte, kaubonbon, kaubonbons, -bonbon, -bonbons, \
    mandelhörnchen, bienenstich, donauwelle, streuselkuchen, quarkbällchen, amerikaner, windbeutel, \
    eclair, schweineohren, nussecken, nussecke, florentiner, baumkuchen, frankfurter kranz, russisch brot, \
    dominosteine, götterspeise, \
    süßigkeiten, bonbon, bonbons, gummibärchen, fruchtgummi, weingummi, lakritz, lakritze, lutscher, kaugummi, \
    schokolade, schokoriegel, schokolinsen, pralinen, osterhase, schokohase, schokoladenhase, ostereier aus \
    schokolade, schokoeier, keks, kekse, plätzchen, butterkekse, waffelröllchen, schokokekse, lebkuchen, spekulatius, \
    printen, zimtsterne, kuchen, torte, muffin, donut, berliner, krapfen, marshmallows, zuckerwatte, adventskalender, \
    zuckerstreusel, schokostreusel, streusel, kuvertüre, schokoraspel, waffeln, sandkuchen, marmorkuchen, obstkuchen, \
    apfelkuchen, käsekuchen, schokokuchen, götterspeise, eiswaffeln, stollen, marzipan, nougat, schaumküsse, \
    schokoküsse, traubenzucker, dextrose
    Pantry: fett, etwas fett, fett für die form, maggi fix, knorr fix, würzmischung, gewürzmischung, \
    fix lasagne, fix chili con carne, fix gulasch, fix spaghetti bolognese, fix bolognese, fix geschnetzeltes, \
    fix nudelauflauf, fix kartoffelgratin, fix hackbraten, fix frikadellen, fix paprikarahm, fix rahmschnitzel, \
    fix jägerschnitzel, fix sauerbraten, fix curry, fix zwiebelsuppe, fix makkaroniauflauf, fix carbonara, \
    fix pasta asciutta, fix und frisch, fix & frisch, würzmischung chili con carne, gewürzmischung chili con carne, \
    knoblauchsauce, knoblauchsoße, studentenfutter, müsli, haferflocken, haferbrei, cornflakes, reiswaffeln, reispapier, salzstangen, \
    salzbrezeln, kartoffelchips, chips, erdnussflips, tortillachips, nachos, popcorn, cracker, backmischung, \
    kuchenmischung, paniermehl, semmelbrösel, tütensuppe, instantnudeln, instantsuppe, suppe, brühe, gemüsebrühe, \
    brühwürfel, suppenwürfel, soßenbinder, soßenpulver, bratensoße, tomatensoße, nudelsoße, pastasauce, pesto, \
    currysauce, grillsauce, salatdressing, salatsoße, essiggurken, gewürzgurken, saure gurken, cornichons, oliven, \
    kapern, sauerkraut, rotkohl im glas, rotkraut, apfelmus, nussnougatcreme, nuss-nougat-creme, schokoaufstrich, \
    brotaufstrich, marmelade, konfitüre, honig, kondensmilch, milchpulver, eiweißpulver, proteinpulver, proteinriegel, \
    müsliriegel, kokosmilch, kokoscreme, thunfisch im eigenen saft, thunfisch in öl, thunfisch dose, thunfischdose, \
    sardinen in öl, schmalz, gänseschmalz, pflanzenfett, kokosfett, götterspeise pulver, puddingpulver, vanillepudding \
    pulver, backpulver, trockenhefe, hefe, gelatine, lebensmittelfarbe, vanillezucker, puderzucker, tortenguss, \
    sahnesteif, gehackte tomaten, passierte tomaten, geschälte tomaten, dosentomaten, kichererbsen aus der dose, \
    falafelmischung, knödelpulver, kartoffelpüreepulver, kartoffelpüree, röstzwiebeln, nudeln, reis, mehl, zucker, \
    salz, öl, essig, senf, ketchup, mayonnaise, remoulade, gewürze, gewürzmischung, nüsse, knäckebrotchips, \
    trockenobst, dörrobst, fertigsuppe, ravioli dose, dosensuppe, eintopf dose, linseneintopf dose
    Milk Products: milch, vollmilch, frischmilch, h-milch, sahne, schlagsahne, sprühsahne, saure sahne, schmand, \
    schmelzkäse, scheibenkäse, käse, reibekäse, streukäse, pizzakäse, joghurt, naturjoghurt, fruchtjoghurt, \
    trinkjoghurt, quark, kräuterquark, frischkäse, butter, kräuterbutter, pudding, grießpudding, kakaomilch, \
    buttermilch, kaffeesahne, kaffeemilch, margarine, streichfett, käseaufschnitt, käsescheiben
    Meat and Seafood: fleisch, knochen, fisch, wurst, aufschnitt, hackfleisch, gehacktes, hack, gulasch, braten, schnitzel, \
    schweineschnitzel, bratwürste, würstchen, wiener, wiener würstchen, bockwurst, leberwurst, teewurst, mettwurst, \
    fleischwurst, lyoner, salami, schinken, kochschinken, rohschinken, speck, speckwürfel, frikadellen, buletten, \
    chicken nuggets, hähnchen, hähnchenbrust, grillhähnchen, putenbrust, putenaufschnitt, grillfleisch, grillwürste, \
    steak, kotelett, rippchen, fischfilet, räucherlachs, lachs, garnelen, meeresfrüchte, matjes, rollmops, \
    bismarckhering, fleischkäse, leberkäse, döner, burger, hamburger
    Eggs: eier, bio-eier, freilandeier, frische eier, hühnereier, gekochte eier, ei, eiweiß, eigelb, wachteleier
    Coffee & Tea: kaffee, kaffee pad, kaffee pads, kaffee ganze bohne, ganze kaffeebohne, kaffeebohnen, bohnenkaffee, filterkaffee, espresso, espressobohnen, kaffeepads, \
    kaffeekapseln, kapseln kaffee, instantkaffee, löslicher kaffee, malzkaffee, getreidekaffee, cappuccinopulver, tee, \
    teebeutel, kamillentee, pfefferminztee, früchtetee, grüner tee, grüntee, schwarzer tee, schwarztee, kräutertee, \
    rooibostee, rotbuschtee, ingwertee, fencheltee, yogitee, chai, matcha, -kaffee, -tee, -espresso, -kaffeebohne
    Beverages: wasser, mineralwasser, sprudel, stilles wasser, tafelwasser, leitungswasser, limo, limonade, cola, \
    fanta, schorle, apfelschorle, saft, orangensaft, apfelsaft, multivitaminsaft, zitronensaft, limettensaft, \
    traubensaft, tomatensaft, möhrensaft, direktsaft, nektar, sirup für getränke, holundersirup, eistee, energydrink, \
    energy-drink, smoothie, malzbier, bier, weizenbier, weißbier, pils, radler, alkoholfreies bier, wein, rotwein, \
    weißwein, roséwein, sekt, prosecco, champagner, glühwein, schnaps, likör, eierlikör, korn, wodka, rum, gin, \
    whisky, weinbrand, kakao, trinkschokolade, heiße schokolade, kakaopulver getränk, kokoswasser, tonic water, bitter \
    lemon, spezi, federweißer, -saft, -bier, -wein, -limonade, -wasser, -schorle, -likör, -schnaps, -nektar, -sekt
    Refrigerated Items: kartoffelgratin, -gratin, gratin, klopse, -klopse, königsberger klopse, kartoffelpuffer, \
    reibekuchen, germknödel, dampfnudeln, semmelknödel, -auflauf, currywurst mit pommes, käsespätzle, eierspätzle, \
    gyros pfanne, -pfannengericht, wraps mit hähnchen, quiche, flammkuchen elsässer art, elsässer flammkuchen, \
    cevapcici mit reis, backcamembert, schlemmerfilet, backfisch, kartoffelecken, wedges, kartoffelwedges, \
    nudelauflauf, gemüsepfanne, asiapfanne, reispfanne, ofenkartoffel, frikassee, hühnerfrikassee, \
    geschnetzeltes mit reis, chili con carne, paella, rote grütze, pizzabaguette, pizzabaguettes, heringssalat, \
    waldorfsalat, matjessalat, gurkensalat, karottensalat, rote-bete-salat, bulgursalat, couscoussalat, taboulé, \
    kräuterbaguette, \
    pizza, tiefkühlpizza, tk-pizza, pommes, pommes frites, kroketten, rösti, fischstäbchen, \
    frühlingsrollen, maultaschen, lasagne, fertiggericht, sushi, sandwich, eis, eiscreme, speiseeis, vanilleeis, \
    schokoeis, wassereis, eis am stiel, eiswürfel, sorbet, tiefkühlgemüse, tiefkühlobst, tiefkühlbeeren, tk-gemüse, \
    tk-beeren, tk-spinat, rahmspinat, kartoffelsalat, nudelsalat, krautsalat, fleischsalat, eiersalat, geflügelsalat, \
    hummus, guacamole, tzatziki, zaziki, dip, kräuterdip, blätterteig, mürbeteig, pizzateig, hefeteig, strudelteig, \
    flammkuchen, flammkuchenteig, kuchenteig, plätzchenteig, filoteig, yufkateig, frische pasta, frische nudeln, \
    frischteigwaren, tortellini, gnocchi, spätzle, schupfnudeln, kloßteig, kartoffelknödel, frische hefe, milchreis, \
    tiramisu, mousse au chocolat, panna cotta
    """
}
