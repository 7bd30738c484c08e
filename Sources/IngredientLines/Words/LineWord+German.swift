extension LineWord {
  static let german: [(LineWord, String)] = [
    (
      .number,
      """
      zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig halb halbe halber halbes halben halbem anderthalb \
      eineinhalb einhalb zweieinhalb dreieinhalb einige paar viertel drittel dreiviertel
      """
    ),
    ([.number, .article], "ein eine einen einem einer eines"),
    (.dozen, "dutzend"),
    (.approximate, "ca zirka etwa ungefähr rund knapp gut"),
    (.preparation, "gestr geh gehäuft gehäufte gehäufter gehäuften gestrichen gestrichene gestrichener gestrichenen"),
    (
      .fill,
      """
      gehäufte gehäufter gehäuften gehäuftes gehäuft geh gestrichene gestrichener gestrichenen gestrichenes \
      gestrichen gestr gute guter gutes knappe knapper knappes kräftige kräftiger kräftiges voll stark
      """
    ),
    (
      .size,
      """
      klein kleine kleiner kleines kleinen mittel mittelgroß mittelgroße mittelgroßer mittelgroßes mittelgroßen \
      mittlere mittlerer mittleres gr groß große großer großes großen kl mittelgr
      """
    ),
    (.shape, "dick dicke dicker dickes dicken dünn dünne dünner dünnes dünnen daumengroßes daumengroße"),
    (.preparation, inflected("gehackt gewürfelt gerieben geschnitten geschält gepresst gehobelt geröstet")),
    (.preparation, inflected("zerlassen geschmolzen gewaschen abgetropft zerdrückt geviertelt halbiert entkernt")),
    (
      .preparation,
      inflected("geraspelt gehäutet entsteint verquirlt zerbröselt zerkleinert gekocht gegart vorgegart püriert")
    ),
    (.preparation, inflected("aufgetaut gesiebt geputzt ausgepresst zerstoßen gemörsert kleingeschnitten")),
    (.preparation, inflected("weichgekocht hartgekocht vorgekocht feingehackt gezupft abgezupft blanchiert")),
    (.adverb, "hart weich fein grob frisch dünn dick leicht klein sehr feine kleingehackt"),
    (.groundLike, inflected("gemahlen gepresst geschnitten")),
    (.of, "von vom"),
    (.little, "wenig bisschen"),
    (.the, "der dem"),
    (.range, "bis"),
    ([.or, .range], "oder"),
    (.and, "und u"),
    (.plus, "zuzüglich zzgl"),
    (.comment, "zum zur für nach bzw eventuell evtl ggf gegebenenfalls möglichst vorzugsweise bei"),
    (.example, "z.b z.b. z. beispielsweise"),
    (.optional, "wahlweise optional evtl eventuell ggf belieben"),
    (.each, "je jeweils"),
    (.part, "saft schale abrieb zesten mark"),
    (
      .adjective,
      """
      frische frischer frisches frischen getrocknete getrockneter getrocknetes rote roter rotes weiße weißer weißes \
      grüne grüner grünes schwarze schwarzer schwarzes reife reifer reifes kalte kalter kaltes warme warmer warmes \
      weiche weicher weiches helle heller helles dunkle dunkler dunkles ganze ganzer ganzes rohe roher rohes \
      eingelegte eingelegter eingelegtes vegane veganer veganes vegetarische vegetarischer vegetarisches gemahlene \
      gemahlener gemahlenes gesalzene gesalzener ungesalzene ungesalzener gemischte gemischter gemischtes
      """
    ),
    (.some, "etwas wenig reichlich"),
    (.soldChopped, "tomaten"),
    (.state, inflected("gekocht vorgekocht gegart vorgegart")),
    (.bound, "höchstens mindestens wenigstens maximal minimal bis zu"),
    (.total, "insgesamt zusammen gesamt"),
    (.instead, "alternativ ersatzweise eigentlich"),
    (.detail, "in würfel scheiben streifen ringe stücke ohne mit weich zimmerwarm davon abgeriebene"),
    (.cutShape, "würfel würfeln scheiben streifen ringe ringen stücke stücken spalten stiften"),
    (.keepsSize, "wiesenknopf klette"),
    (.purpose, "geschmack belieben bestreuen garnieren braten bestäuben"),
  ]

  /// A participle with the endings of its declension.
  private static func inflected(_ words: String) -> String {
    words.split(separator: " ").flatMap { word in ["", "e", "er", "es", "en", "em"].map { word + $0 } }
      .joined(separator: " ")
  }
}
