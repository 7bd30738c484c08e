import Testing

@testable import IngredientLines

@Suite("Lines whose amounts stand in unusual places or forms")
struct UnusualAmountLinesTests {
  @Test("are read", arguments: lines)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  private static let lines: [(String, String)] =
    Array(
      [
        brackets, bounds, containers, doubled, trailing, kinds, slips, each, words, additions, signs, old, trade,
        linked, hedged, dashed, scattered, weighed, named,
      ]
      .joined())

  /// What the hand gives, by the word the line has for it.
  private static let scattered: [(String, String)] = [
    ("generous grating of nutmeg", "1 grating · nutmeg · (generous)"),
    ("few gratings fresh nutmeg", "~3 grating · fresh nutmeg"),
    ("good grinding of black pepper", "1 grinding · black pepper · (good)"),
    ("sprinkling of demerara sugar", "1 sprinkling · demerara sugar"),
    ("scattering of flaked almonds", "1 scattering · flaked almonds"), ("dusting of cocoa", "1 dusting · cocoa"),
    ("twist of lemon peel", "1 twist · lemon peel"), ("a dot of red food colouring", "1 dot · red food colouring"),
    ("grating cheese", "grating cheese"), ("dusting sugar", "dusting sugar"), ("twist pasta", "twist pasta"),
  ]

  /// Words before both ends of a range; vessels that begin a name; what is taken away of a food, and what it comes from.
  private static let named: [(String, String)] = [
    ("between 2 and 3 cups water", "2–3 cup · water"), ("between 500 and 600g beef", "500–600 g · beef"),
    ("between 500 g and 600 g beef", "500–600 g · beef"), ("zwischen 200 und 250 g Mehl", "200–250 g · Mehl"),
    ("entre 2 et 3 cuillères à soupe de sucre", "2–3 tbsp · sucre"), ("from 2 to 3 cups stock", "2–3 cup · stock"),
    ("1 pot roast", "1 · pot roast"), ("2 bottle gourds, peeled", "2 · bottle gourds · (peeled)"),
    ("200 g glass noodles", "200 g · glass noodles"), ("2 cup cakes", "2 · cup cakes"),
    ("1 whole head garlic", "1 head · garlic · (whole)"), ("2 whole cloves", "2 · whole cloves"),
    ("1 pot yoghurt", "1 pot · yoghurt"), ("2 cups cake flour", "2 cup · cake flour"),
    ("1 can opener", "1 · can opener"),
    ("8 prawns, heads and shells removed", "8 · prawns · (heads and shells removed)"),
    ("12 mussels, beards and barnacles scraped off", "12 · mussels · (beards and barnacles scraped off)"),
    ("2 apples, pears or quinces", "2 · apples [apples, pears or quinces] · or pears · or quinces"),
    ("400 g Kichererbsen aus der Dose", "400 g · Kichererbsen · (aus der Dose)"),
    ("1/2 Gurke(n)", "1/2 · Gurke"), ("2 Gurke(n)", "2 · Gurken"),
  ]

  /// What one piece weighs, without the word “each”.
  private static let weighed: [(String, String)] = [
    ("1 sea bass, about 1kg/2lb 4oz, gutted", "1 of 1 kilogram · sea bass · (gutted)"),
    ("1 leg of lamb weighing about 2kg/4lb 8oz, trimmed", "1 of 2 kilogram · leg of lamb · (trimmed)"),
    ("2 ducks, each weighing about 2kg/4lb 8oz, trimmed", "2 of 2 kilogram · ducks · (trimmed)"),
    ("1 turkey, about 5kg in weight", "1 of 5 kilogram · turkey"),
    ("1 Hähnchen, etwa 1,5 kg schwer", "1 of 1 1/2 kilogram · Hähnchen"),
    ("2 Forellen von je 300 g", "2 of 300 gram · Forellen"),
    ("1 poulet d'environ 1,5 kg coupé en morceaux", "1 of 1 1/2 kilogram · poulet · (coupé en morceaux)"),
  ]

