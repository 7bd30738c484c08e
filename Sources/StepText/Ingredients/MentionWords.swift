internal import Foods
internal import Quantities

/// The words beside the name of an ingredient that say how much of it is meant, or that it is not meant.
struct MentionWords: Sendable {
  /// What a word before a name does.
  enum Role: Sendable, Equatable {
    /// Belongs to the name and says nothing: the, of.
    case definite
    /// Counts one of a measure: a pinch, a tablespoon.
    case indefinite
    case number
    case share(Rational)
    case rest, reserved, some, all
    case measure
    /// Not this one: without, instead of, like.
    case without
    /// Made of it, and not the thing itself; before nouns of French and Spanish, behind those of English.
    case product
    /// Squeezed or taken from it, and so the thing itself: juice, zest, yolk.
    case taken
  }

  private let table: StemTable<Role>

  func role(_ bytes: [UInt8], _ range: Range<Int>) -> Role? { table.value(bytes, range) }

  init(_ rows: [(Role, String)]) { table = StemTable(rows) }

  // MARK: Before the name

  static func before(_ language: FoodLanguage) -> MentionWords {
    switch language {
    case .en: english
    case .de: german
    case .fr: french
    case .es: spanish
    }
  }

  /// What parts of a measure are in all languages.
  private static let units = "g gr kg mg ml cl dl l oz lb lbs"

  private static let english = MentionWords([
    (.definite, "the of your this these those each both"), (.indefinite, "a an"), (.all, "all"),
    (.number, "one two three four five six seven eight nine ten twelve dozen"),
    (.share(half), "half"), (.share(third), "third"), (.share(quarter), "quarter"),
    (.rest, "remaining rest leftover other remainder last"), (.reserved, "reserved"),
    (.some, "some little most more extra additional any enough bit another several couple few"),
    (
      .measure,
      units + """
         t c tsp tbsp tbs teaspoon tablespoon cup ounce pound pint quart litre liter gram kilogram pinch dash splash handful
        drizzle drop spoonful spoon teaspoonful tablespoonful ladle ladleful knob dollop squeeze sprinkling sprinkle
        grind grinding glug can tin jar packet inch cm
        """
    ),
    (.without, "without instead except excepting exception like than minus"),
  ])

  private static let german = MentionWords([
    (.definite, "der die das den dem des von vom diese dieser diesen"), (.indefinite, "ein eine einen einem einer"),
    (.all, "alle allen sämtliche sämtlichen gesamte gesamten ganze ganzen"),
    (.number, "zwei drei vier fünf sechs sieben acht neun zehn zwölf"),
    (.share(half), "Hälfte"), (.share(third), "Drittel Dritteln"), (.share(quarter), "Viertel Vierteln"),
    (.rest, "Rest restliche restlichen restlicher restliches übrige übrigen übriger übriges verbliebene verbliebenen"),
    (.some, "etwas wenig mehr weitere weiteren weiterer meiste meisten genug einige einigen mehrere"),
    (
      .measure,
      units + """
         EL TL Esslöffel Teelöffel Löffel Tasse Tassen Becher Prise Prisen Schuss Spritzer Handvoll Liter Gramm Kilo Pfund
        Kelle Schöpfkelle Klecks Tropfen Msp Messerspitze Dose Dosen Glas
        """
    ),
    (.without, "ohne statt anstatt außer wie"),
    (.taken, "Saft Schale Abrieb"),
  ])

  private static let french = MentionWords([
    (.definite, "le la les l de du des d ce cette ces votre vos"), (.indefinite, "un une"),
    (.all, "tout toute tous toutes"),
    (.number, "deux trois quatre cinq six sept huit neuf dix douze"),
    (.share(half), "moitié"), (.share(third), "tiers"), (.share(quarter), "quart"),
    (.rest, "reste restant restante restants restantes autre autres"),
    (.some, "peu plupart davantage quelques plusieurs"),
    (
      .measure,
      units + """
         cuillère cuillères cuillerée cuillerées c cs cc soupe café tasse verre litre gramme pincée poignée filet noix
        noisette trait louche goutte boîte pot sachet
        """
    ),
    (.without, "sans sauf comme"),
    (
      .product, "sauce soupe pâte purée mélange coulis moule plat bouillon beurre crème poudre farine lait goût velouté"
    ),
    (.taken, "jus zeste zestes jaune blanc blancs jaunes"),
  ])

