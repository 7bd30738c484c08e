internal import SourceText
internal import YAMLReading

/// The identifiers of all diagnostics, for who wants to hear of some no more. `docs/diagnostics.md` explains them, and a test
/// holds the two to each other.
package enum RuleNames {
  /// Rules that warn or note, some of them beside errors: these can be switched off.
  package static let silenceable = names(
    """
    aisle-duplicate aisle-empty-item aisle-outside aisle-repeated-category aisle-unknown-category
    book-empty-item book-key book-no-chapter book-nothing-left book-pages book-repeated book-sub-recipe
    book-text card-code config-folder fact-contradiction fact-value flatten-amount flatten-cycle flatten-depth
    flatten-missing flatten-overflow flatten-unreadable flatten-yield food-import-row format-facts
    format-unfaithful git-dates import-exists keep-link link-fragment link-refused link-wiki markdown-depth
    nutrition-implausible nutrition-no-figures nutrition-spelling nutrition-unmatched nutrition-unweighed
    pantry-empty-item pdf-address picture-program plan-empty-meal plan-goals plan-goals-missed plan-heading
    plan-json-too-many plan-json-unknown-key plan-leftover-note plan-meal-guess plan-no-day plan-nothing-left
    plan-outside-week plan-person-place plan-recipe-name plan-repeated-day plan-repeated-meal plan-servings
    plan-slot plan-text plan-unknown-person plan-weekday recipe-json-loss recipe-json-too-many recipe-json-type
    recipe-json-unknown-key recipe-json-value recipemd-adjacent recipemd-amount recipemd-definition
    recipemd-description recipemd-divider recipemd-front-matter recipemd-group-title recipemd-ingredient-comment
    recipemd-ingredient-heading recipemd-ingredient-link recipemd-ingredient-list recipemd-ingredient-name
    recipemd-ingredient-task recipemd-ingredient-text
    recipemd-ingredients recipemd-instructions recipemd-repeated-tags recipemd-repeated-yields recipemd-tags
    recipemd-title recipemd-unmarked-amount recipemd-yields sheet-pages shop-code-page shop-expired
    shopping-empty-item site-same-address storage-broken-link storage-exists storage-journal-damaged
    storage-list-damaged storage-not-a-file storage-outside-link storage-repeated-folder storage-state-damaged
    storage-stray storage-sync-copy template-escaped-html template-ignored template-unknown-block
    theme-contrast theme-file too-many-problems
    """)

  /// Rules whose messages are all errors, which are told whatever is configured.
  package static let errors = names(
    """
    aisle-category aisle-size book-empty book-group book-recipe book-size book-title card-pages card-tag config-ai
    config-base-url config-cards config-colour config-diagnostic config-goals config-interface config-language
    config-missing-key config-pack config-people config-person config-share config-staples config-text
    config-type config-unknown-key edit-front-matter edit-json edit-lost edit-program edit-unfaithful epub-file
    expression-depth expression-field expression-operand expression-parenthesis expression-quote
    expression-size expression-value food-allergen food-category food-colour food-database food-database-foreign
    food-duplicate food-edible food-figures food-import-shape food-measure food-missing-key food-name-taken food-not-found food-number
    food-type food-unknown food-unknown-key food-weight import-address import-archive import-binary
    import-broken import-model import-nothing import-pending import-photo import-select import-too-large
    import-untitled inspect-page json-duplicate-key json-number json-syntax json-too-deep keep-name keep-place
    keep-several keep-taken kinds-food link-broken nutrition-coverage packs-food packs-origin packs-size
    page-length pantry-date pantry-import-empty pantry-size pdf-engine pdf-pictures picture-damaged picture-unfinished
    plan-amount plan-date plan-import-empty plan-import-exists plan-import-form plan-import-weeks
    plan-json-limit plan-json-missing plan-json-type plan-json-value plan-leftover plan-leftover-ambiguous
    plan-leftover-dish plan-leftover-unknown plan-link plan-no-recipes plan-nobody-eats plan-not-planned
    plan-person plan-recipe-id plan-size plan-week plan-yield recipe-ambiguous recipe-json-limit
    recipe-json-missing recipe-json-shape recipe-size recipe-unknown render-picture render-picture-size
    render-source render-template scale-ingredient scale-overflow scale-servings scale-yield shop-amount
    shop-category shop-code shop-import-brace shop-import-data shop-import-item shop-import-link
    shop-import-number shop-import-size shop-import-text shop-move shop-unknown-item shopping-size site-missing
    site-same-name storage-cache-unsafe storage-changed storage-foreign-file storage-locked storage-missing
    storage-name-encoding storage-newer storage-output-unsafe storage-output-used storage-path storage-too-large
    storage-trash storage-unreadable storage-write substitution-amount substitution-food substitution-self
    substitution-size template-duplicate template-encoding template-endless-partial template-missing
    template-missing-partial template-not-printable template-syntax template-too-involved
    template-unescaped-text template-unknown-name text-encoding text-merge theme-language theme-policy
    theme-size theme-string theme-style theme-token theme-unknown yaml-alias yaml-documents yaml-duplicate-key yaml-encoding
    yaml-key yaml-syntax yaml-tag yaml-too-deep yaml-too-large yaml-too-many
    """)

  private static func names(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  /// What is wrong with a key below `diagnostics`; `nil` for a rule that can be switched off.
  static func problem(of entry: YAMLEntry, in file: SourceFile) -> Diagnostic? {
    let name = entry.key.text
    guard !silenceable.contains(name) else { return nil }
    if errors.contains(name) {
      return file.diagnostic(
        .error, "config-diagnostic", at: entry.keyRange,
        message: "“\(name)” tells errors, which cannot be switched off",
        hint: "remove the line, and mend what it tells of")
    }
    let hint =
      NearMiss.suggestion(for: name, among: silenceable).map { "did you mean “\($0)”?" }
      ?? "write the identifier that stands in brackets behind a message, such as “recipemd-amount: off”"
    return file.diagnostic(
      .error, "config-diagnostic", at: entry.keyRange, message: "“\(name)” names no rule", hint: hint)
  }
}