  /// As bakers, barkeepers, boxes of eggs and kits of meals have it.
  private static let trade: [(String, String)] = [
    ("Water 720 g 72%", "720 g · Water · (72%)"), ("Salt – 20 g – 2%", "20 g · Salt · (2%)"),
    ("Strong flour 500 g (100%)", "500 g · Strong flour · (100%)"),
    ("200 g chocolat noir 70%", "200 g · chocolat noir 70%"),
    ("1 barspoon maraschino", "1 barspoon · maraschino"), ("top with soda water", "soda water · (top with)"),
    ("topped up with prosecco", "prosecco · (topped up with)"),
    ("1 tablet Mexican chocolate", "1 tablet · Mexican chocolate"),
    ("2 unit(s) Scallions", "2 piece · Scallions"),
    ("1 ball(s) Mozzarella Contains: Milk", "1 ball · Mozzarella · (Contains: Milk)"),
    ("1 foil pouch tuna", "1 pouch · tuna · (foil)"), ("2 glass jars sauerkraut", "2 jar · sauerkraut · (glass)"),
    ("2 snack-size bags Fritos", "2 bag · Fritos · (snack-size)"),
    ("1 family size bag tortilla chips", "1 bag · large · tortilla chips · (family)"),
    ("2 single-serve tubs applesauce", "2 tub · applesauce · (single-serve)"),
    ("2 jars with lids", "2 · jars with lids"), ("12 frozen mozzarella sticks", "12 · frozen mozzarella sticks"),
    ("4 butter sticks", "4 stick · butter"), ("500 g Spaghetti Nr. 5", "500 g · Spaghetti · (Nr. 5)"),
    ("c/n aceite", "aceite · (c/n)"),
    ("c/n de sal", "sal · (c/n)"), ("1 gousse d'ail dégermée", "1 clove · ail · (dégermée)"),
    ("1 lemon sized ball of tamarind", "1 ball · tamarind · (lemon sized)"),
    ("1 lime-sized piece of jaggery", "1 piece · jaggery · (lime-sized)"),
    ("1 sleeve Ritz crackers", "1 sleeve · Ritz crackers"),
    ("3 huevos talla L", "3 · large · huevos"), ("3 Eier Größe M", "3 · medium · Eier"),
    ("2 œufs calibre moyen", "2 · medium · œufs"),
  ]

  /// Whose food stands in brackets, as links of wikis have it.
  private static let linked: [(String, String)] = [
    ("500 ml [[stock]]", "500 ml · stock"), ("500 ml (stock)", "500 ml · stock"), ("3 [eggs]", "3 · eggs"),
    ("2 cups [stock](stock.md), hot", "2 cup · stock · (hot)"), ("1 cup ((sour cream))", "1 cup · sour cream"),
    ("2 cups [stock] [eggs]", "2 cup · stock · (eggs)"),
    ("2 cups (chopped)", "2 · cups (chopped)"), ("1 (large), onion", "1 · onion · (large)"),
    ("2 cups [home-made] stock", "2 cup · stock · (home-made)"),
  ]

  /// Whose dash parts how many packs there are from what one holds, and others whose dash is that of a range.
  private static let dashed: [(String, String)] = [
    ("2 - 8 oz. pkgs. cream cheese", "2 package of 8 ounce · cream cheese"),
    ("2-8 oz pkgs cream cheese", "2 package of 8 ounce · cream cheese"),
    ("1 - 16 oz. can pumpkin", "1 can of 16 ounce · pumpkin"),
    ("1-14 1/2 oz can broth", "1 can of 14 1/2 ounce · broth"),
    ("3 – 400 g tins tomatoes", "3 tin of 400 gram · tomatoes"),
    ("1-2 lb bag carrots", "1–2 lb; same 1 bag of 1–2 pound · carrots"),
    ("2-3 oz package ramen", "2–3 oz; same 1 package of 2–3 ounce · ramen"), ("3-4 lb chicken", "3–4 lb · chicken"),
    ("2-3 oz cheddar", "2–3 oz · cheddar"),
  ]

  /// Whose brackets say how exact an amount is, and batches of what others make.
  private static let hedged: [(String, String)] = [
    ("1 pollo (1,5 kg aprox.)", "1; same ~1 1/2 kg · pollo"),
    ("1 chicken (1.5 kg approx.)", "1; same ~1 1/2 kg · chicken"),
    ("1 gigot (2 kg environ), désossé", "1; same ~2 kg · gigot · (désossé)"),
    ("1 large aubergine (350g net), diced", "1; same 350 g · large · aubergine · (diced)"),
    ("1 quantity of shortcrust pastry", "1 quantity · shortcrust pastry"),
    ("1/2 quantity pizza dough", "1/2 quantity · pizza dough"),
    ("2 quantities", "2 · quantities"),
    ("1 recette de pâte brisée", "1 recipe · pâte brisée"), ("1 Rezept Mürbeteig", "1 recipe · Mürbeteig"),
    ("1 receta de masa quebrada", "1 recipe · masa quebrada"),
    ("2 tall cans evaporated milk", "2 can · evaporated milk · (tall)"),
    ("1 square semisweet chocolate", "1 square · semisweet chocolate"),
    ("1 square baking dish", "1 · square baking dish"),
    ("4 sea bass fillets, scaled and pin-boned", "4 · sea bass fillets · (scaled and pin-boned)"),
    ("2 whole trout, gutted and scaled", "2 · whole trout · (gutted and scaled)"),
    ("1 tbsp sesame, flaxseed and sunflower kernels", "1 tbsp · sesame, flaxseed and sunflower kernels"),
  ]

