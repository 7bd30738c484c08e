/// Words that say where an ingredient goes, and for how many.
extension StepWords {
  /// Behind the name of an ingredient they begin what it is added to: `100 g butter into the flour`.
  static let beforePlaces = WordValues<Bool>([
    (
      true,
      """
      with into in over to onto on through for from inside under around mit ins im zur zum zu auf uber unter an ans fur \
      avec dans au aux a sur pour en con al sobre para
      """
    )
  ])
  /// What is said of each is not said of all.
  static let eachThings = WordValues<Bool>([
    (true, "each every everyone everybody chaque chacun chacune cada jede jeder jedes jeden jedem")
  ])
  /// Behind `par` and `por`, whom the dish is divided among.
  static let eaters = WordValues<Bool>([
    (true, "personne portion part convive tete assiette persona porcion racion comensal plato cabeza")
  ])
}
