internal import Quantities

/// The words of English, German, French and Spanish that numbers in a method stand beside.
enum StepWords {
  // MARK: Times

  /// Seconds of a unit of time.
  static let seconds = WordValues<Int>([
    (1, "s sec secs second seconds sek sekunde sekunden seg segundo segundos seconde secondes"),
    (60, "min mins minute minutes minuten minuto minutos mn"),
    (3600, "h hr hrs hour hours std stunde stunden heure heures hora horas"),
    (86400, "day days tag tage tagen jour jours dia dias"),
  ])

  /// Spans of time in one word.
  static let spans = WordValues<Int>([(900, "viertelstunde"), (1800, "halbstunde"), (2700, "dreiviertelstunde")])

  /// Numbers in words, which count times only.
  static let numbers = WordValues<Rational>([
    (Rational(1), "a an one ein eine einen einer un une una"), (Rational(2), "two zwei deux dos"),
    (Rational(3), "three drei trois tres"), (Rational(4), "four vier quatre cuatro"),
    (Rational(5), "five funf cinq cinco"), (Rational(6), "six sechs seis"), (Rational(7), "seven sieben sept siete"),
    (Rational(8), "eight acht huit ocho"), (Rational(9), "nine neun neuf nueve"), (Rational(10), "ten zehn dix diez"),
    (Rational(11), "eleven elf onze once"), (Rational(12), "twelve zwolf douze doce"),
    (Rational(15), "fifteen funfzehn quinze quince"), (Rational(20), "twenty zwanzig vingt veinte"),
    (Rational(25), "funfundzwanzig"), (Rational(30), "thirty dreissig trente treinta"),
    (Rational(40), "forty vierzig quarante cuarenta"), (Rational(45), "funfundvierzig"),
    (Rational(50), "fifty funfzig cinquante cincuenta"), (Rational(60), "sixty sechzig soixante sesenta"),
    (Rational(90), "ninety neunzig noventa"), (fraction(3, 2), "anderthalb eineinhalb"),
    (fraction(5, 2), "zweieinhalb"), (fraction(3, 4), "dreiviertel"),
    (fraction(1, 2), "half halbe halben demi demie media"),
    (fraction(1, 4), "quarter quart viertel cuarto"),
  ])

  /// About so many, behind an article: `une dizaine de minutes`, `una veintena de minutos`.
  static let collectives = WordValues<Rational>([
    (Rational(10), "dizaine decena"), (Rational(15), "quinzaine quincena"), (Rational(20), "vingtaine veintena"),
    (Rational(30), "trentaine treintena"), (Rational(40), "quarantaine"),
  ])

  /// The halves and quarters among them.
  static let parts = WordValues<Rational>([
    (fraction(1, 2), "half halbe halben demi demie media"),
    (fraction(1, 4), "quarter quarters quart quarts viertel cuarto cuartos"),
  ])

  // MARK: Between

  static let rangeWords = WordValues<Bool>([(true, "to bis a hasta or oder ou o")])
  static let alternatives = WordValues<Bool>([(true, "or oder ou o")])
  static let betweens = WordValues<Bool>([(true, "between zwischen entre")])
  /// Behind a time they make a difference of it.
  static let differences = WordValues<Bool>([(true, "less fewer weniger kurzer moins menos")])
  static let conjunctions = WordValues<Bool>([(true, "and und et y")])
  /// What may stand between a number and its unit of time: `5 more minutes`, `20-ish minutes`.
  static let further = WordValues<Bool>([
    (true, "more additional extra further ish odd weitere weiteren zusatzliche"),
    (true, "full long good whole solid volle vollen gute guten ganze ganzen knappe knappen"),
    (true, "bonne bonnes petite petites grosses pleine pleines autre buen buena buenos buenas otro otra"),
  ])
  /// What may stand between an amount and the name of its food.
  static let fillers = WordValues<Bool>([
    (true, "of the de d du des la le les l von vom der die das dem den del el los las")
  ])

  // MARK: Contents

  /// What joins things to what each of them weighs: `4 balls of about 125 g`.
  enum ContentLink: Sendable { case of, at, about }

  static let contents = WordValues<ContentLink>([
    (.of, "of von de d"), (.at, "a"),
    (.about, "zu about approx approximately around roughly ca circa etwa rund ungefahr environ aproximadamente"),
  ])
  static let shares = WordValues<Bool>([
    (
      true,
      "third thirds quarters fourth fourths fifth fifths drittel tiers quarts tercio tercios cuartos rest remainder reste resto"
    )
  ])
  static let each = WordValues<Bool>([(true, "each apiece je jeweils chacun chacune cada")])

  // MARK: Others