  /// As old cookbooks, and people who cook from them, have it.
  private static let old: [(String, String)] = [
    ("One quart of milk", "1 qt · milk"), ("A quart of oysters", "1 qt · oysters"),
    ("half a quart of cream", "1/2 qt · cream"),
    ("un quart de citron", "1/4 · citron"), ("Pint of cream", "1 pt · cream"), ("One gill of wine", "1 gill · wine"),
    ("A teacupful of sugar", "1 teacup · sugar"), ("1 dessertspoonful of flour", "1 dessertspoon · flour"),
    ("1 saltspoon mustard", "1 saltspoon · mustard"), ("2 wineglassfuls sherry", "2 wineglass · sherry"),
    ("A rounding tablespoon of cornstarch", "1 tbsp · cornstarch · (rounding)"),
    ("2 cakes compressed yeast", "2 cake · compressed yeast"), ("6 fish cakes", "6 · fish cakes"),
    ("1 cake mix", "1 · cake mix"), ("butter the size of an egg", "butter · (the size of an egg)"),
    ("a piece of butter size of a walnut", "1 piece · butter · (size of a walnut)"),
    ("2 sq. chocolate", "2 square · chocolate"), ("1 No. 2 can tomatoes", "1 can of 20 ounce · tomatoes"),
    ("sufficient flour to thicken", "flour · (sufficient, to thicken)"), ("3 nos. onion", "3 piece · onion"),
    ("1 can pineapple w/ juice", "1 can · pineapple · (w/ juice)"),
    ("A pinch of saffron soaked in 2 tbsp milk", "1 pinch · saffron · (soaked in 2 tbsp milk)"),
    ("1 pound cake, sliced", "1 · pound cake · (sliced)"), ("1 pound cake flour", "1 lb · cake flour"),
    ("1 ctn. sour cream", "1 carton · sour cream"),
  ]

  private static let additions: [(String, String)] = [
    ("2 eggs plus 1 yolk", "2 · eggs · (plus 1 yolk) · and 1 · egg yolk"),
    ("4 large eggs, plus 2 yolks, beaten", "4 · large · eggs · (plus 2 yolks, beaten) · and 2 · egg yolks · (beaten)"),
    ("1 egg + 2 egg whites", "1 · egg · (+ 2 egg whites) · and 2 · egg whites"),
    ("2 œufs + 1 jaune", "2 · œufs · (+ 1 jaune) · and 1 · jaune d’œuf"),
    ("2 huevos y 1 yema", "2 · huevos · (y 1 yema) · and 1 · yema de huevo"),
    ("2 Eier und 1 Eigelb", "2 · Eier · (und 1 Eigelb) · and 1 · Eigelb"),
    ("100 g butter and 1 tbsp olive oil", "100 g · butter · (and 1 tbsp olive oil) · and 1 tbsp · olive oil"),
    ("salt and 1/2 tsp pepper", "salt · (and 1/2 tsp pepper) · and 1/2 tsp · pepper"),
    ("250 ml tea with 10 g sugar", "250 ml · tea · (with 10 g sugar) · and 10 g · sugar"),
    ("300 g rice, 50 g prawns", "300 g · rice · (50 g prawns) · and 50 g · prawns"),
    ("500 g potatoes, 400 g peeled", "500 g · potatoes · (400 g peeled)"),
    ("1 pumpkin, 500 g flesh", "1 · pumpkin · (500 g flesh)"),
    ("1 cup stock with 2 stock cubes", "1 cup · stock with 2 stock cubes"),
    ("Onion – 1 medium, chopped", "1 · medium · Onion · (chopped)"),
    ("100 g flour plus 2 tbsp for dusting", "100 g · flour · (plus 2 tbsp for dusting)"),
    ("a couple of handfuls of baby spinach", "2 handful · baby spinach"),
    ("nach Belieben Chiliflocken", "Chiliflocken · (nach Belieben) · optional"),
    ("Salz nach Belieben", "Salz · (nach Belieben) · optional"),
    (
      "1 cuillère à soupe de beurre plus 30 ml de beurre supplémentaire au besoin",
      """
      1 tbsp · beurre · (plus 30 ml de beurre supplémentaire au besoin) \
      · and 30 ml · beurre · (supplémentaire au besoin)
      """
    ),
    ("2 medium to large carrots", "2 · medium · carrots"), ("2 medium or large eggs", "2 · medium · eggs"),
    ("2 tbsp oil, plus 1 tsp extra", "2 tbsp · oil · (plus 1 tsp extra)"),
    ("1 cup sugar plus 2 tablespoons", "1 cup; plus 2 tbsp · sugar"),
  ]

