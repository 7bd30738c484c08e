extension CategoryLexicon {
  /// Brands that stand for one kind of product in shops where English, German, French or Spanish is spoken. Names that
  /// are words of a food as well (Persil, Gallo, Kas, which compares as Käse does) are left out.
  static let brandNames: StaticString = """
    Household Supplies: oxiclean, oxi clean, pine-sol, pine sol, drano, liquid plumr, raid, glade, glade plug in, reynolds wrap, hefty \
    bag, hefty plate, arm and hammer detergent, spic and span, murphy oil soap, woolite, purex, quilted northern, \
    angel soft, brawny, jet dry, goo gone, scrubbing bubbles, lime away, kingsford, duraflame, ice melt, \
    zoflora, fabreze, j cloth, marigold gloves, marigolds, astonish, stardrops, pledge, dylon, \
    ace lavandina, mir vaisselle, rainett, l'arbre vert, maison verte, st marc, saint marc, carolin, xtra lessive, \
    omo micro, dash lessive, ariel pods, persavon, starwax, dreft, gain flings, snuggle, bounce, dawn, \
    palmolive dish, seventh generation, mrs meyer, mr propre, conejo lejía, estrella lejía, neutrex, flota, micolor, \
    dixan, tenn, scott brand, regina blitz, cushelle, danklorix, bref, dan klorix, sagrotan, antikal, viakal, durgol, \
    heitmann, wc frisch, dr beckmann, \
    persil color, persil discs, persil flüssig, persil pulver, persil power, persil kraftgel, persil duo caps, \
    persil megaperls, persil sensitive, persil universal, persil gel, persil capsules, mr muscle, daz, omo, tandil, \
    gama lessive, asevi, sanytol, kh 7, \
    persil non bio, persil bio, persil waschmittel, persil lessive, downy, cajoline, mimosín, swirl müllbeutel, glad bag, \
    ajax, ariel, tide pods, paic, mir laine, mir couleur, lenor, pril, fairy liquid, fairy, domestos, finish, finish tablets, somat, calgon, calgonit, vanish, \
    swiffer, zewa, tempo, kleenex, cillit bang, cif, mr clean, mr proper, meister proper, don limpio, frosch, denkmit, \
    vileda, febreze, air wick, ziploc, glad wrap, saran wrap, toppits, albal, tide, cascade, clorox, lysol, windex, \
    bounty, charmin, cottonelle, andrex, scott paper, lotus, okay, le chat, skip, soupline, norit, scottex, colhogar, \
    wipp, mistol, spontex, scotch brite, brillo, sidolin, biff, viss, flash, dettol, comfort, bold, surf, method, ecover, \
    sopalin, essuie tout, coral, perwoll, spee, weisser riese, palmolive spülmittel, harpic, wc ente, toilet duck, canard wc
    Other: irish spring, softsoap, crest, similac, enfamil, gerber baby, gerber, centrum, one a day vitamin, milk-bone, \
    milk bone, tidy cats, tidy cat, fresh step, fancy feast, meow mix, beneful, blue buffalo, alpo, greenies, \
    frolic, sharpie, biro, desitin, coppertone, banana boat, speed stick, secret deodorant, noxzema, cortizone, \
    excedrin, robitussin, dramamine, metamucil, miralax, propane tank, propane, \
    olay, oil of olay, nivea creme, nivea cream, dove cream, clinique, clarins, lancôme, la roche posay, avène, \
    vichy crème, bioderma, clearasil, clean and clear, tresemmé, john frieda, toni and guy, wella, got2b, nair, \
    veet, lynx, impulse deodorant, radox, imperial leather, carex, e45, sudocrem, bonjela, blistex, chapstick, \
    corsodyl, aquafresh, oral-b, euthymol, kneipp, tetesept, florena, bebe creme, fenjal, isana, alverde, \
    dontodent, meridol, perlweiss, \
    blédilait, bledilait, blédichef, blédidej, gaviscon, lemsip, savlon, imodium, rennie, rennies, tums, nyquil, dayquil, pepto bismol, benadryl, \
    claritin, zyrtec, motrin, aleve, mucinex, neosporin, germolene, bonjela, sudafed, beechams, dioralyte, piriton, \
    anadin, tcp, bonio, iams, bakers complete, dentastix, catsan, cow & gate, cow and gate, sma, ella's kitchen, \
    ellas kitchen, hipp, alete, bebivita, holle, blédina, bledina, blédine, good goût, gallia, guigoz, nestlé bébé, \
    p'tite céréale, hero baby, nutribén, nutriben, blevit, almirón, nidina, dalsy, apiretal, espidifen, gelocatil, \
    couldina, almax, fortasec, betadine, mercurochrome, smecta, spasfon, gaviscon menthe, strefen, humex, fervex, \
    actifed, dafalgan, spedifen, thomapyrin, grippostad, wick medinait, aspirin complex, mucosolvan, bepanthol, \
    penaten, bübchen, hipp babysanft, sebamed, eucerin, neutrogena, cetaphil, aveeno, simple face wash, \
    palmolive dusche, fa dusche, duschdas, tigi, syoss, gliss kur, l'occitane, mixa, cadum, corine de farme, \
    le petit marseillais, tahiti douche, dop, elsève, fructis, deliplus, babaria, natural honey, lactovit, moussel, \
    tulipán negro, johnson baby, johnson's baby, johnsons baby, mustela, weleda, durex, ob tampons, libresse, \
    nana serviettes, vania, evax, ausonia, dodot, lotus baby, \
    dreamies, perfect fit, vitakraft, calpol, strepsils, dolo dobendan, wick vaporub, vicks, voltaren, fenistil, \
    o.b., always ultra, bic rasoir, lactacyd, isdin, \
    colgate, nivea, dove, pampers, huggies, tampax, o b, gillette, wilkinson, head and shoulders, oral b, sensodyne, \
    elmex, aronal, odol, blend a med, listerine, garnier, l oréal, pantene, schwarzkopf, schauma, aussie, herbal essences, \
    rexona, axe, sure, right guard, old spice, labello, carmex, vaseline, bepanthen, hansaplast, band aid, elastoplast, \
    compeed, aspirin, ibuprofen, paracetamol, nurofen, tylenol, advil, doliprane, efferalgan, frenadol, alka seltzer, \
    whiskas, pedigree, felix, sheba, friskies, purina, kitekat, gourmet gold, royal canin, tena, carefree, kotex, \
    durex, balea, le petit marseillais, ushuaïa, signal, sanex, nenuco, licor del polo, alvita, wet ones, aptamil, milupa, \
    hipp milchnahrung, marlboro, camel
    Electronics: roku, fire tv, \
    nutribullet, tassimo machine, fitbit, gopro, airpods, chromecast, fire stick, ikea glühbirne, \
    philips glühbirne, panasonic eneloop, \
    duracell, varta, energizer, eneloop, osram, philips hue, sandisk
    Glucose-Free: sweet'n low, sweet n low, sweet and low, hermesetas, natreen, huxol, assugrin, pure via, purevia, sucaryl, \
    tutti free, equal sweetener, silver spoon sweetener, candarel, sucrandel, \
    canderel
    Lactose-Free: sojasun, sojade, yosoy, vivesoy, bjorg, silk almond, silk oat, silk soy, simply v, planet oat, \
    califia farms, so delicious, koko dairy free, plenish, flora plant, naturli, berief, natumi, joya, dream & joy, \
    velike, hafervoll drink, a2 sin lactosa, kaiku sin lactosa, \
    alpro, oatly, minusl, minus l, lactaid, lactofree, silk, rude health, provamel, bjorg boisson, violife
    Vegetarian: valess, like chicken, this isn't chicken, this isnt chicken, the vegetarian butcher, \
    vegetarian butcher, happyvore, sojami, céréal bio, sojasun steak, tofutti cuties, lightlife, field roast, \
    boca burger, vivera, cauldron tofu, the tofoo co, tofoo, richmond meat free, iglo green cuisine, green cuisine, \
    greenforce, endori, veganz, wheaty, hobelz, gutfried veggie, billie green, vemondo, my vay, take it veggie, \
    simply raw veggie, \
    quorn, beyond meat, impossible foods, linda mccartney, garden gourmet, rügenwalder mühle veggie, like meat, \
    taifun, heura, la vie, herta végétal, cauldron, tofurky, gardein, morningstar farms, yves veggie
    Milk Products: peak milk, three crowns, amul butter, amul, almighurt, müller rice, muller rice, perle de lait, danao, danette, daniella, velouté fruix, la fermière, \
    rians, st môret, ficello, p'tit louis, pavé d'affinois, st agur, roquefort société, société roquefort, \
    président beurre, elle & vire, bridel, lactel matin léger, grandlait, clesa, goshua, la menorquina cuajada, \
    montesano queso, milbona, hochland, géramont, st albray, bergader, cambozola, rotkäppchen camembert, grünländer, \
    patros, söbbeke, alpia, monte zott, rama cremefine, cremefine, sanella, botteram, deli reform, kerrygold extra, \
    le rustique, cœur de lion, daisy sour cream, tillamook, cabot cheddar, stonyfield, siggi, noosa, go gurt, \
    coffee mate, international delight, reddi wip, cool whip, i can't believe it's not butter, smart balance, \
    country crock, stork, vitalite, bertolli light, country life butter, président butter, the collective, rachel's, \
    rachels organic, liberté, müller, total fage, skyr arla, \
    fruchtzwerge, monte dessert, kinder pingui, milchschnitte, almighurt, apéricube, apéricubes, obazda, obatzda, savencia, \
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
    Meat and Seafood: charal, herta finesse, herta knacki, le gaulois, madrange, père dodu, herta, aoste, fleury michon, campofrio, campofrío, el pozo, elpozo, casa tarradellas fuet, espuña, \
    oscar mayer, wiesenhof, gutfried, rügenwalder, bifi, böklunder, meica, mattessons, richmond sausages, loué
    Refrigerated Items: jus rol, jusrol, jus rol pastry, knack and back, tante fanny, \
    viennetta, wall's ice cream, walls ice cream, feast lolly, twister lolly, fab lolly, \
    rowntree lollies, chicago town, pizza express, goodfellas, linda mccartney pizza, youngs fish, rustlers, \
    ginsters, pukka pie, pukka pies, fray bentos, charlie bigham, gü puds, gü, trader joe's cauliflower gnocchi, \
    pillsbury crescent, red baron, amy's, evol, banquet, marie callender's, swanson hungry man, hungry man, \
    tombstone pizza, jeno, breyers, dreyer, edy's, blue bell, dove bars, outshine, good humor, wagner pizza, \
    original wagner, gustavo gusto, alberto pizza, coppenrath & wiese, coppenrath und wiese, schöller, cremissimo, \
    bürger maultaschen, henglein, homann, nadler, weight watchers fertiggericht, käpt'n iglo, youcook, \
    weight watchers plat, sodeb'o, croustibat, bonduelle surgelé, thiriet, toupargel, extrême, cogesal, \
    la cocinera, maheso, fripozo, palacios, la sirena, royal flan, dhul, pizza tarradellas, frigo, \
    nogger, bofrost, eismann, totino, totinos, uncrustables, lean cuisine, lunchables, bagel bites, healthy choice, marie \
    callender, talenti, klondike, drumstick ice cream, maxibon, extrême glace, la laitière glace, maggi rahmgemüse, findus, \
    pescanova, ben and jerry, ben jerry, magnum, häagen dazs, haagen dazs, cornetto, solero, calippo, langnese, \
    mövenpick eis, dr oetker ristorante, dr oetker pizza, ristorante, wagner steinofen, big pizza, iglo, birds eye, captain iglo, findus, \
    mccain, aunt bessie, frosta, picard, buitoni piccolinis, goodfella, digiorno, hot pockets, eggo, stouffer, carte d or, \
    miko, frigo, la sirena, casa tarradellas, sodebo, marie surgelé
    Bread Products: soreen, new york bakery, mighty white, roberts bakery, genius bread, schär bread, harry sammys, brioche \
    pasquier, la fournée dorée, \
    hovis wholemeal, bimbo, golden toast, harrys, harry brot, hovis, warburtons, kingsmill, lieken, mestemacher, wasa, \
    ryvita, jacquet, la boulangère, wonder bread, sara lee bread, dave killer bread, panrico, thomas english muffins, \
    mission tortillas, old el paso tortillas
    Sweets: haldiram soan papdi, jelly tots, fruittella, chewits, nerds, airheads, trebor, opal fruits, rowntree, rowntrees, rowntree's \
    randoms, starmix, tangfastics, lifesavers, life savers, altoids, murray mints, fox's glacier mints, glacier \
    mints, black jacks sweets, flumps, lockets, sherbet lemons, now and later, mike and ike, hot tamales, good \
    and plenty, sweetarts, warheads, dots candy, necco, bonbons haribo, têtes brûlées, schtroumpfs haribo, \
    fraises tagada, nappo, ahoj, duplo riegel, \
    lion bar, crunchie, double decker, boost bar, aero, yorkie, rolo, milkybar, fox's biscuits, foxs, \
    maryland cookies, mr kipling, bassett's, bassetts, maynards, swizzels, love hearts, drumstick squashies, \
    percy pigs, percy pig, thorntons, green & blacks, green and blacks, lotus biscoff, biscoff, walker's shortbread, \
    walkers shortbread, ghirardelli, dum dums, jolly ranchers, laffy taffy, milk duds, junior mints, whoppers, \
    almond joy, mounds, payday, 3 musketeers, hostess cupcakes, entenmann's, pepperidge farm cookies, milano cookies, \
    keebler, famous amos, nilla wafers, kinder riegel, kinder schokolade, schoko bons, schoko-bons, ferrero, giotto, \
    mon cheri, nippon, griesson, de beukelaer, coppenrath kekse, lambertz, bahlsen, manner, manner schnitten, pez, \
    nimm 2, storck, campino, fisherman's friend, fishermans friend, hitschler, chupa, poulain 1848, jeff de bruges, \
    nestlé dessert, galak, cémoi, krema, régal'ad, lutti, la pie qui chante, vichy pastilles, delacre, brossard, \
    savane, papy brossard, bonne maman tartelettes, jaquet brownie, le ster, ker cadélac, trapa, nestlé extrafino, \
    lacasa, el almendro, 1880 turrón, la estepeña, felipe ii, virginias, río galletas, digestive gullón, \
    la bella easo, dulcesol, martínez, bimbo donuts, pantera rosa, tigretón, fini, vidal golosinas, solano, pictolín, \
    happydent, \
    schogetten, bn, choco bn, pim s, pims, barquettes lu, balisto, corny, amicelli, yogurette, em eukal, ahoj brause, dickmann, \
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
    Pantry: chipsfrisch, cap'n crunch, cap n crunch, captain crunch, grape nuts, chex, \
    indomie, honeywell noodles, golden penny, mtr masala, haldiram, haldirams, salatkrönung, salat krönung, chipsletten, langnese honig, gallo macarrones, gallo espaguetis, gallo fideos, gallo tallarines, coco pops, krave, pam original, tartex, alnatura, dr oetker backpulver, ruf, kathi, ankerkraut, \
    just spices, bamboo garden, saitaku, bauckhof, gepa, develey, born senf, kattus, mestemacher pumpernickel, \
    bahlsen cracker, brandt zwieback, golden grahams, lion céréales, trésor kellogg, country crisp, jordans, gerblé, \
    justin bridou, royco, liebig, pasquier biscottes, heudebert, vico, tyrrell's, tyrrells, kettle chips, popchips, \
    skips, wotsits, quavers, frazzles, twiglets, mini cheddars, jacobs crackers, carr's, nairn's, ryvita thins, \
    biona, whole earth, meridian, sun pat, sun-pat, lyle's, lyles golden syrup, bird's custard, birds custard, \
    ambrosia, batchelors, super noodles, cup a soup, mr kipling mix, saxa, aunt jemima, cracker barrel mac, annie's, \
    annies, amy's soup, pacific foods, hidden valley, sweet baby ray, frank's red hot, franks redhot, cholula, \
    swiss miss pudding, nabisco, snyder's, utz, cape cod chips, la cigala, pastas gallo, pasta gallo, tomate apis, \
    apis, cuca, ortiz, albo, cidacos, bonduelle, jaén oliva, la masía, coosur, borges, choví, calvé, musa, risi, \
    facundo, churruca, snatt's, snatts, grefusa, \
    pom potes, pom bär, erdnuss flippies, ültje, wheaties, cocoa puffs, weetos, shreddies, rice pops, nido, mousline, bret s, curly \
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
    Coffee & Tea: caffè nero, taylors of harrogate, taylors, café hag, hag, bialetti, onno behrends, \
    ronnefeldt, goldmännchen, bad heilbrunner, h&s tee, caro kaffee, lindes, ricoré, ricore, leroux, malongo, \
    lobodis, cafés richard, san marco, éléphant, la tisanière, kusmi, dammann, les 2 marmottes, senseo classique, \
    café catunambú, oquendo, nescafe, eko, tea forte, yogi, republic of tea, tazo, stash, lyons, nambarrie, \
    barry's tea, barrys, green mountain, peet's, cafe bustelo, bustelo, café pilon, eight o'clock, chock full o nuts, \
    tim hortons, community coffee, \
    nescafé, lavazza, nespresso, dolce gusto, senseo, tassimo, twining, twinings, teekanne, meßmer, messmer, \
    yogi tea, jacobs, jacobs krönung, dallmayr, dallmayr prodomo, melitta, tchibo, eduscho, illy, segafredo, mövenpick \
    kaffee, carte noire, grand mère, legal café, jacques vabre, l or, maxwell house, folgers, starbucks, dunkin, kenco, \
    douwe egberts, gold blend, pg tips, yorkshire tea, tetley, typhoo, lipton yellow label, lipton, elephant, tea pyramid, \
    clipper, pukka, bigelow, celestial seasonings, marcilla, saimaza, bonka, fortaleza, pompadour, hornimans, keurig
    Beverages: hi-c, hi c, celsius, modelo, yellow tail wine, yellow tail, tito's, titos, bud light, miller lite, coors light, \
    coors, busch light, michelob, pabst, blue moon beer, sam adams, samuel adams, dos equis, twisted tea, mike's \
    hard, barefoot wine, franzia, captain morgan, jose cuervo, crown royal, grey goose, svedka, dasani, aquafina, \
    deer park water, liquid death, spindrift, olipop, poppi, canada dry, barq's, barqs, fresca, mello yello, \
    bournvita, boost drink, complan, peak chocolate, supermalt, maltina, malta guinness, horlicks, barr, tango, dr. pepper, lilt, rubicon, naked juice, tymbark, sunny d, sunny delight, v8, \
    welch's, mott's, hawaiian punch, mtn dew, brisk, pure leaf, vitamin water, vitaminwater, bang energy, \
    prime hydration, body armor, kombucha gt, mezzo mix, sinalco, bluna, deit, fassbrause, gatsby, vita cola, \
    rhabarbersaftschorle, true fruits, rotbäckchen, rabenhorst, becks blue, radeberger, veltins, astra, flensburger, \
    augustiner, tegernseer, schöfferhofer, clausthaler, söhnlein, henkell, asti, kleiner feigling, berentzen, \
    chantré, asbach, doppelkorn, pampryl, caraïbos, réa, andros jus, caprisun, rozana, quézac, salvetat, st yorre, \
    saint-yorre, thonon, volvic juicy, selecto, breizh cola, ice tea, maytea, 1664, pelforth, grimbergen, affligem, \
    picon, byrrh, get 27, malibu, clan campbell, mosto greip, bifrutas, la gitana, tio pepe, beefeater, larios, \
    barceló, brugal, dyc, ponche caballero, damm lemon, alhambra, font d'or, viladrau, cabreiroá, mondariz, \
    arizona tea, bubly, topo chico, j2o, appletiser, beckers bester, bitter kas, joker jus, fever tree, \
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
