import Foods

/// Words by which a name says that an allergen is in the food, folded; a hyphen at an end stands for any letters.
struct AllergenWords {
  let allergen: Allergen
  let words: [FoodLanguage: String]
  /// Names that hold such a word and mean something else, each with its reason.
  let exceptions: [(reason: String, phrases: String)]

  /// Names that deny what they hold.
  static let denials = """
    eifrei- free frei sans sin ohne without no non vegan- vegetarian- vegetarisch- vegetal- pflanzlich- plant \
    veggie eggless dairyfree simili imitation
    """

  static let all: [AllergenWords] = [
    peanuts, nuts, sesame, milk, eggs, gluten, fish, crustaceans, molluscs, soybeans, mustard, celery, lupin,
  ]

  private static let peanuts = AllergenWords(
    allergen: .peanuts,
    words: [
      .en: "peanut- groundnut-",
      .de: "-erdnuss- -erdnuesse- -erdnusse-",
      .fr: "cacahu- arachide-",
      .es: "cacahu- mani",
    ],
    exceptions: [
      (
        "a pumpkin and a kind of maize that are only named so",
        "calabaza cacahuete, calabaza cacahuate, cacahuazintle"
      )
    ])

  private static let nuts = AllergenWords(
    allergen: .nuts,
    words: [
      .en: """
      almond- hazelnut- walnut- pecan- pistachio- cashew- macadamia- praline- nut nuts marzipan- nougat- \
      frangipan- gianduja-
      """,
      .de: """
      -mandel- -haselnus- -walnus- -pistazi- -cashew- -macadami- -pekan- -marzipan- -nougat- -nusse -nuss \
      -nussol -nussmus -nusseis -nussbrot
      """,
      .fr: "amande- noisette- noix pistache- cajou macadamia- praline- massepain- nougat- frangipane- pecan-",
      .es: "almendra- avellana- nuez nueces pistach- anacard- macadamia- praline- mazapan- turron- pecan-",
    ],
    exceptions: [
      (
        "coconuts are the fruits of a palm",
        "noix de coco, kokosnuss"
      ),
      (
        "peanuts are pulses, and an allergen of their own",
        "erdnuss, monkey nut, ground nut"
      ),
      (
        "seeds, tubers and spices that are named after nuts",
        """
        muskatnuss, noix de muscade, noix muscade, nuez moscada, tiger nut, tigernuss, erdmandel, chufas \
        nusse, noix tigree, pine nut, pignoli nut, pignolia nut, pinon nut, zedernusse, noix de pin, lotus \
        nut, fox nut, gorgon nut, ginkgo nut, gingko nut, ginkgonusse, noix de ginkgo, nueces de ginkgo, \
        hanfnusse
        """
      ),
      (
        "maize, wheat and potatoes as small as nuts",
        "corn nut, maisnusse, grape nut, pommes noisette, mandelballchen"
      ),
      (
        "cuts of meat, scallops and clams",
        """
        noix de veau, noix de porc, noix d entrecote, noix de saint jacques, noix de petoncle, noix de \
        coquille, noisette de porc, noisette d agneau, noisettes d agneau, noisettes de chevreuil, gite a la \
        noix, rindsnuss, rindernuss, kalbsnuss, schweinenuss, schweinsnuss, lammnuss, jakobsmuschelnusse, \
        amandes de mer
        """
      ),
      (
        "a lump of butter, and browned butter",
        "noix de beurre, beurre noisette, noisette de beurre, nuez de mantequilla, mantequilla avellana"
      ),
      (
        "biscuits, wafers and a coating that are named after nuts",
        "obleas para turron, almond bark"
      ),
      (
        "a pumpkin",
        "butternuss"
      ),
      (
        "peanuts with wasabi",
        "wasabi nuts, wasabi nusse"
      ),
      (
        "nutmeg",
        "nueces moscadas"
      ),
    ])

  private static let sesame = AllergenWords(
    allergen: .sesame,
    words: [
      .en: "sesame- tahini- tahina- gomasio togarashi shichimi halva furikake",
      .de: "-sesam- tahin- togarashi",
      .fr: "sesame- tahin- gomasio togarashi",
      .es: "sesamo- ajonjoli tahin- gomasio togarashi",
    ],
    exceptions: [
      (
        "perilla",
        "sesame leaf, sesame leaves, sesamblatter"
      )
    ])