  private static let signs: [(String, String)] = [
    ("1 (14 1/2 oz can diced tomatoes", "1 can of 14 1/2 ounce · diced tomatoes"),
    ("Lentejas pardinas, 400 gr", "400 g · Lentejas pardinas"), ("Zwiebeln, 2 gr.", "2 · large · Zwiebeln"),
    ("1 cucharadita de las de café de pimentón", "1 tsp · pimentón"),
    ("1 morceau de gingembre de la taille d'un pouce", "1 piece · gingembre · (taille d'un pouce)"),
    ("1 Stückchen Butter", "1 knob · Butter"),
    ("4 hard boiled eggs, chopped", "4 · eggs · (hard boiled, chopped)"),
    ("2 lb chicken thighs skin removed", "2 lb · chicken thighs · (skin removed)"),
    ("1 bunch kale stems removed and chopped", "1 bunch · kale · (stems removed and chopped)"),
    ("1 lb pork chops bone and fat removed", "1 lb · pork chops · (bone and fat removed)"),
    ("For the topping, grated cheese", "cheese · (For the topping, grated)"),
    ("#10 can tomatoes", "1 can of 105 ounce · tomatoes"), ("1 #10 can tomatoes", "1 can of 105 ounce · tomatoes"),
    ("2 #2½ cans peaches, drained", "2 can of 28 ounce · peaches · (drained)"),
    ("2 # beef", "2 lb · beef"), ("5# potatoes, peeled", "5 lb · potatoes · (peeled)"),
    ("½ Fläschchen Rumaroma", "1/2 bottle · Rumaroma"), ("# 3 onions", "3 · onions"),
  ]

  private static let words: [(String, String)] = [
    ("one third cup oil", "1/3 cup · oil"),
    ("two thirds of a cup milk", "2/3 cup · milk"),
    ("three-quarters cup sugar", "3/4 cup · sugar"),
    ("ein Drittel Tasse Öl", "1/3 cup · Öl"),
    ("twenty cherry tomatoes", "20 · cherry tomatoes"),
    ("30 g and 1 piece ginger", "30 g; plus 1 piece · ginger"),
    ("200 g + 2 cloves garlic", "200 g; plus 2 clove · garlic"),
    ("200 g und 1 Stück Ingwer", "200 g; plus 1 piece · Ingwer"),
    ("zest from lemon", "lemon · (zest from)"), ("zest 1", "1 · zest"),
    ("zest from 1 lemon", "1 · lemon · (zest from)"),
    ("1 pint mason jar", "1 of 1 pint · mason jar"), ("2 quart zip-top bags", "2 of 1 quart · zip-top bags"),
    ("1 pint jar pickles", "1 pt; same 1 jar of 1 pint · pickles"),
    ("1 four-pound chicken", "1 of 4 pound · chicken"),
    ("4 six-ounce salmon fillets", "4 of 6 ounce · salmon fillets"),
    ("five-spice powder", "five-spice powder"),
    ("1 2\" piece ginger", "1 piece of 2 inch · ginger"),
    ("A handful or two of spinach", "1–2 handful · spinach"),
    ("2 thick-cut slices bacon", "2 slice · bacon · (thick-cut)"),
    ("4 thick-cut pork chops", "4 · thick-cut pork chops"),
    (
      "2 tbsp chopped fresh or 2 tsp dried dill",
      "2 tbsp · fresh dill · (chopped, or 2 tsp dried dill) · or 2 tsp · dried dill"
    ),
    ("another 250 ml milk", "250 ml · milk · (another)"),
    ("3 tbsp butter or just use oil", "3 tbsp · butter · (or just use oil) · or oil"),
    ("1 lb butter, (softened)", "1 lb · butter · (softened)"),
    ("4 cups lentils (see below).", "4 cup · lentils · (see below)"),
    ("½ cc de cannelle", "1/2 tsp · cannelle"),
    ("250 cc de leche", "250 ml · leche"),
    ("1 cucharadita de café de canela", "1 tsp · canela"),
    ("1 demi-oignon", "1/2 · oignon"),
    ("2 demi-baguettes", "2 · demi-baguettes"),
    ("100 g de beurre à température ambiante", "100 g · beurre · (à température ambiante)"),
    ("1 sachet de 50 g (2 oz) de soupe à l'oignon", "1 sachet of 50 gram · soupe à l'oignon"),
    (
      "16 oz udon (or 24 oz frozen, or 8-9 oz dried)",
      "16 oz · udon · (or 24 oz frozen, or 8-9 oz dried) · or 24 oz · frozen udon · or 8–9 oz · dried udon"
    ),
    (
      "6 cups cabbage, sliced (or 2 bell peppers)",
      "6 cup · cabbage · (sliced (or 2 bell peppers)) · or 2 · bell peppers"
    ),
    ("1 KL Zimt", "1 tsp · Zimt"),
    ("2 cups flour<br>", "2 cup · flour"),
    ("2 cups flour <br />", "2 cup · flour"),
    ("1 kl. Zwiebel", "1 · small · Zwiebel"),
  ]

