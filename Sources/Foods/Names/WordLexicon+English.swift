extension WordLexicon {
  static let english: KeyValuePairs<WordKind, String> = [
    .link: "of",
    .or: "or",
    .and: "and plus",
    .stop: """
    with without for to in from at on into cut such like if preferably about as each until per plus than that which
    until your including your juices
    """,
    .colour: """
    red green yellow white black brown orange purple pink golden blonde blond dark light pale blue rainbow coloured colored
    multicoloured tricolour
    """,
    .leaf: "leaf leaves sprig sprigs stem stems frond fronds foliage",
    .part: """
    clove stalk rib floret spear kernel piece fillet filet chunk cube slice strip rasher wedge half halves segment bulb
    head ear bunch handful crown round matchstick pinch dash splash knob drizzle sprinkle sprinkling squeeze glug pack
    packet packets package jar bottle box bag block stick sheet cup tablespoon teaspoon tbsp tsp ounce pound pint
    quart gram kilogram litre liter quantity amount tip dollop dab grind grinding twist lump steak
    """,
    .modifier: """
    a an the some few any more extra very large medium small big little tiny huge jumbo giant baby mini medium-sized
    fat thick thin thick-cut thin-cut long short whole half quarter organic bio free-range free range natural pure real
    good quality best your favourite favorite premium fine finest finely coarse coarsely roughly freshly lightly thinly
    thickly well nicely chopped diced sliced minced grated shredded crushed torn peeled unpeeled trimmed cored pitted
    stoned stemmed deseeded seeded unseeded seedless deveined shelled hulled husked halved quartered cubed julienned
    crumbled mashed beaten melted softened soft hard firm warm warmed hot cold chilled cool cooled tepid lukewarm boiling
    iced room temperature packed sifted heaped heaping level scant generous rounded washed rinsed scrubbed cleaned drained
    undrained picked plucked optional additional garnish serving ripe overripe unripe young old mature tender juicy
    crisp crunchy crusty waxy floury sweet mild strong sharp local seasonal good-quality high-quality store-bought
    homemade shop-bought bought leftover spare boneless bone skinless skin on off lean fatty trimmed untrimmed
    unsalted salted unsweetened sweetened unflavoured unflavored plain pasteurised pasteurized unwaxed waxed british
    english american italian french spanish greek mexican chinese japanese thai indian turkish german irish scottish
    californian hungarian european continental welsh new-season spring summer winter autumn fall heirloom heritage vine
    on-the-vine vine-ripened sun-ripened salad cooking eating table curly curly-leaf flat flat-leaf flat-leaved leaf
    wild farmed sustainable line-caught raw-shelled thawed defrosted uncooked blanched loose firmly loosely packed solid
    style instant quick ready ready-made low-fat low-sodium reduced-fat reduced-sodium fat-free low high reduced sodium
    salt-free no-salt fat nonfat non light lite full-fat full skimmed gluten-free gluten dairy-free dairy vegan vegetarian
    fairtrade kosher halal certified brand branded approx approximately plus level-packed roundish squeezed strained
    zested slivered flaked toasted untoasted shaved ribboned spiralized spiralised separated divided approx bite size
    sized bite-size bite-sized medium-size large-size finest-quality trimmed snipped pounded flattened tied rolled
    """,
    .general: """
    flour milk oil butter sugar cheese vinegar nut bread rice bean sauce cream pepper salt syrup powder seed stock broth
    paste juice wine noodle yogurt yoghurt sausage fish meat water tea berry dough pasta spread extract essence chocolate
    mushroom cabbage squash lettuce pudding cake biscuit cookie cracker spice seasoning mix dressing dip liqueur beer
    steak chip crisp flake starch meal bran
    """,
    .raw: "raw",
    .cooked: "cooked precooked pre-cooked boiled steamed roasted roast grilled",
    .dried: "dried dry sun-dried dehydrated",
    .canned: "canned tinned can tin",
    .frozen: "frozen",
    .ground: "ground powdered",
    .smoked: "smoked",
    .fresh: "fresh",
  ]
}
