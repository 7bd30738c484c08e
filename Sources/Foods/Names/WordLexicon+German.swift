extension WordLexicon {
  static let german: KeyValuePairs<WordKind, String> = [
    .link: "von vom",
    .or: "oder bzw",
    .and: "und",
    .stop: """
    mit ohne für zum zur in im aus nach am an auf bei als ca je bis wie etwa evtl eventuell beispielsweise sowie
    """,
    .colour:
      "rot- grün- gelb- weiß- weiss- schwarz- braun- orange lila rosa blau- hell- dunkl- dunkel golden- violett- bunt-",
    .leaf: "Blatt Blätter Blättchen Zweig Zweige Zweiglein Stängel Stängeln Stiel Stiele",
    .part: """
    Zehe Zehen Stange Stangen Röschen Stück Stücke Stückchen Filet Filets Würfel Scheibe Scheiben Streifen Spalte Spalten
    Hälfte Hälften Knolle Knollen Kopf Köpfe Bund Handvoll Prise Prisen Schuss Spritzer Tropfen Messerspitze Päckchen
    Packung Pck Glas Gläser Flasche Becher Tüte Beutel Block Riegel EL TL Tasse Tassen Esslöffel Teelöffel
    Rippe Rippen Spitzen Klecks
    """,
    .modifier: """
    ein eine einen einige etwas wenig viel mehr der die das den groß- gross- mittelgroß- mittelgross- mittler- klein-
    winzig- dick- dünn- lang- kurz- ganz- halb- Bio biologisch- natürlich- naturbelassen- unbehandelt- ungewachst- gut-
    best- fein- grob- frisch- reif- überreif- unreif- jung- alt- zart- saftig- knackig- fest- weich- hart- warm- lauwarm-
    heiß- heiss- kalt- eiskalt- kochend- zimmerwarm- gekühlt- gehackt- gewürfelt- geschnitten- gerieben- geraspelt-
    gehobelt- geschält- ungeschält- entkernt- entsteint- geputzt- gewaschen- abgetropft- geviertelt- halbiert- zerdrückt-
    zerkleinert- zerlassen- geschmolzen- gepresst- ausgepresst- gesiebt- verquirlt- geschlagen- gestrichen- gehäuft-
    mehligkochend- festkochend- mehlig- vorwiegend kochend- süß- süss- mild- scharf- kräftig- hochwertig-
    regional- saisonal- deutsch- italienisch- französisch- spanisch- griechisch- türkisch- ungesalzen- gesalzen-
    ungesüßt- ungesüsst- gesüßt- natur Natur pur glatt- kraus- ger gestr geh fein grob zum optional nativ- extra
    küchenfertig- aufgetaut- ausgelöst- abgezupft- gezupft- geröstet- gehobelt- gemischt- tiefgekühlt zimmertemperatur
    """,
    .lighter: "mager- fettarm- fettreduziert- leicht- entrahmt- light",
    .vegan: "vegan- pflanzlich- veganer",
    .vegetarian: "vegetarisch-",
    .glutenFree: "glutenfrei-",
    .milkFree: "milchfrei-",
    .general: """
    Mehl Milch Öl Butter Zucker Käse Essig Nuss Nüsse Brot Reis Bohne Bohnen Sauce Soße Sahne Pfeffer Salz Sirup Pulver
    Samen Brühe Fond Paste Mark Saft Wein Nudel Nudeln Joghurt Wurst Fisch Fleisch Wasser Tee Beere Beeren Teig Pasta Creme
    Aroma Schokolade Pilz Pilze Kohl Kürbis Salat Kuchen Keks Kekse Gewürz Likör Bier Stärke Eis Ei Eier Kraut Gras Schmalz
    Fett Aufstrich Flocken Kern Kerne Leber Speck Schinken Suppe Gemüse Obst Kern Ersatz Wasser Schnaps Grieß Grütze
    """,
    .raw: "roh-",
    .cooked: "gekocht- gegart- vorgekocht- vorgegart- gebraten-",
    .dried: "getrocknet- trocken- gedörrt-",
    .canned: "Dosen Dose Glas Konserve",
    .frozen: "gefroren- tiefgefroren- tiefgekühlt- TK",
    .ground: "gemahlen-",
    .smoked: "geräuchert-",
    .fresh: "frisch-",
  ]

  /// First parts of German compounds that say how a food is, not which.
  static let germanPrefixes = germanQualities.union([
    "baby", "blatt", "braun", "bund", "bunt", "cherry", "cocktail", "einlege", "fruh", "garten", "gelb", "grun", "haus",
    "jung", "lager", "mini", "rispen", "riesen", "rot", "schmor", "schwarz", "sommer", "strauch", "suppen", "tafel",
    "tiefkuhl", "weiss", "wild", "winter", "zucht", "zwerg",
  ])

  /// Those that may stand even before general words: Vollkornnudeln, Biomilch.
  static let germanQualities: Set<String> = [
    "bauern", "bio", "delikatess", "frisch", "land", "markt", "natur", "premium", "vollkorn",
  ]
}
