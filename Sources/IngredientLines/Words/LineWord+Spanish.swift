extension LineWord {
  static let spanish: [(LineWord, String)] = [
    (
      .number,
      "dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte tercio medio media medios medias algunos algunas cuarto decena veintena"
    ),
    ([.number, .article], "una uno"),
    (.dozen, "docena"),
    (.approximate, "aproximadamente aprox casi alrededor"),
    ([.number, .approximate], "unos unas"),
    (.preparation, "colmada colmadas rasa rasas"),
    (.fill, "colmada colmadas rasa rasas colmado generosa generoso buen buena bien llena"),
    (
      .size,
      """
      pequeño pequeña pequeños pequeñas mediano mediana medianos medianas grande grandes
      """
    ),
    (.shape, "fina finas fino finos gruesa gruesas"),
    (.romance, inflected("picad pelad")),
    (
      [.preparation, .behindNoun],
      inflected("picad cortad rallad pelad trocead machacad laminad batid derretid tamizad escurrid")
    ),
    (
      [.preparation, .behindNoun], inflected("lavad fundid exprimid cocid desmenuzad deshuesad tostad remojad fileted")
    ),
    (.adverb, "finamente recién muy finamente groseramente ligeramente"),
    (.groundLike, inflected("molid")),
    (.of, "de del"),
    (.little, "poco"),
    (.the, "los las el"),
    (.range, "a hasta"),
    ([.or, .range], "o"),
    (.and, "y e"),
    (.plus, "más"),
    (.comment, "para preferiblemente preferentemente según opcional opcionales aproximadamente"),
    (.optional, "opcional opcionales"),
    (.part, "zumo jugo ralladura cáscara piel"),
    (.meat, "carne cerdo ternera pollo"),
    (.soldChopped, "tomate tomates"),
    (.stateBehind, inflected("cocid")),
    (.bound, "al como menos máximo mínimo mucho hasta"),
    (.detail, "en sin con dados rodajas trozos tiras cubos juliana"),
    (
      .cutShape,
      "dados daditos taquitos tacos rodajas tiras trozos cubos cubitos juliana láminas lonchas aros gajos filetes"
    ),
    (.room, "temperatura"),
    (.purpose, "gusto servir decorar"),
  ]

  private static func inflected(_ stems: String) -> String {
    stems.split(separator: " ").flatMap { stem in ["o", "a", "os", "as"].map { stem + $0 } }.joined(separator: " ")
  }
}
