internal import KitchenUnits
internal import Words

/// The cut of meat or fish that a name says is counted, where its food may be known by the whole joint or animal: four
/// lamb steaks are no four legs, and eight chicken pieces no eight birds.
enum NamedCut {
  /// `nil` for a name that is of no cut. Joints stand for whatever a bird was cut into.
  static func unit(in name: String) -> KitchenUnit? {
    // `lamb steaks`, `leg of lamb steak`, `chicken pieces on the bone`; `côtes de bœuf`, `Medaillons vom Schwein`.
    TextFolding.folded(name).split { !$0.isLetter }.reversed().lazy.compactMap(unit).first
  }

  private static func unit(_ word: Substring) -> KitchenUnit? {
    units[String(word)] ?? compounds.first { word.hasSuffix($0.0) && word.count > $0.0.count }?.1
  }

  private static let units: [String: KitchenUnit] = {
    let rows: [(KitchenUnit, String)] = [
      (.steak, "steak steaks rumsteck rumstecks pavé pavés"), (.chop, "chop chops côte côtes chuleta chuletas"),
      (
        .cutlet,
        """
        cutlet cutlets rib ribs kotelett koteletts côtelette côtelettes chuletilla chuletillas escalope escalopes schnitzel \
        schnitzels escalopa escalopas
        """
      ),
      (
        .slice,
        """
        medallion medallions medaillon medaillons médaillon médaillons medallón medallones noisette noisettes tournedos
        """
      ),
      (.fillet, "fillet fillets filet filets filete filetes"), (.breast, "breast breasts brust pechuga pechugas"),
      (.leg, "leg legs keule keulen cuisse cuisses muslo muslos"), (.thigh, "thigh thighs"),
      (.drumstick, "drumstick drumsticks"), (.wing, "wing wings flügel aile ailes ala alas"),
      (
        .joint,
        """
        piece pieces part parts portion portions joints teil teile stücke morceau morceaux pieza piezas trozo trozos \
        presa presas
        """
      ),
    ]
    var result: [String: KitchenUnit] = [:]
    for (unit, words) in rows {
      for word in words.split(separator: " ") { result[TextFolding.folded(String(word))] = unit }
    }
    return result
  }()

  /// German puts them behind the word of the animal, as one word.
  private static let compounds: [(String, KitchenUnit)] = {
    let rows: [(KitchenUnit, String)] = [
      (.steak, "steak steaks"), (.cutlet, "kotelett koteletts schnitzel"), (.slice, "medaillon medaillons"),
      (.fillet, "filet filets"), (.leg, "keule keulen schlegel schenkel läufe"), (.breast, "brust brüste"),
      (.wing, "flügel"), (.joint, "teil teile stücke"),
    ]
    return rows.flatMap { unit, words in
      words.split(separator: " ").map { (TextFolding.folded(String($0)), unit) }
    }
  }()
}
