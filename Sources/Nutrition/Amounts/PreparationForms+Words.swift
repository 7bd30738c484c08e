extension PreparationForms {
  /// Lowercase words; capital letters outside of ASCII do not occur at the start of these.
  static let words: [String: PreparationForms] = {
    let rows: [(PreparationForms, String)] = [
      (
        .chopped,
        """
        chopped diced cubed cubes chunks pieces dice gehackt gehackte gehackter gehacktes gewürfelt gewürfelte würfel \
        würfeln stücke haché hachée hachés hachées dés cubes morceaux picado picada picados picadas troceado cubos
        """
      ),
      (.pieces, "pieces stücke morceaux trozos"),
      (.bones, "bone bones knochen os hueso"),
      (.minced, "minced crushed pressed gepresst gepresste fein émincé écrasé machacado"),
      (
        .sliced,
        """
        sliced slices slivered rings pared scheiben ringe geschnitten tranché tranches rondelles rodajas lonchas \
        laminado
        """
      ),
      (
        .shredded,
        """
        shredded grated julienne julienned flaked torn gerieben geriebene geriebener geraspelt râpé râpée râpés \
        rallado rallada desmenuzado
        """
      ),
      (.mashed, "mashed pureed puréed puree purée zerdrückt püriert écrasée puré"),
      (.whole, "whole ganz ganze ganzer entier entière entiers entero entera enteros"),
      (.halved, "halved halves half halbiert moitiés mitades"),
      (.quartered, "quartered quarters wedges geviertelt viertel quartiers cuartos"),
      (.crumbled, "crumbled crumbs crumb zerbröckelt zerkrümelt émietté desmenuzada"),
      (.ground, "ground powdered gemahlen gemahlene gemahlener moulu moulue molido molida"),
      (.packed, "packed tassé"),
      (.unpacked, "unpacked loosely"),
      (.sifted, "sifted gesiebt tamisée tamisé tamizada"),
      (
        .drained,
        "drained abtropfgewicht abgetropft égoutté égouttée égouttés égouttées escurrido escurridos escurrida escurridas"
      ),
      (.undrained, "undrained juices liquid"),
      (.reserved, "reserved reserve saved aufgefangen auffangen réservé réservée reservado reservada"),
      (.melted, "melted zerlassen geschmolzen fondu fondue derretido derretida"),
      (.cooked, "cooked gekocht gekochte cuit cuite cuits cuites cocido cocida cocidos"),
      (.dry, "dry uncooked"),
      (.whipped, "whipped geschlagen fouettée montada"),
      (
        .boneless,
        """
        boneless boned fillet fillets filleted shelled deveined pitted stoned hulled entsteint entbeint filetiert \
        désossé désossée dénoyauté dénoyautées deshuesado deshuesada deshuesadas
        """
      ),
      (.juiced, "juice juiced juices saft jus zumo jugo"),
      (.zest, "zest zested rind schale abrieb zeste zestes ralladura"),
      (.frying, "frying frittieren ausbacken friture freír"),
      (.small, "small kleine kleiner kleines petit petite petits petites pequeño pequeña pequeños pequeñas mini"),
      (.medium, "medium mittelgroße mittelgroß moyen moyenne mediano mediana"),
      (.large, "large große großer großes groß gros grosse grosses grand grande grandes grueso"),
      (.extraLarge, "jumbo extra"),
    ]
    var result: [String: PreparationForms] = [:]
    for (forms, words) in rows {
      for word in words.split(separator: " ") { result[String(word), default: []].formUnion(forms) }
    }
    return result
  }()
}