  /// What may follow a length in English that is no noun it is an attribute of.
  static let behindLengths = Set(
    """
    long wide broad thick thin high tall deep apart across in from of above below over under beyond past inside away up down off
    or and to by for at on with between around round per into along then until till before after if when while as so is are
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  static let degrees = WordValues<Bool>([(true, "degree degrees deg degs grad degre degres grado grados")])
  static let celsius = WordValues<Bool>([(true, "c celsius centigrade centigrados")])
  static let fahrenheit = WordValues<Bool>([(true, "f fahrenheit")])
  static let ovens = WordValues<Bool>([
    (true, "oven preheat preheated ofen backofen four prechauffer prechauffez horno precalentar precalienta")
  ])
  static let baking = WordValues<Bool>([
    (
      true,
      "oven bake baked baking roast roasted roasting fry frying ofen backofen four enfourner enfournez horno hornear hornea"
    )
  ])
  /// They go on behind the heat of an oven.
  static let behindHeat = WordValues<Bool>([
    (true, "for until and then about vorheizen heizen backen garen pendant puis et durante hasta y")
  ])
  /// Before a number they say that it is below zero.
  static let minus = WordValues<Bool>([(true, "minus moins menos")])
  /// Behind them those words say something else: `au moins`, `al menos`, `plus ou moins`, `más o menos`.
  static let beforeNoMinus = WordValues<Bool>([(true, "au du le al lo ou o plus mas")])

  // MARK: Differences of heat

  /// Before degrees they say by how much: `by 10 °C`, `um 10 °C`.
  static let byHowMuch = WordValues<Bool>([(true, "by um")])
  /// The same of French and Spanish, behind a word that says that something changes: `baissez le four de 20 °C`.
  static let ofHowMuch = WordValues<Bool>([(true, "de en")])
  static let changes = WordValues<Bool>([
    (true, "baisser baissez baisse reduire reduisez reduis diminuer diminuez diminue augmenter augmentez augmente"),
    (true, "monter montez bajar baja baje bajamos reducir reduce reduzca reducimos disminuir disminuye aumentar"),
    (true, "aumenta aumente subir sube suba"),
  ])
  /// Behind degrees they say the same: `10 °C lower`.
  static let compared = WordValues<Bool>([
    (true, "lower higher cooler hotter colder warmer less more weniger mehr niedriger hoher kuhler heisser kalter"),
    (true, "menos mas"),
  ])
  /// Words after which a number is no amount.
  static let references = WordValues<Bool>([
    (true, "step steps schritt schritte etape etapes paso pasos stufe mark thermostat th page seite level")
  ])

  private static func fraction(_ numerator: Int, _ denominator: Int) -> Rational {
    Rational(numerator, denominator) ?? .one
  }

  // MARK: Names

  /// The words of a name that tell foods apart, as roots.
  ///
  /// What follows a comma or parenthesis says how to prepare it.
  static func significant(of name: String) -> [[UInt8]] {
    let tokens = StepTokens(Array(name.utf8))
    var words: [[UInt8]] = []
    for token in tokens.tokens {
      if !words.isEmpty, token.kind == .sign(0x2C) || token.kind == .sign(0x28) { break }
      guard case .word(let range, let hash) = token.kind, fillers[tokens.folded[range], hash] == nil,
        conjunctions[tokens.folded[range], hash] == nil
      else { continue }
      let root = root(tokens.folded[range])
      if root.count >= 2 { words.append(Array(root)) }
    }
    return words
  }

  /// A folded word without the endings of plurals: `tomatoes`, `tomato`; `Eier`, `Ei`; `zwiebeln`, `zwiebel`.
  static func stem(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for ending in endings where word.count >= ending.count + 2 && word.suffix(ending.count).elementsEqual(ending) {
      return word.dropLast(ending.count)
    }
    return word
  }

  /// What is left of a folded word when no ending of a plural is: of `onions` and `peppers` the same as of `onion` and `pepper`,
  /// which end like plurals of German themselves.
  static func root(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var root = word
    while let ending = allEndings.first(where: { isEnding($0, of: root) }) { root = root.dropLast(ending.count) }
    return root
  }

  /// Of short words alone `er` is one, in `Eier`; the second `s` of `cress` and `weiss` is none.
  private static func isEnding(_ ending: [UInt8], of word: ArraySlice<UInt8>) -> Bool {
    let rest = word.count - ending.count
    guard rest >= 3 || rest == 2 && ending.count == 2 && ending[1] == UInt8(ascii: "r"),
      word.suffix(ending.count).elementsEqual(ending)
    else { return false }
    return ending.count > 1 || ending[0] != UInt8(ascii: "s") || word.dropLast().last != UInt8(ascii: "s")
  }

  private static let endings = ["es", "en", "er", "s", "n", "e", "x"].map { Array($0.utf8) }
  /// With those of `cherry` and `cherries`.
  private static let allEndings = endings + ["y", "i"].map { Array($0.utf8) }
}
