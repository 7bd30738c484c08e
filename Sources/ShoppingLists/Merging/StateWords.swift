internal import Foods
internal import Words

/// Words for how warm or old something is where it is used, which no shop sells it by: `boiling hot milk`, `leftover rice`.
enum StateWords {
  /// A name without such words at its ends, where what is left is a name of the food as well: hot dogs stay hot.
  static func removed(from name: String, of food: Food, in language: FoodLanguage) -> String {
    let all = name.split(separator: " ")[...]
    var words = all
    while words.count > 1, let first = words.first, isState(first) { words.removeFirst() }
    while words.count > 1, let last = words.last, isState(last) { words.removeLast() }
    guard words.count < all.count else { return name }
    let rest = words.joined(separator: " ")
    return food.names(in: language).contains { ItemName.isForm(rest, of: $0) } ? rest : name
  }

  private static func isState(_ word: Substring) -> Bool { states.contains(TextFolding.folded(String(word))) }

  private static let states = Set(
    """
    hot cold warm boiling lukewarm tepid chilled ice-cold leftover cooled warmed heated melted softened \
    heiß heiße heißer heißes kalt kalte kalter kaltes warme warmer warmes lauwarm lauwarme lauwarmes kochend kochende \
    kochendes geschmolzene weiche chaud chaude froid froide tiède bouillant bouillante fondu fondue mou ramolli \
    caliente frío fría tibio tibia templado templada hirviendo derretida
    """.split(separator: " ").map { TextFolding.folded(String($0)) })
}
