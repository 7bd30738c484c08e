extension LineWord {
  static let french: [(LineWord, String)] = [
    (
      .number,
      """
      deux trois quatre cinq sept huit neuf dix onze douze quinze vingt vingt-quatre demi demie quelques quart dizaine quinzaine vingtaine
      """
    ),
    ([.number, .article], "un une"),
    (.dozen, "douzaine"),
    (.approximate, "environ env approximativement presque"),
    (.preparation, "bombée bombées rase rases"),
    (.fill, "bombée bombées bombé rase rases ras bonne bon généreuse belle pleine"),
    (
      .size,
      "petit petite petits petites moyen moyenne moyens moyennes grand grande grands grandes gros grosse grosses beau beaux belle belles"
    ),
    (.shape, "fine fines épaisse épaisses"),
    (.romance, inflected("haché pelé concassé")),
    (
      [.preparation, .behindNoun],
      inflected("haché émincé coupé râpé pelé épluché ciselé écrasé concassé pressé tamisé égoutté")
    ),
    (
      [.preparation, .behindNoun],
      inflected("rincé dénoyauté épépiné torréfié taillé tranché lavé effeuillé fouetté mixé grillé")
    ),
    ([.preparation, .behindNoun], inflected("fondu battu ramolli piqué cuit décongelé dégraissé nettoyé équeuté")),
    ([.preparation, .behindNoun], inflected("dégermé écossé essoré paré")),
    (.adverb, "finement grossièrement fraîchement légèrement très bien"),
    (.groundLike, inflected("moulu")),
    (.of, "de du des d' l'"),
    (.little, "peu"),
    (.the, "la le les l'"),
    (.range, "à a"),
    ([.or, .range], "ou"),
    (.and, "et"),
    (.comment, "pour selon supplémentaire supplémentaires facultatif facultative facultatifs soit environ"),
    (.example, "comme par-exemple"),
    (.optional, "facultatif facultative facultatifs facultatives"),
    (.each, "chacun chacune"),
    (.part, "jus zeste zestes écorce"),
    (.meat, "viande bœuf porc veau agneau"),
    (.soldChopped, "tomate tomates"),
    (.stateBehind, inflected("cuit")),
    (.bound, "au plus moins maximum minimum jusqu'à"),
    (.detail, "en dés rondelles lamelles morceaux petits sans avec température"),
    (.cutShape, "dés rondelles lamelles morceaux cubes tranches quartiers julienne lanières bâtonnets fleurettes"),
    (.keepsSize, "sel pois suisse suisses beurre salé marnier pain pains épeautre four fours"),
    (.room, "température"),
    (.purpose, "goût servir décorer"),
  ]

  private static func inflected(_ words: String) -> String {
    words.split(separator: " ").flatMap { word in ["", "e", "s", "es"].map { word + $0 } }.joined(separator: " ")
  }
}
