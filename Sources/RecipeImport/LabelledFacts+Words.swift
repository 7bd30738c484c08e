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
    dosi feeds osobe osoba osobi annosta annos porce porci atoma merides couverts convives mensen gaster people person eaters guests gourmands gourmandes gourmets esser gaste amis comensales meals porcji porcija porcije szemelyre salen rendimento rendimiento rendement ausbeute opbrengst порций порции порция 人分 人份 人前 인분 \
    μερίδες μερίδα άτομα porții portie porties porciji порція порцію порцій порції người אנשים מנות منات الأشخاص أشخاص شخص حصص حصة porsi orang \
    főre portsjonit porcijos porcijas porcií porcie kuvert porsjon porsjonar ración comensal
    """)
  static let yieldStarts = LineGlance.starts(of: yields.union(forWords))
  /// What is counted where nothing else stands beside the number.
  static let pieces = set(
    """
    stuck stucke stk bitar stycken stykker pieces slices muffins cupcakes rolls bars balls glasses servings \
    verrines verres parts galettes crepes cookies vasos unidades piezas trozos galletas pezzi biscotti fette bicchieri \
    scheiben tranches glaser platzchen kekse brotchen pfannkuchen stuks plakken kawalkow sztuk fatias pedacos
    """)
  static let totals = set(
    """
    total totale gesamt gesamtzeit totaal totalt totaltid insgesamt alt bereidingstijd ukupno celkem toplam \
    συνολικός συνολικό общее kokonaisaika összes osszesen celkový celková łączny całkowity الكلي الإجمالي 合計 yhteensä \
    sammenlagt samlet
    """)
  static let readies = set("ready klaar takes fertig zubereitung bereiding tilberedning valmistus")
  static let preparing = set(
    """
    prep preparation preparing bereiden arbeitszeit vorbereitung vorbereitungszeit voorbereiding preparazione preparacion preparo \
    forberedelse forberedelsetid forberedelsestid voorbereidingstijd vorbereiten active aktive aktiv priprema pripreme priprava preparacao hazırlama hazırlık \
    προετοιμασία προετοιμασίας التحضير הכנה persiapan előkészítés előkészítési подготовка подготовки förberedelse \
    förberedelser förberedelsetid esivalmistelu esivalmistelut přípravy prípravy preparare 준비 준비시간 준비時間 準備
    """)
  static let cooking = set(
    """
    cook cooking bake baking koch kochzeit backzeit garzeit cuisson cottura coccion cozimento kooktijd oventijd \
    tilberedningstid forno horno tillredningstid tillagningstid koketid steketid baketid baktid zubereiten kuhanje kuhanja \
    pişirme vareni peceni pieczenia gotowania cozedura \
    μαγειρέματος μαγείρεμα ψησίματος ψήσιμο الطهي الطبخ בישול אפייה memasak sütési sütés főzési főzés варки выпекания \
    готовки запекания vaření pečení varenia pečenia gătire coacere kypsennys paisto paistoaika kypsennysaika gräddning \
    ugnstid 조리 조리시간 加熱
    """)
  static let abouts = set("ca circa etwa about approx approximately environ env aprox cerca 이내 정도 程度 以内")
  static let resting = set(
    """
    chill chilling rest resting soak soaking wait waiting rise rising proof proofing marinate marinating marinade freeze \
    freezing cool cooling cure curing standing ruhezeit ruhen kuhlzeit wartezeit gehzeit marinierzeit einweichzeit \
    quellzeit repos attente refrigeration reposo espera descanso riposo lievitazione rusttijd wachttijd jasning vila \
    hviletid hevetid
    """)
  static let workTimes = totals.union(readies).union(preparing).union(cooking)
  static let allTimes = workTimes.union(resting)
  static let times = PhraseList(
    [
      "time", "zeit", "tijd", "tid", "temps", "tiempo", "tempo", "duration", "ready in", "dauer", "durata", "czas",
      "время", "takes ", "時間", "fertig in", "prêt en", "pronto in", "listo en", "vrijeme", "doba", "suresi", "χρόνος",
      "χρόνο", "aika", "si idő", "időigény", "timp ", "timpul", "waktu", "thời gian", "시간", "时间", "所要", "وقت", "مدة",
      "זמן", "час приготування",
      "čas pripr", "čas peč", "čas var", "celkový čas", "време за", "laikas", "tiden", "aeg:", "valmistusaeg",
    ].map(TextFolding.folded))
}