  private static let brackets: [(String, String)] = [
    ("(1 cup pecans, chopped)", "1 cup · pecans · (chopped)"),
    ("[1 EL Kapern]", "1 tbsp · Kapern"),
    ("(optional) 1 tsp vanilla", "1 tsp · vanilla · (optional) · optional"),
    ("(200 g) carrots", "200 g · carrots"),
    ("2 to 3 (1 pound) eggplants", "2–3; same 1 lb · eggplants"),
    ("2 to 3 (8-ounce) trout", "2–3 of 8 ounce · trout"),
    ("2 to 3 (15 oz) cans beans", "2–3 can of 15 ounce · beans"),
    ("2 (1 pound each) eggplants", "2 of 1 pound · eggplants"),
    ("1kg (2lb 4oz) pork shoulder", "1 kg; same 36 oz · pork shoulder"),
    ("1 can of 400 g tomatoes", "1 can of 400 gram · tomatoes"),
    ("2 packed cups spinach", "2 cup · spinach · (packed)"),
    ("1 medium sized onion", "1 · medium · onion"),
    ("1 half onion", "1/2 · onion"),
    ("1 half cup milk", "1/2 cup · milk"),
    ("1 cup half and half", "1 cup · half and half"),
    ("one and one half cups flour", "1 1/2 cup · flour"),
    ("1 cup minus 1 tablespoon flour", "15/16 cup · flour"),
    ("unas hojas de albahaca", "~3 leaf · albahaca"),
    ("unas 4 hojas de laurel", "~4 leaf · laurel"),
    ("For the dressing: 2 tbsp oil", "2 tbsp · oil · (For the dressing)"),
    ("Toppings: grated cheese", "cheese · (Toppings, grated)"),
    ("For garnish: chopped parsley", "parsley · (For garnish, chopped)"),
    ("Für die Soße: 200 ml Sahne", "200 ml · Sahne · (Für die Soße)"),
    ("3 (2 lb total) trout", "3; same 2 lb · trout"),
    ("2 cans (28 oz total) tomatoes", "2 can; same 28 oz · tomatoes"),
    ("4 Steaks (à 200 g)", "4 of 200 gram · Steaks"),
    ("4 Steaks (je 200 g)", "4 of 200 gram · Steaks"),
  ]

  private static let slips: [(String, String)] = [
    ("2 teasoons vanilla extract", "2 tsp · vanilla extract"),
    ("1 tabelspoon olive oil", "1 tbsp · olive oil"),
    ("1 Esslöfel Zucker", "1 tbsp · Zucker"),
    ("2 Teelöffell Zimt", "2 tsp · Zimt"),
    ("1 cucharrada de azúcar", "1 tbsp · azúcar"),
    ("1 tbps soy sauce", "1 tbsp · soy sauce"),
    ("1/2 tps salt", "1/2 tsp · salt"),
    ("1 cn Tomatoes", "1 can · Tomatoes"),
    ("1 ea Egg", "1 · Egg · (ea)"),
    ("1 tablespooncream cheese, softened", "1 tbsp · cream cheese · (softened)"),
    ("1 cupwhole milk", "1 cup · whole milk"),
    ("2 cupcakes", "2 · cupcakes"),
    ("2 teaspoonfuls salt", "2 tsp · salt"),
    ("1/4 cup butter room temp.", "1/4 cup · butter · (room temp)"),
    ("4 \"vegan eggs\"", "4 · vegan eggs"),
    ("2\" ginger", "2 inch · ginger"),
    ("1/2 tsp crushed red pepper", "1/2 tsp · crushed red pepper"),
    ("2 tablets yeast", "2 tablet · yeast"),
    ("2 tasses de farine", "2 cup · farine"),
    ("1 noix de beurre", "1 knob · beurre"),
    ("1 noix beurre", "1 knob · beurre"),
    ("1 nuez de mantequilla", "1 knob · mantequilla"),
    ("2 nueces", "2 · nueces"),
    ("1 nuez moscada", "1 · nuez moscada"),
    ("1 Stich Butter", "1 knob · Butter"),
    ("4 Flöckchen Butter", "4 flake · Butter"),
    ("2 pats butter", "2 pat · butter"),
    ("1 cup gluten-free 1-to-1 baking flour", "1 cup · gluten-free 1-to-1 baking flour"),
    ("1 cup 1:1 flour", "1 cup · 1:1 flour"),
    ("1 tsp smoked paprika + more for garnish", "1 tsp · smoked paprika · (+ more for garnish)"),
    ("120 g Butter und etwas für die Form", "120 g · Butter · (und etwas für die Form)"),
    ("50 g butter + extra for greasing", "50 g · butter · (+ extra for greasing)"),
    ("50 g butter and a little more for the tin", "50 g · butter · (and a little more for the tin)"),
    ("salt and extra virgin olive oil", "salt and extra virgin olive oil"),
    ("dreiviertel Liter Brühe", "3/4 l · Brühe"),
    ("three quarters cup sugar", "3/4 cup · sugar"),
    ("three quarts stock", "3 qt · stock"),
    ("1 rib celery", "1 rib · celery"),
    ("3 pork ribs", "3 · pork ribs"),
    ("2 Rollen Küchenpapier", "2 roll · Küchenpapier"),
    ("3 m.-große Zwiebeln", "3 · medium · Zwiebeln"),
    ("1 noix de coco", "1 · noix de coco"),
  ]

