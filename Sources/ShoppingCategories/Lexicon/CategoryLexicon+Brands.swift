extension CategoryLexicon {
  /// Brands that stand for one kind of product in shops where English, German, French or Spanish is spoken. Names that
  /// are words of a food as well (Persil, Gallo, Kas, which compares as Käse does) are left out.
  static let brandNames: StaticString = """
    Household Supplies: persil color, persil discs, persil flüssig, persil pulver, persil power, persil kraftgel, persil duo caps, \
    persil megaperls, persil sensitive, persil universal, persil gel, persil capsules, mr muscle, daz, omo, tandil, \
    gama lessive, asevi, sanytol, kh 7, \
    persil non bio, persil bio, persil waschmittel, persil lessive, downy, cajoline, mimosín, swirl müllbeutel, glad bag, \
    ajax, ariel, tide pods, paic, mir laine, mir couleur, lenor, pril, fairy liquid, fairy, domestos, finish, somat, calgon, calgonit, vanish, \
    swiffer, zewa, tempo, kleenex, cillit bang, cif, mr clean, mr proper, meister proper, don limpio, frosch, denkmit, \
    vileda, febreze, air wick, ziploc, glad wrap, saran wrap, toppits, albal, tide, cascade, clorox, lysol, windex, \
    bounty, charmin, cottonelle, andrex, scott paper, lotus, okay, le chat, skip, soupline, norit, scottex, colhogar, \
    wipp, mistol, spontex, scotch brite, brillo, sidolin, biff, viss, flash, dettol, comfort, bold, surf, method, ecover, \
    sopalin, essuie tout, coral, perwoll, spee, weisser riese, palmolive spülmittel, harpic, wc ente, toilet duck, canard wc
    Other: dreamies, perfect fit, vitakraft, calpol, strepsils, dolo dobendan, wick vaporub, vicks, voltaren, fenistil, \
    o.b., always ultra, bic rasoir, lactacyd, isdin, \
    colgate, nivea, dove, pampers, huggies, tampax, o b, gillette, wilkinson, head and shoulders, oral b, sensodyne, \
    elmex, aronal, odol, blend a med, listerine, garnier, l oréal, pantene, schwarzkopf, schauma, aussie, herbal essences, \
    rexona, axe, sure, right guard, old spice, labello, carmex, vaseline, bepanthen, hansaplast, band aid, elastoplast, \
    compeed, aspirin, ibuprofen, paracetamol, nurofen, tylenol, advil, doliprane, efferalgan, frenadol, alka seltzer, \
    whiskas, pedigree, felix, sheba, friskies, purina, kitekat, gourmet gold, royal canin, tena, carefree, kotex, \
    durex, balea, le petit marseillais, ushuaïa, signal, sanex, nenuco, licor del polo, alvita, wet ones, aptamil, milupa, \
    hipp milchnahrung, marlboro, camel
    Electronics: duracell, varta, energizer, eneloop, osram, philips hue, sandisk
    Lactose-Free: alpro, oatly, minusl, minus l, lactaid, lactofree, silk, rude health, provamel, bjorg boisson, violife
    Vegetarian: quorn, beyond meat, impossible foods, linda mccartney, garden gourmet, rügenwalder mühle veggie, like meat, \
    taifun, heura, la vie, herta végétal, cauldron, tofurky, gardein, morningstar farms, yves veggie
    Milk Products: fruchtzwerge, monte dessert, kinder pingui, milchschnitte, almighurt, apéricube, apéricubes, obazda, obatzda, savencia, \
    babybel mini, cantadou, tartare ail, madame loïk, larsa, feiraco, \
    muller corner, utterly butterly, meggle, rougette, elle vire, bridélice, mamie nova, st hubert, fruit d or, \
    primevère, central lechera, clover spread, bertolli spread, brunch aufstrich, miree, deli reform, salakis, \
    soignon, \
    actimel, activia, danone, danonino, danette, landliebe, kerrygold, yakult, leerdammer, président, \
    philadelphia, boursin, kiri, babybel, la vache qui rit, laughing cow, lurpak, anchor, yeo valley, chobani, fage, \
    müllermilch, weihenstephan, bärenmarke, exquisa, almette, bresso, rama, becel, lätta, flora, elle et vire, la laitière, \
    petit filous, petits filous, saint agur, caprice des dieux, chaussée aux moines, entremont, lactel, candia, asturiana, \
    central lechera asturiana, pascual, puleva, kaiku, el caserío, tulipán, vitalinea, philly, oikos, yoplait, land o lakes, \
    sargento, kraft singles, cathedral city, ehrmann, zott, onken, bauer joghurt, emmi, galbani, arla, dairylea, cheestrings, elmlea, muller light, müller milchreis, froop, nöm, \
    rolf beeck, milram, andechser, berchtesgadener, port salut, ilchester, pilgrims choice, \
    président camembert, rondelé, st môret, carré frais, el ventero, garcía baquero, \
    burgo de arias, danacol, densia, breakstone, tillamook, horizon organic, fairlife
    Meat and Seafood: herta, aoste, fleury michon, campofrio, campofrío, el pozo, elpozo, casa tarradellas fuet, espuña, \
    oscar mayer, wiesenhof, gutfried, rügenwalder, bifi, böklunder, meica, mattessons, richmond sausages, loué
    Refrigerated Items: nogger, bofrost, eismann, totino, totinos, uncrustables, lean cuisine, lunchables, bagel bites, healthy choice, marie \
    callender, talenti, klondike, drumstick ice cream, maxibon, extrême glace, la laitière glace, maggi rahmgemüse, findus, \
    pescanova, ben and jerry, ben jerry, magnum, häagen dazs, haagen dazs, cornetto, solero, calippo, langnese, \
    mövenpick eis, dr oetker ristorante, dr oetker pizza, ristorante, wagner steinofen, big pizza, iglo, birds eye, captain iglo, findus, \
    mccain, aunt bessie, frosta, picard, buitoni piccolinis, goodfella, digiorno, hot pockets, eggo, stouffer, carte d or, \
    miko, frigo, la sirena, casa tarradellas, sodebo, marie surgelé
    Bread Products: hovis wholemeal, bimbo, golden toast, harrys, harry brot, hovis, warburtons, kingsmill, lieken, mestemacher, wasa, \
    ryvita, jacquet, la boulangère, wonder bread, sara lee bread, dave killer bread, panrico, thomas english muffins, \
    mission tortillas, old el paso tortillas
    Sweets: schogetten, bn, choco bn, pim s, pims, barquettes lu, balisto, corny, amicelli, yogurette, em eukal, ahoj brause, dickmann, \
    super dickmann, polo mints, refreshers, fruit pastilles, curly wurly, freddo, tim tam, arnott, \
    butterfinger, baby ruth, york peppermint, swedish fish, sour patch, werther s, cuétara, artiach, marbú, risi gusanitos, \
    havanna, jelly belly, pop tarts, little debbie, jammie dodgers, tunnock, penguin bar, galaxy, wispa, nimm2, ferrero \
    küsschen, lindor, bueno, pépito, petit écolier, prince goûter, napolitain, tagada, michoko, phoskitos, \
    bollycao, sugus, toffifee, twizzler, jolly rancher, fig newton, lacasitos, dragibus, \
    milka, ritter sport, lindt, toblerone, snickers, twix, mars, bounty riegel, kitkat, kit kat, kinder, \
    kinder bueno, ferrero rocher, raffaello, mon chéri, haribo, katjes, trolli, maoam, m and m, skittles, starburst, \
    reese, hershey, cadbury, dairy milk, maltesers, galaxy chocolate, after eight, smarties, mentos, tic tac, werther, \
    chupa chups, côte d or, carambar, oreo, lu, petit lu, prince de lu, belvita, bahlsen, leibniz, prinzenrolle, hanuta, \
    duplo, knoppers, merci, celebrations, quality street, mcvitie, jaffa cakes, hobnobs, chips ahoy, nutter butter, \
    michel et augustin, bonne maman madeleine, st michel, granola biscuit, valor, suchard, huesitos, filipinos, gullón, \
    chiquilín, fontaneda, príncipe, tosta rica, dinosaurus, conguitos, wrigley, orbit, airwaves, trident, hollywood \
    chewing gum, hubba bubba, ricola, halls, vivil, twinkies, pop rocks, lay s caramel
    Pantry: pom potes, pom bär, erdnuss flippies, ültje, wheaties, cocoa puffs, weetos, shreddies, rice pops, nido, mousline, bret s, curly \
    cacahuète, benenuts, ducros, kania, le gusto, bull s eye, nando, loyd grossman, levi roots, chef select sauce, la costeña, \
    la morena, herdez, tajín, valentina, cholula, doña maría, royal levadura, gullón galletas saladas, \
    soletti, encona, huy fong, lawry's, tostitos, ruffles, pirate's booty, mrs butterworth, chef boyardee, chicken of the \
    sea, lucky charms, froot loops, alpen, ready brek, monster munch, hula hoops, crunchips, vitalis, nesquik \
    cereals, mirácoli, 5 minuten terrine, händlmaier, hengstenberg, livio, nutoka, benedicto, savora, belin, \
    chocapic, william saurin, saint mamet, materne, pom potes, isio 4, matutano, grefusa, litoral, azucarera, \
    koipe, la piara, ligeresa, cheez it, triscuit, wheat thins, frito, cheeto, spaghettio, progresso, starkist, \
    bumble bee, rice krispies, kashi, cliff bar, clif bar, nature valley, \
    knorr, maggi, heinz, hellmann, kikkoman, tabasco, sriracha huy fong, lea and perrins, thomy, kühne, miracel \
    whip, maille, amora, bénédicta, panzani, barilla, de cecco, buitoni, birkel, rummo, garofalo, uncle ben, ben original, \
    ben s original, reis fit, taureau ailé, lustucru, tipiak, rana sauce, mutti, oro di parma, bonduelle, d aucy, cassegrain, \
    green giant, del monte, dole pineapple, bonne maman, schwartau, zentis, smucker, hartley, nutella, skippy, jif, marmite, \
    bovril, oxo, bisto, kellogg, kelloggs, cheerio, weetabix, special k, frosties, kölln, seitenbacher, alnatura müsli, \
    jordan, quaker, lay, lays, walkers, doritos, pringle, funny frisch, chio, lorenz, tuc, ritz, pepperidge farm goldfish, \
    campbell, bertolli, carapelli, carbonell, la española, hojiblanca, puget, lesieur, mazola, crisco, pam spray, dr oetker, \
    mondamin, alsa, ancel, maïzena, maizena, royal gelatina, gallina blanca, avecrem, starlux, isabel, calvo, john west, \
    saupiquet, petit navire, connétable, rio mare, orlando, hida, solís, ybarra, prima tomate, hero, helios, la chinata, brillante, \
    sos arroz, la fallera, saliter, bad reichenhaller, la baleine, cérébos, tate and lyle, südzucker, daddy, béghin say, \
    old el paso, patak, sharwood, blue dragon, pataks, homepride, dolmio, ragu, prego, rao, annie mac, velveeta, kraft \
    dinner, hamburger helper, rice a roni, betty crocker, bisquick, duncan hines, swanson broth, better than bouillon, goya \
    beans, bush beans, rotel, hunt tomato, ocean spray cranberry sauce, french mustard, grey poupon, colman, branston, hp \
    sauce, gran mere, erasco, sonnen bassermann, pfanni, mccormick, schwartz, ostmann, fuchs gewürze, ducros, carmencita
    Coffee & Tea: nescafé, lavazza, nespresso, dolce gusto, senseo, tassimo, twining, twinings, teekanne, meßmer, messmer, \
    yogi tea, jacobs, jacobs krönung, dallmayr, dallmayr prodomo, melitta, tchibo, eduscho, illy, segafredo, mövenpick \
    kaffee, carte noire, grand mère, legal café, jacques vabre, l or, maxwell house, folgers, starbucks, dunkin, kenco, \
    douwe egberts, gold blend, pg tips, yorkshire tea, tetley, typhoo, lipton yellow label, lipton, elephant, tea pyramid, \
    clipper, pukka, bigelow, celestial seasonings, marcilla, saimaza, bonka, fortaleza, pompadour, hornimans, keurig
    Beverages: arizona tea, bubly, topo chico, j2o, appletiser, beckers bester, bitter kas, joker jus, fever tree, \
    jever, cristaline, colacao, coca cola, coke, coke zero, pepsi, pepsi max, fanta, sprite, schweppes, red bull, monster, rockstar, lucozade, \
    powerade, gatorade, san pellegrino, perrier, evian, volvic, vittel, contrex, badoit, gerolsteiner, apollinaris, adelholzener, \
    vilsa, volvic tee, hépar, font vella, lanjarón, bezoya, solán de cabras, vichy catalán, fiji, smartwater, poland spring, \
    la croix, lacroix, bionade, capri sun, capri sonne, hohes c, granini, valensina, punica, tropicana, innocent, minute maid, \
    simply orange, ocean spray, ribena, robinsons, vimto, irn bru, orangina, oasis, pulco, teisseire, joker, pressade, don \
    simón, juver, zumosol, la casera, casera, aquarius, trina, nestea, fuze tea, arizona, snapple, dr pepper, mountain \
    dew, seven up, 7up, a and w, beck, becks, krombacher, warsteiner, bitburger, paulaner, erdinger, franziskaner, heineken, \
    corona, budweiser, guinness, stella artois, carlsberg, peroni, kronenbourg, leffe, desperados, estrella damm, estrella \
    galicia, mahou, cruzcampo, san miguel, ambar, martini, campari, aperol, jägermeister, ramazzotti, bailey, baileys, \
    bacardi, havana club, smirnoff, absolut, gordon, bombay sapphire, hendrick, jack daniel, johnnie walker, jameson, \
    jim beam, ricard, pastis 51, pernod, suze, cointreau, grand marnier, moët, moët et chandon, veuve clicquot, freixenet, \
    rotkäppchen, mumm, fürst metternich, cola cao, nesquik, ovomaltine, ovaltine, kaba, banania, poulain, milo, swiss miss, \
    club mate, fritz kola, afri cola, spezi, almdudler, rauch eistee, yop, kool aid, crystal light, white claw
    """
}
