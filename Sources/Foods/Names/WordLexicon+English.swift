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
    red green yellow white black brown orange purple pink golden blonde blond dark pale blue rainbow coloured colored
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
    a an the some sized cut leaved caught ripened quality store made based full another other few any more extra very large medium small big little tiny huge jumbo giant baby mini 
     thick thin long short whole organic bio free range natural pure real
    good quality best your favourite favorite premium finest finely coarse coarsely roughly freshly lightly thinly
    thickly well nicely chopped diced sliced minced grated shredded crushed torn peeled unpeeled trimmed cored pitted
    stoned stemmed deseeded seeded unseeded seedless deveined shelled hulled husked halved quartered cubed julienned
    crumbled cracked mashed beaten melted softened firm warm warmed cold chilled cool cooled tepid lukewarm boiling
     room temperature temp packed sifted heaped heaping level scant generous rounded washed rinsed scrubbed cleaned drained
    undrained picked plucked optional additional serving ripe overripe unripe young old mature tender juicy
    crisp crunchy crusty waxy floury mild strong sharp local seasonal 
    homemade bought leftover spare boneless skinless on off fatty trimmed untrimmed
    unsalted salted unsweetened sweetened unflavoured unflavored plain pasteurised pasteurized unwaxed waxed british
    english american italian french spanish greek mexican chinese japanese thai indian turkish german irish scottish
    californian hungarian european continental welsh heirloom heritage 
           curly flat 
     farmed sustainable higher welfare outdoor reared thawed defrosted uncooked blanched loose firmly loosely packed solid
     instant quick ready 
            full 
    fairtrade kosher halal certified brand branded approx approximately plus squeezed strained
    zested slivered flaked toasted untoasted shaved ribboned spiralized spiralised separated divided approx 
    sized trimmed snipped pounded flattened tied rolled
    """,
    .preceding: """
    fat sweet hot salad vine table cooking eating bone skin quarter summer winter spring autumn fall bite style
    fine wild level hard soft iced range season flavor flavour flavored flavoured
    """,
    .lighter: "light low reduced non nonfat lite skimmed lean lower less diet",
    .vegan: "vegan plant meatless imitation mock faux fake",
    .vegetarian: "vegetarian veggie",
    .glutenFree: "gluten",
    .milkFree: "dairy nondairy",
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