  private static let each: [(String, String)] = [
    ("1 Glas Bohnen (Abtropfgewicht 240 g)", "1 jar of 240 gram · Bohnen · (Abtropfgewicht 240 g)"),
    ("1 boîte de pois chiches (265 g égouttés)", "1 can of 265 gram · pois chiches · (265 g égouttés)"),
    (
      "1 lata de garbanzos (400 g, peso escurrido 240 g)",
      "1 can of 240 gram · garbanzos · (400 g, peso escurrido 240 g)"
    ),
    ("1 Pck. Blätterteig (Kühlregal, 275 g)", "1 packet of 275 gram · Blätterteig · (Kühlregal, 275 g)"),
    ("1 can beans, drained, 240 g in all", "1 can · beans · (drained, 240 g in all)"),
    ("250 ml Milch 3,5%", "250 ml · Milch 3,5%"),
    ("1 cup 1.5% milk", "1 cup · 1.5% milk"),
    ("2 Schweineschnitzel à 150 g", "2 of 150 gram · Schweineschnitzel"),
    ("4 Koteletts je 120 g", "4 of 120 gram · Koteletts"),
    ("4 escalopes de veau d'environ 150 g chacune", "4 of 150 gram · escalopes de veau"),
    ("2 dorades de 400 g environ", "2 of 400 gram · dorades"),
    ("4 Hähnchenbrustfilets (je ca. 150 g)", "4 of 150 gram · Hähnchenbrustfilets"),
    ("4 skinless cod fillets, about 140g each", "4 of 140 gram · skinless cod fillets"),
    ("2 sea bass, about 500g each, gutted", "2 of 500 gram · sea bass · (gutted)"),
    ("4 chops, each weighing about 200g", "4 of 200 gram · chops"),
    ("3 medium zucchini, about 1 1/2 pounds total", "3; same ~1 1/2 lb · medium · zucchini"),
    ("6 chicken thighs, around 600g in total", "6; same ~600 g · chicken thighs"),
    ("4 pork chops (1 inch thick, 8 oz each)", "4 of 8 ounce · pork chops · (1 inch thick, 8 oz each)"),
    ("4 filetes de salmón (150 g cada uno)", "4 fillet of 150 gram · salmón"),
    ("4 Lachsfilets (ca. 150 g pro Stück)", "4 of 150 gram · Lachsfilets"),
    ("1 Packung Filoteig (250 g; Kühltheke)", "1 packet of 250 gram · Filoteig · (250 g; Kühltheke)"),
    ("4 pork chops, 1 inch thick", "4 · pork chops · (1 inch thick)"),
    ("200 g Butter, je 100 g zerlassen", "200 g · Butter · (je 100 g zerlassen)"),
    (
      "18 corn or 12 flour tortillas, warmed",
      "18 · corn tortillas · (or 12 flour tortillas, warmed) · or 12 · flour tortillas · (warmed)"
    ),
    ("6 (24 oz) pork chops", "6; same 24 oz · pork chops"), ("4 (2 lb) lobsters", "4; same 2 lb · lobsters"),
    ("4 (1 lb) lobsters", "4 of 1 pound · lobsters"), ("6 (24-ounce) jars sauce", "6 jar of 24 ounce · sauce"),
    ("18 corn or 12 potatoes", "18 · corn · (or 12 potatoes) · or 12 · potatoes"),
    ("1 cup flour plus 2 tbsp", "1 cup; plus 2 tbsp · flour"),
    ("1/2 cup syrup + 1 tbsp", "1/2 cup; plus 1 tbsp · syrup"),
    ("2 cups flour, plus 2 tbsp for dusting", "2 cup · flour · (plus 2 tbsp for dusting)"),
    ("1 cup sugar, plus 20 g", "1 cup · sugar · (plus 20 g)"),
    ("a pinch or two of salt", "1–2 pinch · salt"),
  ]