  private static let milk = AllergenWords(
    allergen: .milk,
    words: [
      .en: """
      butter buttered buttery buttermilk milk cream creamed cheese- yogurt- yoghurt- parmesan- cheddar feta \
      mozzarella- ricotta mascarpone dairy ganache whey casein ghee camembert brie gouda gruyere
      """,
      .de: """
      -butter- -sahne- -kase- -milch- -quark- -joghurt- -rahm- parmesan- mozzarella- ricotta- mascarpone- \
      camembert- gouda-
      """,
      .fr: """
      beurre lait fromage- yaourt- yogourt- parmesan mozzarella ricotta mascarpone ganache camembert brie \
      gruyere chevre
      """,
      .es: "mantequilla leche queso- nata yogur- parmesano mozzarella ricotta mascarpone requeson",
    ],
    exceptions: [])

  private static let eggs = AllergenWords(
    allergen: .eggs,
    words: [
      .en: "egg eggs mayonnaise mayo meringue- omelet- hollandaise carbonara aioli",
      .de: "ei eier- eigelb- -eiweiss- mayonnaise- meringue- omelett- hollandaise carbonara baiser-",
      .fr: "oeuf oeufs mayonnaise meringue- omelette hollandaise carbonara aioli",
      .es: "huevo- mayonesa merengue- carbonara alioli",
    ],
    exceptions: [
      (
        "protein is “Eiweiß” in German, of whatever it is",
        "sojaeiweiss, eiweissriegel, eiweisspulver, molkeneiweiss, weizeneiweiss"
      ),
      (
        "roe",
        "fish eggs, oeufs de"
      ),
      (
        "what takes the place of eggs, or goes with them",
        "egg replace, egg substitute, egg alternative, just egg, flax egg, eiersatz, egg seasoning"
      ),
      (
        "fruits, mushrooms and sweets of their shape",
        "egg tomato, eiertomate, eierfrucht, eierschwamm"
      ),
      (
        "what takes the place of eggs",
        """
        ei ersatz, substitut d oeuf, remplacant d oeuf, oeufs vegetaux, sustituto de huevo, sustitutos de \
        huevo, reemplazante de huevo, reemplazo de huevo, remplaceur d oeuf, succedane d oeuf
        """
      ),
    ])

  private static let gluten = AllergenWords(
    allergen: .gluten,
    words: [
      .en: """
      wheat wheatgerm barley rye spelt oat oats oatmeal malt malted breaded battered breadcrumb- semolina \
      couscous seitan bulgur farro kamut freekeh
      """,
      .de: "-weizen- -roggen- -dinkel- -gerste- -hafer- -malz- -couscous- -seitan- -paniert- -bulgur-",
      .fr: "ble orge seigle epeautre avoine malt couscous seitan panee panees panes chapelure boulgour",
      .es: "trigo cebada centeno espelta avena malta cuscus seitan empanado- rebozad- bulgur",
    ],
    exceptions: [
      (
        "a pseudocereal",
        "buchweizen, ble noir, trigo sarraceno"
      ),
      (
        "maize",
        "ble d inde"
      ),
      (
        "free of it by its name",
        "glutenfreie haferflocken"
      ),
      (
        "roots, plums and geese that only eat or resemble oats",
        "haferwurzel, haferpflaume, hafermastgans"
      ),
      (
        "fat",
        "schmalz"
      ),
      (
        "what is distilled needs no label",
        "rye whisk, malt whisk, single malt"
      ),
      (
        "rice and cauliflower",
        "rice malt, reismalz, malt de riz, cauliflower couscous"
      ),
      (
        "spices and vegetables for couscous",
        """
        couscous spice, couscousgewurz, couscous gewurz, epices a couscous, epices pour couscous, epices \
        couscous, legumes pour couscous
        """
      ),
      (
        "spices for couscous",
        "melange couscous, melange a couscous, especias para cuscus"
      ),
    ])

