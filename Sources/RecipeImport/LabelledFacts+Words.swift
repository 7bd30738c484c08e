internal import SourceText
internal import Words

/// The words of facts, folded, in the languages recipes are met in.
extension LabelledFacts {
  static func set(_ words: String) -> Set<Substring> {
    Set(TextFolding.folded(words).split(separator: " ").map { Substring($0) })
  }

  static let energies = set("calories calorie kcal kj kalorien calorias")
  static let forWords = set("fur for pour para per voor till til")
  static let yields = set(
    """
    serves servings serving rinde rende ergibt yield yields makes portionen personen portion portions porties porsjoner portioner personnes \
    persone porzioni persona personas pessoa pessoas porciones raciones racion porcoes porcion porcje adag osob osoby pers personer kisilik comensales pax \
    dosi feeds osobe osoba osobi annosta annos porce porci atoma merides couverts convives mensen gaster people person eaters guests gourmands gourmandes gourmets esser gaste amis comensales meals porcji porcija porcije szemelyre salen rendimento rendimiento rendement ausbeute opbrengst порций порции порция 人分 人份 인분
    """)
  static let yieldStarts = LineGlance.starts(of: yields.union(forWords))
  /// What is counted where nothing else stands beside the number.
  static let pieces = set(
    """
    stuck stucke stk bitar stycken stykker pieces slices muffins cupcakes rolls bars balls glasses servings \
    verrines verres parts galettes crepes cookies vasos unidades piezas trozos galletas pezzi biscotti fette bicchieri \
    glaser platzchen kekse brotchen pfannkuchen stuks plakken kawalkow sztuk fatias pedacos
    """)
  static let totals = set(
    "total totale gesamt gesamtzeit totaal totalt totaltid insgesamt alt bereidingstijd arbejdstid ukupno celkem toplam"
  )
  static let readies = set("ready klaar takes fertig")
  static let preparing = set(
    """
    prep preparation preparing bereiden arbeitszeit vorbereitung vorbereitungszeit voorbereiding preparazione preparacion preparo \
    forberedelse forberedelsetid forberedelsestid voorbereidingstijd vorbereiten active aktive aktiv priprema pripreme priprava preparacao hazırlama hazırlık
    """)
  static let cooking = set(
    """
    cook cooking bake baking koch kochzeit backzeit garzeit cuisson cottura coccion cozimento kooktijd oventijd \
    tilberedningstid forno horno tillredningstid tillagningstid koketid steketid baketid baktid zubereiten kuhanje kuhanja \
    pişirme vareni peceni pieczenia gotowania cozedura
    """)
  static let abouts = set("ca circa etwa about approx approximately environ env aprox cerca")
  static let resting = set(
    """
    chill chilling rest resting soak soaking wait waiting rise rising proof proofing marinate marinating marinade freeze \
    freezing cool cooling cure curing standing ruhezeit ruhen kuhlzeit wartezeit gehzeit marinierzeit einweichzeit \
    quellzeit repos attente refrigeration reposo espera descanso riposo lievitazione rusttijd wachttijd jasning vila \
    hviletid hevetid
    """)
  static let workTimes = totals.union(readies).union(preparing).union(cooking)
  static let allTimes = workTimes.union(resting)
  static let times = PhraseList([
    "time", "zeit", "tijd", "tid", "temps", "tiempo", "tempo", "duration", "ready in", "dauer", "durata", "czas",
    "время", "takes ", "時間", "fertig in", "prêt en", "pronto in", "listo en", "vrijeme", "doba", "suresi", "χρόνος",
  ])
}