  private static let bounds: [(String, String)] = [
    ("at most 3 cups flour", "3 cup · flour · (at most)"),
    ("no more than 1 tsp salt", "1 tsp · salt · (no more than)"),
    ("up to 2 l water", "2 l · water · (up to)"),
    ("höchstens 200 ml Milch", "200 ml · Milch · (höchstens)"),
    ("au plus 20 cl de lait", "20 cl · lait · (au plus)"),
    ("al menos 2 cucharadas de aceite", "2 tbsp · aceite · (al menos)"),
    ("2 or more cloves garlic", "~2 clove · garlic"),
    ("plus 2 tbsp oil", "2 tbsp · oil · (plus)"),
  ]

  private static let containers: [(String, String)] = [
    ("1 sachet, about 2 tsp, dried yeast", "1 sachet; same ~2 tsp · dried yeast"),
    ("1 packet, 7 g, yeast", "1 packet of 7 gram · yeast"),
    ("1, 14 oz can of chickpeas", "1 can of 14 ounce · chickpeas"),
    ("1 15.5 -ounce can chickpeas", "1 can of 15 1/2 ounce · chickpeas"),
    ("Two 14.5-ounce diced tomatoes", "2 can of 14 1/2 ounce · diced tomatoes"),
    ("2 (14.5 ounce) diced tomatoes", "2 can of 14 1/2 ounce · diced tomatoes"),
    ("2 14-ounce steaks", "2 of 14 ounce · steaks"),
    ("15 ounce 425g can black beans", "15 oz; same 425 g; same 1 can of 15 ounce · black beans"),
    ("2 15 ounce 425g cans black beans", "2 can of 15 ounce · black beans"),
    ("tub of hummus", "1 tub · hummus"),
    ("boîte de thon", "1 can · thon"),
    ("tête de moine", "tête de moine"),
    ("loaf of rye bread", "1 loaf · rye bread"),
    ("rack of lamb", "rack of lamb"),
    ("sheets of nori", "sheets of nori"),
    ("2 soup spoons of cornflour", "2 tbsp · cornflour"),
    ("2 Paar Wiener Würstchen", "2 pair · Wiener Würstchen"),
    ("ein paar Basilikumblätter", "~3 · Basilikumblätter"),
    ("a hunk of Parmesan", "1 hunk · Parmesan"),
  ]

  private static let doubled: [(String, String)] = [
    ("1/2 + 1/3 C oats", "5/6 cup · oats"),
    ("Eggs 3", "3 · Eggs"), ("Eggs 3, beaten", "3 · Eggs · (beaten)"), ("Mehl Typ 5", "Mehl Typ 5"),
    ("omega 3", "omega 3"), ("vitamin B 12", "vitamin B 12"),
    ("1 ⁄3 cup milk", "1/3 cup · milk"), ("2 1 ⁄2 cups milk", "2 1/2 cup · milk"),
    ("3 - slices of rye bread", "3 slice · rye bread"), ("2 - eggs", "2 · eggs"),
    ("1 sachet 50 g (2 oz) de soupe", "1 sachet of 50 gram · soupe"),
    ("1 can 400 g (14 oz) tomatoes", "1 can of 400 gram · tomatoes"),
    ("1 + 1/2 cups oats", "1 1/2 cup · oats"),
    ("2-21/2 cups flour", "2–2 1/2 cup · flour"),
    ("21/2 cups flour", "2 1/2 cup · flour"), ("11/2 TL Salz", "1 1/2 tsp · Salz"),
    ("21⁄2 EL Olivenöl", "2 1/2 tbsp · Olivenöl"), ("3/2 cups milk", "1 1/2 cup · milk"),
    ("(2) 15-oz cans black beans", "2 can of 15 ounce · black beans"),
    ("(2) 14 1/4-oz. cans beef broth", "2 can of 14 1/4 ounce · beef broth"),
    ("2 to 21/2 cups flour", "2–2 1/2 cup · flour"),
    ("2 l liters vegetable stock", "2 l · vegetable stock"),
    ("225g 8oz plain flour", "225 g; same 8 oz · plain flour"),
    ("1 lb, 2 oz beef mince", "1 lb; plus 2 oz · beef mince"),
    ("1 cup, 240 ml milk", "1 cup; same 240 ml · milk"),
    ("1 cup = 240 ml milk", "1 cup; same 240 ml · milk"),
    ("2 x 100g dark chocolate", "2 of 100 gram · dark chocolate"),
    ("1 tbsp plus 1 tsp sugar", "1 tbsp; plus 1 tsp · sugar"),
  ]

