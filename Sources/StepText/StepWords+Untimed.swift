/// Words that say of a time that no timer is set to it, and of an amount that it does not grow.
extension StepWords {
  /// Before a mass they make a rate of a time.
  static let per = WordValues<Bool>([(true, "per pro je par por")])
  /// Behind `per` they are nothing that has an amount of its own.
  static let noThings = WordValues<Bool>([
    (
      true,
      "side package packet packaging recipe instructions directions minute hour sides seite packung anleitung petites petite"
    ),
    (true, "face cote fois time dessus dessous exemple encima lado ejemplo separado completo"),
  ])
  static let every = WordValues<Bool>([(true, "every alle jede cada")])
  static let lasts = WordValues<Bool>([(true, "last final letzten ultimos ultimas")])
  static let ahead = WordValues<Bool>([(true, "ahead beforehand earlier vorher zuvor auparavant")])

  /// Before a time they say that it is not exact.
  static let roughly = WordValues<Bool>([
    (
      true,
      """
      about around approximately approx roughly at least just some up to only ca circa etwa rund ungefahr mindestens environ \
      unos unas the meanwhile
      """
    )
  ])
  /// What one does at once, some time before something else; what is taken out of the fridge stands for that long.
  static let starting = WordValues<Bool>([
    (
      true,
      """
      start begin prepare make add put turn switch preheat heat light assemble dress preparer preparez ajouter ajoutez \
      commencer commencez preparar prepara prepare anadir anade anada empezar
      """
    )
  ])
  /// What lasts, in German behind the time.
  static let waiting = WordValues<Bool>([
    (
      true,
      "ruhen ziehen abkuhlen auskuhlen stehen quellen gehen kuhlen durchziehen marinieren antrocknen lassen nehmen herausnehmen"
    )
  ])

  // MARK: What keeps

  static let keeps = WordValues<Bool>([(true, "keeps haltbar halt")])
  static let keeping = WordValues<Bool>([
    (
      true,
      """
      keep keeps kept store stores stored storing last lasts stay stays haltbar halten halt aufbewahren lagern \
      conserver conservez conserve conservent garder gardez garde gardent conservar conserva conservan aguanta guardar guarda dura
      """
    )
  ])
  /// The same of them that stand behind the time.
  static let keepingBehind = WordValues<Bool>([(true, "haltbar aufbewahren aufbewahrt lagern gelagert halten")])
  static let eating = WordValues<Bool>([
    (
      true,
      """
      use used eat eaten serve served enjoy enjoyed consume consumed drink best verbrauchen essen verzehren aufbrauchen \
      geniessen consommer consommez manger mangez servir servez deguster degustez consumir consume comer
      """
    )
  ])
}