  private static let spanish = MentionWords([
    (.definite, "el la los las lo de del al este esta estos estas"), (.indefinite, "un una"),
    (.all, "todo toda todos todas"),
    (.number, "dos tres cuatro cinco seis siete ocho nueve diez doce"),
    (.share(half), "mitad"), (.share(third), "tercio"), (.share(quarter), "cuarto"),
    (.rest, "resto restante restantes otro otra otros otras demás"),
    (.some, "poco poquito mayoría más bastante unos unas algunos algunas varios varias"),
    (
      .measure,
      units + """
         cucharada cucharadas cucharadita cucharaditas taza tazas vaso litro gramo gramos pizca puñado chorro chorrito
        cazo gota lata bote cuchara cucharas
        """
    ),
    (.without, "sin salvo excepto como"),
    (.product, "salsa sopa masa puré mezcla molde caldo crema polvo harina leche mantequilla sabor"),
    (.taken, "zumo jugo ralladura piel yema yemas clara claras cáscara"),
  ])

  // MARK: Behind the name

  /// Nouns of English that make something else of the food before them.
  static let behind = MentionWords([
    (
      .product,
      """
      mixture mix sauce dough batter filling layer paste puree purée soup stew water dish tin pan pot press mill grinder
      masher ricer cooker bowl knife glass cup plate board bag rack wash glaze syrup topping base crust shell case sized
      size free oil butter milk cream flour powder stock broth vinegar sugar salt noodle bread cake pie biscuit
      cracker crumb cloth paper thermometer machine maker salad curry pudding jam jelly liqueur extract essence seed nut
      flavour flavor brush basket spread dressing marinade liquid cooker steamer spoon mould mold
      """
    ),
    (.rest, "rest restant restante restants restantes sobrante"),
    (.taken, "juice zest peel rind skin yolk white clove leaf flesh wedge slice"),
  ])
  /// What is done to a tin with a little of something that the dish needs elsewhere.
  static let greasing = MentionWords([
    (.some, "grease greasing einfetten fetten ausfetten graisser beurrer huiler engrasar untar")
  ])

  static let salted = MentionWords([
    (.some, "salted gesalzen gesalzenem gesalzenes gesalzene salée salada")
  ])
  static let water = MentionWords([(.some, "water Wasser eau agua")])
  static let soap = MentionWords([(.some, "soap Seife savon jabón")])

  /// Nouns that are too vague to mean an ingredient whose name only ends in them.
  static let vague = MentionWords([
    (
      .product,
      """
      sauce water pepper butter paste powder mix mixture cake pudding biscuit tea dough dressing dip spread extract
      essence seasoning meal filling batter topping syrup soup top pot pan bowl dish tin tray plate board curry
      Soße Wasser Pfeffer Teig Pulver Creme Füllung Masse Suppe Ei Eis Tee Kuchen Paste
      eau poivre pâte beurre crème garniture soupe mélange gâteau poudre
      agua pimienta masa mantequilla crema relleno sopa mezcla polvo
      """
    )
  ])

  /// `salsa`, which is a food of its own in other languages.
  static let vagueSpanish = MentionWords([(.product, "salsa")])

  /// Words beside a vague noun that make no other thing of it: vegan butter is butter, `crème liquide` cream. Ice water is
  /// what “the water” means, but not what a pot is filled with.
  static let plain = MentionWords([
    (.some, "vegan plant-based dairy-free filtered vegane veganer veganes vegana végétal vegetal"),
    (.some, "liquide entière fleurette légère épaisse"),
    (.taken, "ice iced tap"),
  ])

  /// What has a plural only where there are several kinds.
  static let mass = MentionWords([
    (.some, "flour sugar oil vinegar milk butter cream cheese farine sucre huile vinaigre fromage"),
    (.some, "harina azúcar aceite vinagre queso"),
  ])

  /// What names of foods end in that go by their first word alone: vanilla bean, chili powder, sesame seeds.
  static let ending = MentionWords([
    (.some, "extract paste bean pod essence powder seeds flakes leaves stick bulb")
  ])

  static let sauce = MentionWords([(.product, "sauce")])
  /// Sauces that go by their first words alone: `the soy`.
  static let calledSauces = MentionWords([(.some, "soy hoisin Worcestershire teriyaki ponzu")])

  /// What the dry ingredients are called by.
  static let dry = MentionWords([(.some, "dry trockenen trockene secs secos")])

  /// Foods of English that are verbs at the same time: butter a tin, cream the sugar.
  static let verbs = MentionWords([(.product, "butter oil flour salt pepper sugar water cream season grease")])

  /// How many thirds and quarters.
  static let counts = StemTable([(2, "two zwei deux dos"), (3, "three drei trois tres")])

  static let half = Rational(1, 2) ?? .one
  private static let third = Rational(1, 3) ?? .one
  private static let quarter = Rational(1, 4) ?? .one
}
