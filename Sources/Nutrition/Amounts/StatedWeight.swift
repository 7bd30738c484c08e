internal import IngredientLines
internal import Words

/// Whether the words of a line say that its mass is that of what is eaten: of peeled bananas, of chickpeas without their brine.
///
/// `500 g bananas, peeled` are bought and then peeled; `500 g peeled bananas` and `500 g bananas (peeled weight)` are not.
struct StatedWeight: Hashable {
  /// Peel, stones and the like are off.
  private(set) var isEdible = false
  /// The liquid of a tin is poured off.
  private(set) var isDrained = false

  init(_ line: IngredientLine) {
    isEdible = Self.namesFlesh(line.name) || Self.isPeeled(line)
    for part in (line.comment ?? "").split(whereSeparator: { ",;()".contains($0) }) { read(String(part)) }
  }

  /// `peeled and deseeded weight`, `poids net égoutté`, `geschält gewogen`; not `peeled weight 600 g`, which is another one
  /// than the line's, and neither `unpeeled weight` nor `weight with peel`.
  private mutating func read(_ part: String) {
    let words = Self.words(part)
    if words.contains(where: Self.only.contains), words.contains(where: Self.flesh.contains) { isEdible = true }
    if zip(words, words.dropFirst()).contains(where: { Self.off.contains($0) && Self.refuse.contains($1) }) {
      isEdible = true
    }
    guard !words.contains(where: { $0.first?.isNumber == true || Self.undone.contains($0) }),
      words.contains(where: { Self.weights.contains($0) || $0.hasSuffix("gewicht") })
    else { return }
    if words.contains(where: Self.drained.contains) { isDrained = true }
    if words.contains(where: Self.done.contains) { isEdible = true }
  }

  /// `peeled bananas`, `geschälte Bananen`, `bananes épluchées`: beside its noun, no comma between.
  private static func isPeeled(_ line: IngredientLine) -> Bool {
    guard let text = line.wholeNames.last(where: { !$0.contains { ",;(".contains($0) } }),
      let name = words(line.name).first
    else { return false }
    let all = words(text)
    let noun = all.firstIndex(of: name) ?? all.count
    return all[..<noun].contains(where: peeled.contains) || all.contains(where: peeledBehind.contains)
  }

  /// `avocado flesh`, `orange segments`, `lobster meat`, `Mangofruchtfleisch`, `Hummerfleisch`.
  private static func namesFlesh(_ name: String) -> Bool {
    words(name).contains { flesh.contains($0) || $0.hasSuffix("fleisch") && !$0.hasPrefix("suppen") }
  }

  private static func words(_ text: String) -> [String] {
    TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  // MARK: Words, folded

  private static let peeled = table(
    "peeled cored trimmed deseeded cleaned geschalte geschalter geschaltes geputzte geputzter geputztes gepellte entkernte"
  )
  private static let peeledBehind = table(
    "epluche eplucher epluches epluchee epluchees pele peles pelee pelees pelado pelados pelada peladas")
  private static let flesh = table("flesh meat segments supremes fruchtfleisch chair pulpa gajos")
  private static let only = table("only nur uniquement solo")
  /// `without bones`, `ohne Gräten`: nothing that nobody eats is weighed with it.
  private static let off = table("without ohne sans sin")
  private static let refuse = table(
    """
    bone bones shell shells stone stones pit pits knochen graten schale schalen stein steine kern os aretes coque coquilles
    noyau noyaux hueso huesos espinas cascara
    """)
  private static let weights = table(
    """
    weight weighed portion gewogen netto poids pese peses pesee pesees net peso pesado pesados pesada pesadas neto
    """)
  private static let drained = table(
    """
    drained abtropfgewicht abgetropft egoutte egouttes egouttee egouttees escurrido escurridos escurrida escurridas
    """)
  private static let done = table(
    """
    peeled cored trimmed deseeded prepared cleaned shelled pitted stoned hulled boned edible net without after
    nettogewicht netto geschalt geputzt gepellt entkernt entsteint ohne nach epluche epluches epluchee epluchees pele peles
    pelee pelees denoyaute sans apres neto pelado pelados pelada peladas limpio limpia sin despues
    """)
  private static let undone = table(
    "unpeeled untrimmed gross before with brutto ungeschalt vor mit brut avant avec bruto antes con")

  private static func table(_ words: String) -> Set<String> {
    Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
