/// Words that say what is done with what is named, and how it is.
extension MentionWords {
  /// Verbs that say what is added: salt, or pepper.
  static let salting = MentionWords([
    (
      .some,
      """
      salzen salzt gesalzen gesalzenes gesalzene gesalzenem gesalzenen salez saler salé salée sala salar salamos sale
      """
    )
  ])
  static let peppering = MentionWords([
    (
      .some,
      "pfeffern pfeffert gepfeffert pfeffre poivrez poivrer poivré poivrée salpimentar salpimienta salpimentamos salpimentado"
    )
  ])

  /// Words that begin a clause which says what of everything is meant.
  static let relatives = MentionWords([(.some, "that which you we they else was das")])

  /// Behind `all ingredients` they begin what says which are meant, or that nothing is done with them.
  static let telling = MentionWords([
    (
      .some,
      """
      for of from that which you needed necessary required listed should must can will except without
      für der des dem vom von aus die benötigten sollten sollen müssen können außer ohne
      pour de du des d que qui nécessaires doivent sauf sans
      para del que necesarios deben salvo excepto sin
      """
    )
  ])

  /// Verbs of what is done once more.
  static let repeating = MentionWords([
    (
      .some,
      """
      repeat repeated repeating repetition wiederholen wiederholt répéter répétez répète recommencez renouvelez
      repetir repite repetimos repita
      """
    )
  ])

  /// Verbs of what comes before the cooking.
  static let preparing = MentionWords([
    (
      .some,
      """
      prepare gather measure assemble collect weigh ready
      vorbereiten bereitstellen bereitlegen abwiegen abmessen wiegen herrichten
      préparer préparez peser pesez rassembler rassemblez réunir réunissez sortir sortez
      preparar prepara reunir reúne pesar pesa
      """
    )
  ])

  /// Verbs behind a name that say how it is.
  static let states = MentionWords([
    (.some, "is are has have ist sind hat haben wird werden est sont ont es está están")
  ])

  /// Beside these `Fleisch` is what is in a fruit.
  static let pulp = MentionWords([
    (.some, "entkernen entkernt Kern Kerne Stein Steine Stielansatz Stielansätze Schale Fruchtfleisch aushöhlen")
  ])

  /// Cuts of meat and fish.
  static let cuts = MentionWords([
    (
      .taken,
      """
      breast thigh leg wing drumstick fillet loin chop shoulder mince steak rasher joint rib belly neck shank stalk tender
      tenderloin cutlet goujon blend chuck rump brisket lardon sirloin topside silverside flank skirt shin cheek Brust Keule Filet Hack Schenkel
      cuisse blanc escalope pavé pilon côte côtelette poitrine épaule gigot rôti magret dos aiguillette râble jarret
      pechuga muslo contramuslo filete lomo solomillo chuleta costilla paletilla pierna rodaja carrillera
      """
    )
  ])
}
