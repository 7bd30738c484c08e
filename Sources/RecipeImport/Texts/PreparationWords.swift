internal import Words

/// The words for what is done to an ingredient before it is used, in four languages.
enum PreparationWords {
  /// Whether a part of a line says so and names no food: `finely chopped`, `in Würfeln`; a capital begins something new.
  static func begin(_ part: String) -> Bool {
    guard part.first?.isLowercase == true, LineJudge.wordCount(part) <= 6 else { return false }
    return TextFolding.folded(part).split { !$0.isLetter }.first.map { words.contains($0) } ?? false
  }

  private static let words = Set(
    """
    finely roughly thinly coarsely freshly lightly chopped sliced diced minced grated peeled crushed melted softened \
    drained rinsed thawed beaten halved quartered cubed shredded toasted divided cut deseeded seeded trimmed pitted \
    zested juiced mashed sifted crumbled packed cored separated julienned torn optional at to \
    fein grob gehackt gewurfelt geschnitten gerieben geschalt gepresst zerdruckt geschmolzen gewaschen geputzt \
    abgetropft halbiert entkernt verquirlt gehobelt weich in \
    hache hachee haches hachees coupe coupee coupes coupees emince emincee eminces emincees rape rapee rapes fondu fondue \
    pele pelee peles pelees epluche epluchee cisele ciselee finement \
    picado picada picados picadas cortado cortada cortados cortadas rallado rallada pelado pelada pelados peladas \
    troceado troceada derretido derretida finamente
    """.split(separator: " "))
}
