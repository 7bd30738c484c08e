extension LineWord {
  static let spanish: [(LineWord, String)] = [
    (.number, "dos tres cuatro cinco seis siete ocho nueve diez doce medio media medios medias algunos algunas cuarto"),
    ([.number, .article], "una uno"),
    (.dozen, "docena"),
    (.approximate, "aproximadamente aprox unos unas casi alrededor"),
    (.fill, "colmada colmadas rasa rasas colmado generosa generoso buen buena bien llena"),
    (
      .size,
      """
      pequeño pequeña pequeños pequeñas mediano mediana medianos medianas grande grandes
      """
    ),
    (.shape, "fina finas fino finos gruesa gruesas"),
    (.preparation, inflected("picad cortad rallad pelad trocead machacad laminad batid derretid tamizad escurrid")),
    (.preparation, inflected("lavad fundid exprimid cocid desmenuzad deshuesad tostad triturad remojad fileted")),
    (.adverb, "finamente recién muy finamente groseramente ligeramente"),
    (.groundLike, inflected("molid")),
    (.of, "de del"),
    (.range, "a hasta"),
    ([.or, .range], "o u"),
    (.and, "y e"),
    (.plus, "más"),
    (.comment, "para preferiblemente preferentemente según opcional opcionales aproximadamente"),
    (.optional, "opcional opcionales"),
    (.part, "zumo jugo ralladura cáscara piel"),
    (.detail, "en sin con dados rodajas trozos tiras cubos juliana"),
    (.purpose, "gusto servir decorar"),
  ]

  private static func inflected(_ stems: String) -> String {
    stems.split(separator: " ").flatMap { stem in ["o", "a", "os", "as"].map { stem + $0 } }.joined(separator: " ")
  }
}