  private static let fish = AllergenWords(
    allergen: .fish,
    words: [
      .en: "fish anchov- salmon- tuna cod herring- mackerel- sardine- trout- haddock worcester- caesar",
      .de: "-fisch- -lachs- -hering- -makrele- -sardell- -sardine- -forelle- -kabeljau- -dorsch-",
      .fr: "poisson- saumon- anchois thon hareng- maquereau- sardine- truite- cabillaud-",
      .es: "pescado- salmon- anchoa- atun arenque- caballa sardina- trucha- bacalao merluza",
    ],
    exceptions: [
      (
        "cuts of pork and lamb",
        "schweinelachs, lachsbraten, lachsschinken, lachsspeck, lammlachs"
      ),
      (
        "molluscs",
        "tintenfisch, cuttle fish, pazifische"
      ),
      (
        "gelatine of pork, which isinglass has given its name",
        "cola de pescado"
      ),
      (
        "fruits, seeds and sweets",
        "groseille a maquereau, groseilles a maquereau, tuna fruit, gummy fish, swedish fish, flachssamen"
      ),
      (
        "spices for fish",
        """
        fish seasoning, fish spice, fischgewurz, fisch gewurz, epices a poisson, epices pour poisson, para \
        pescado, fish curry powder
        """
      ),
    ])

  private static let crustaceans = AllergenWords(
    allergen: .crustaceans,
    words: [
      .en: "shrimp- prawn- crab lobster- crayfish crawfish langoustine-",
      .de: "-garnele- -krabbe- -hummer- -krebs- -languste- scampi",
      .fr: "crevette- crabe homard- ecrevisse- langoust- gambas",
      .es: "gamba- camaron- cangrejo- langost- bogavante- cigala-",
    ],
    exceptions: [
      (
        "sauces and spices for them",
        "shrimp cocktail sauce, prawn cocktail sauce, crab boil"
      ),
      (
        "an apple and a croissant",
        "crab apple, crabapple, cangrejo de pan dulce"
      ),
    ])

  private static let molluscs = AllergenWords(
    allergen: .molluscs,
    words: [
      .en: "oyster- mussel- clam clams squid- octopus scallop scallops calamari snail- cuttlefish escargot-",
      .de: "-austern- -muschel- -tintenfisch- oktopus- -schnecken-",
      .fr: "huitre- moule moules palourde- calamar- poulpe- petoncle- escargot-",
      .es: "ostra- mejillon- almeja- calamar- pulpo- vieira- caracol- sepia",
    ],
    exceptions: [
      (
        "mushrooms, and a sauce of them",
        """
        oyster mushroom, mushroom oyster, king oyster, austernpilz, austernseitling, austernsaitling, pilz \
        austernsauce, seta de ostra, setas de ostra, seta ostra, tipo ostras, sauce huitre vegetarienne, \
        sauce d huitres vegetarienne, facon huitre, pleurote en huitre
        """
      ),
      (
        "cuts of beef and veal, and a pumpkin",
        "oyster blade, veal scallop, scallop squash"
      ),
      (
        "tins for baking",
        "fromage blanc moule, pour le moule"
      ),
      (
        "butter for snails",
        "snail butter, schneckenbutter, beurre d escargot"
      ),
      (
        "noodles, shells, buns, crackers and sweets of their shape",
        """
        muschelhornchen, muschelnudeln, muschelchen, caracolas grandes, taco muscheln, zimtschnecken, \
        hefeschnecken, caracolas de canela, oyster cracker, lakritzschnecken
        """
      ),
    ])

  private static let soybeans = AllergenWords(
    allergen: .soybeans,
    words: [
      .en: "soy soya soybean- tofu miso edamame teriyaki tempeh tamari natto",
      .de: "-soja- -tofu- miso- -edamame- -tempeh-",
      .fr: "soja tofu miso edamame- tempeh tamari",
      .es: "soja soya tofu miso edamame- tempeh tamari",
    ],
    exceptions: [
      (
        "coconut sap",
        "coconut soy sauce, kokos sojasauce"
      ),
      (
        "mung and adzuki beans, which are named so",
        """
        soja vert, soja verde, soja roja, sojasprossen, sojabohnensprossen, sojakeimlinge, pousses de soja, \
        pousse de soja, germes de soja, soja frais, brotes de soja, germinados de soja, brote de soja, \
        germinado de soja, vermicelles de soja, vermicelle de soja, fideos de soja
        """
      ),
      (
        "mung beans",
        "brotes de soya, germinado de soya, germen de soja"
      ),
    ])