  private static let trailing: [(String, String)] = [
    ("Sugar — 1 cup / 200 g", "1 cup; same 200 g · Sugar"),
    ("Flour – 2 cups (250 g)", "2 cup; same 250 g · Flour"),
    ("Peanut oil, ~60 g", "~60 g · Peanut oil"),
    ("Russet potatoes, 3-5", "3–5 · Russet potatoes"),
    ("Eggs - 3 large", "3 · large · Eggs"),
    ("Eggs (2 large)", "2 · large · Eggs"), ("Eggs (2)", "2 · Eggs"), ("Butter (2)", "Butter · (2)"),
    ("Zwiebeln (3)", "3 · Zwiebeln"),
    ("Onion (1)", "Onion · (1)"), ("2 eggs (3)", "2 · eggs · (3)"), ("Green chillies (2-3)", "2–3 · Green chillies"),
    ("parsley a small bunch, chopped", "1 bunch · small · parsley · (chopped)"), ("mint a sprig", "1 sprig · mint"),
    ("spaghetti alla chitarra", "spaghetti alla chitarra"), ("In a bowl", "In a bowl"),
    ("Add a pinch, then stir", "Add a pinch · (then stir)"),
    ("2 eggs (3 large)", "2 · eggs · (3 large)"),
    ("1 tbsp broth powder or", "1 tbsp · broth powder"),
    ("3 tbsp oil from the anchovy jar", "3 tbsp · oil · (from the anchovy jar)"),
    ("50 g cheese of your choice", "50 g · cheese · (of your choice)"),
    ("1 bouquet garni made of thyme and bay", "1 · bouquet garni · (made of thyme and bay)"),
  ]

  private static let kinds: [(String, String)] = [
    ("3 tbsp raw or toasted almonds", "3 tbsp · raw almonds [raw or toasted almonds] · or toasted almonds"),
    ("1 cup cooked or canned beans", "1 cup · cooked beans [cooked or canned beans] · or canned beans"),
    ("1 cup no-salt-added diced tomatoes", "1 cup · no-salt-added tomatoes · (diced)"),
    (
      "1 cup roasted, shelled, and skinned chestnuts", "1 cup · roasted chestnuts · (shelled, and skinned)"
    ),
    ("1 cup grated or shredded cheese", "1 cup · cheese · (grated or shredded)"),
    ("2 cups corn flour (actually masa harina)", "2 cup · corn flour · (actually masa harina) · or masa harina"),
    ("1 Jalapeño (ersatzweise grüne Chili)", "1 · Jalapeño · (ersatzweise grüne Chili) · or grüne Chili"),
  ]
}

@Suite struct FoodNameTests {
  @Test(
    "A word for a state stays with the food where the line measures it so",
    arguments: [
      ("200 g cooked rice", "cooked rice"), ("1 cup rice, cooked", "rice"),
      ("1 cup quinoa (cooked and cooled)", "cooked quinoa"),
      ("500 g gekochte Kartoffeln", "gekochte Kartoffeln"), ("500 g Kichererbsen, gegart", "gegart Kichererbsen"),
      ("200 g de riz cuit", "riz cuit"), ("2 cups cooked black beans, drained", "cooked black beans"),
      ("2 onions, chopped", "onions"),
    ])
  func keepsStates(line: String, expected: String) {
    #expect(IngredientLineReader.read(line).foodName == expected)
  }

  @Test(
    "What the recipe makes itself is told by its remark",
    arguments: [
      ("1/2 cup browned butter (from above)", true), ("pesto (made from ingredients above)", true),
      ("200 g Pesto (von oben)", true), ("1 cup stock, enough to come above the beans", false), ("2 onions", false),
    ])
  func knowsWhatIsMadeAbove(line: String, expected: Bool) {
    #expect(IngredientLineReader.read(line).isFromAbove == expected)
  }

  @Test("The tin behind a weight, and a brand before a preparation, are no part of the name")
  func leavesTinsAndBrandsOut() {
    #expect(IngredientLineReader.read("chickpeas, 400g can").described == "400 g; same 1 can · chickpeas")
    #expect(IngredientLineReader.read("1 cup Kraft shredded cheddar").described == "1 cup · Kraft cheddar · (shredded)")
    #expect(IngredientLineReader.read("4 lime wedges").described == "4 wedge · lime")
  }
}
