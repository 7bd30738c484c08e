extension LineWord {
  static let english: [(LineWord, String)] = [
    (
      .number,
      """
      one two three four five six seven eight nine ten eleven twelve fifteen sixteen eighteen twenty twenty-four half \
      quarter third couple few several one-half one-third two-thirds one-quarter one-fourth three-quarters \
      three-fourths one-eighth
      """
    ),
    ([.number, .article], "a an"),
    (.dozen, "dozen dozens doz"),
    (.approximate, "about approximately approx around roughly circa nearly almost"),
    (.preparation, "heaped heaping heaped-up rounded level mounded leveled levelled"),
    (
      .fill,
      """
      heaped heaping heaped-up scant generous rounded level overflowing bare good big full brimming mounded leveled \
      levelled hearty thinly packed rounding
      """
    ),
    (
      .size,
      """
      small medium large extra-large x-large xl lg lrg md sm med medium-sized medium-size large-sized small-sized \
      good-sized good-size decent-sized fair-sized average-sized large-ish largish small-ish smallish biggish \
      sized size big jumbo medium-large medium-small small-medium med-large med-small small-med small-to-medium \
      medium-to-large
      """
    ),
    (
      .shape,
      "thick thin thick-cut thin-cut fat long short thumb-sized thumb-size tiny mini walnut-sized little plump chunky fine wide tall"
    ),
    (
      .preparation,
      """
      chopped minced diced sliced grated shredded cubed julienned crumbled crushed mashed peeled unpeeled trimmed \
      cored stemmed seeded deseeded de-seeded skinned boned deboned melted softened beaten whisked sifted squeezed \
      toasted cooked uncooked cracked snipped packed torn halved quartered rinsed drained washed picked scrubbed \
      warmed chilled cooled slivered zested juiced shaved thawed defrosted strained reserved separated divided \
      poached boiled scored stoned destoned de-stoned deveined cleaned filleted coarse-ground fine-ground \
      fresh-ground freshly-ground well-beaten hard-boiled soft-boiled parboiled reheated spiralized spiralised \
      butterflied flattened bruised husked shucked tailed topped de-stemmed destemmed ribboned pared lightly-packed \
      well-drained well-rinsed fresh-squeezed freshly-squeezed freshly-grated fresh-grated matchsticked riced \
      finely-chopped roughly-chopped thinly-sliced finely-grated thick-sliced thin-sliced fine-chopped \
      coarsely-chopped finely-diced shelled hulled pressed pureed puréed julienne-cut
      """
    ),
    (
      .adverb,
      """
      finely coarsely roughly thinly freshly lightly thickly loosely firmly tightly well gently slightly neatly \
      stiffly softly very thin thick partially fully newly diagonally lengthwise lenghtwise crosswise evenly carefully barely rough coarse fine \
      fairly quite rather reasonably
      """
    ),
    (.groundLike, "ground milled pounded brewed cut ground squeezed made baked grilled roasted fried steamed packed"),
    (.of, "of"),
    (.range, "to"),
    ([.or, .range], "or"),
    (.and, "and & n"),
    (.plus, "plus"),
    (
      .comment,
      """
      for to as plus preferably ideally depending cut if see until without minimum weighing total optional including \
      about approximately approx. available which substitute per substitute then discarded removed contains
      """
    ),
    (.example, "such like eg e.g e.g. i.e like"),
    (.optional, "optional optionally"),
    (.each, "each apiece ea"),
    (.part, "juice zest rind peel seeds leaves juices whites yolks grated"),
    (
      .adjective,
      """
      boneless skinless bone-in skin-on fresh dried low-sodium reduced-sodium unsalted salted sweetened unsweetened \
      ripe raw cold hot warm dry fine white red green yellow black brown dark light firm soft mild sharp hard thick thin \
      canned tinned frozen smoked roasted free-range organic plain unbleached all-purpose low-fat full-fat fat-free \
      nonfat non-fat whole lean skinned homemade store-bought good-quality high-quality coarse unflavored unflavoured \
      unsulphured not-smoked wet-cured young tender tart sweet crisp crusty unwaxed extra-virgin flat-leaf curly natural \
      pure fat plump large small medium juicy sour bittersweet semisweet granulated creamy crunchy smooth spicy \
      wild pitted shelled unpeeled uncooked cooked meaty heavy instant gluten-free seedless no-salt-added \
      no-sugar-added no-added-salt no-added-sugar low-salt reduced-salt salt-free sugar-free dairy-free reduced-fat \
      half-fat lower-sodium low-sugar reduced-sugar fire-roasted leftover refrigerated day-old prepared mixed \
      pickled marinated dehydrated vacuum-packed strong blanched vegan vegetarian petite ground regular low lower \
      reduced sodium calorie free added lite bone-out thick-cut thin-cut condensed
      """
    ),
    (
      .detail,
      """
      skin skins stem stems stalk stalks root roots only part parts half halves ends end bone bones seed seeds \
      leaves removed reserved discarded on off zest juice rind flesh whole if to at in about each for with tails \
      intact attached cut left tied fat finely thinly roughly coarsely more extra quarters wedges pieces strips \
      chunks slices cubes rings dice bite-size bite-sized preferably plus optional torn room
      """
    ),
    (
      .modifier,
      """
      chicken vegetable beef veal lamb fish turkey pork mushroom seafood shrimp ham sunflower olive canola rapeseed \
      groundnut peanut corn sesame coconut grapeseed avocado walnut safflower soybean cider wine rice sherry \
      champagne raspberry balsamic malt caster granulated demerara muscovado icing cane palm rye oat almond soy bean \
      strawberry apricot flour wheat dairy
      """
    ),
    (.head, "stock broth bouillon oil vinegar sugar milk flour stockcube jam wine cream tortilla tortillas"),
    (.some, "some enough sufficient lots plenty loads"),
    (.little, "little bit"),
    (.the, "the my your"),
    (.preserved, "frozen canned tinned jarred bottled ready-made"),
    (.needed, "needed required desired necessary above"),
    (
      .purpose,
      """
      serve taste garnish finish drizzle decorate dust grease fry cook sprinkle coat brush make dress season cover \
      fill top glaze roll accompany bind deep-fry thicken scatter line spread moisten thin sear sauté saute serve, \
      your cover, rub dip brush flavour flavor
      """
    ),
    (.cutShape, "chunks cubes slices strips wedges rings"),
    (.room, "room"),
    (.state, "cooked precooked pre-cooked boiled"),
    (.bound, "at most least up to no not more less than max maximum min minimum"),
    (.total, "total altogether"),
    (.instead, "actually alternatively"),
    (.times, "x"),
    (.soldChopped, "tomato tomatoes pineapple ice pepper"),
    (.meat, "beef pork lamb veal turkey chicken meat venison"),
    (.keepsCount, "cinnamon popsicle lolly cocktail cake fish cheese breadsticks pretzel liquorice potato"),
  ]
}