  private static let mustard = AllergenWords(
    allergen: .mustard,
    words: [
      .en: "mustard- dijon",
      .de: "-senf-",
      .fr: "moutarde-",
      .es: "mostaza-",
    ],
    exceptions: [
      (
        "words that only join so",
        "ochsenfuss, dosenfleisch, hasenfleisch, straussenfleisch, straussenfilet, dosenfruchte, hulsenfruchte"
      ),
      (
        "another cabbage",
        "spoon mustard"
      ),
    ])

  private static let celery = AllergenWords(
    allergen: .celery,
    words: [
      .en: "celery celeriac",
      .de: "-sellerie- suppengrun-",
      .fr: "celeri-",
      .es: "apio apionabo",
    ],
    exceptions: [
      (
        "a cabbage and lovage",
        "celery cabbage, celeri batard, apio de monte"
      )
    ])

  private static let lupin = AllergenWords(
    allergen: .lupin,
    words: [
      .en: "lupin- lupine-",
      .de: "-lupine-",
      .fr: "lupin-",
      .es: "altramu- lupin-",
    ],
    exceptions: [])
}

/// Foods that are named after milk, or after what is made of it, and have none, each group with its reason.
enum MilklessFoods {
  static let all: [(reason: String, foods: String)] = [
    (
      "plants give them their name and their milk",
      """
      coconut milk, light coconut milk, coconut cream, creamed coconut, coconut drink, soy milk, sweetened \
      soy milk, almond milk, oat milk, rice milk, plant milk, vegan cream, spelt cream, cashew cream, oat \
      cream, soy cream, soy sour cream, cashew sour cream, vegan butter, vegan cheese, cashew cheese, soy \
      cheese, vegan cream cheese, soy cream cheese, nut cream cheese, tofu feta, almond feta, soy yogurt, \
      plant-based yogurt, lupin yogurt, oat yogurt, cashew yogurt, almond yogurt, coconut yogurt, vegan ice \
      cream, cashew ice cream, oat ice cream, soy ice cream, fermented tofu sauce, tofu skin, dairy-free \
      dark chocolate
      """
    ),
    (
      "fats and spreads of nuts, seeds, fruits and cocoa",
      """
      cocoa butter, peanut flour, peanut butter, reduced-fat peanut butter, crunchy peanut butter, almond \
      butter, cashew butter, hazelnut butter, sunflower seed butter, tahini, plum butter, apple butter, \
      quince paste, chestnut purée, sweetened chestnut purée, cookie butter, marshmallow cream, guacamole, balsamic glaze
      """
    ),
    (
      "vegetables, fruits, mushrooms and cereals",
      """
      butterhead lettuce, Hokkaido squash, butternut squash, creamed corn, wax bean, porcini, cherimoya, \
      bread-and-butter pickles, butter beans, canned butter beans, cooked butter beans, frozen lima beans, \
      kabocha squash, saffron milk cap, farina, pudding rice
      """
    ),
    (
      "animals, their meat and roe",
      """
      suckling pig, lamb, goat meat, headcheese, pistachio headcheese, Alaska pollock, mahi-mahi, anchovy \
      paste, sablefish, fish roe
      """
    ),
    (
      "drinks without milk",
      "root beer, sweet sherry"
    ),
    (
      "what goes with cream, milk or cheese, or tastes of them",
      """
      ice cream cone, water biscuits, coarse salt, whipped cream stabilizer, vanilla extract, custard \
      powder, Italian seasoning, poultry seasoning, pumpkin pie spice, garam masala
      """
    ),
    (
      "honey, acids and fillings that only look like it",
      "honey, citric acid, cream of tartar, chocolate sandwich cookies"
    ),
  ]
}
