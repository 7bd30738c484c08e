extension UnitLexicon {
  static let french: [Row] = [
    Row(.metricPound, "lb", "livre livres"),
    Row(
      .metricTablespoon, "tbsp",
      """
      cuillère_à_soupe cuillères_à_soupe cuillerée_à_soupe cuillerées_à_soupe cuill_à_soupe cuil_à_soupe c_à_soupe \
      cs c_s c_à_s c_a_s càs cas cuil_à_s cuill_à_s cuiller_à_soupe cuillers_à_soupe
      """),
    Row(
      .metricTeaspoon, "tsp",
      """
      cuillère_à_café cuillères_à_café cuillerée_à_café cuillerées_à_café cuill_à_café cuil_à_café c_à_café c_c c_à_c \
      càc cac cuil_à_c cuill_à_c cuillère_à_thé cuillères_à_thé c_à_thé cuiller_à_café cuillers_à_café
      """),
    Row(.pinch, "pinch", alone: true, "pincée pincées"),
    Row(.knifeTip, "knife tip", alone: true, "pointe_de_couteau pointes_de_couteau"),
    Row(.drop, "drop", alone: true, "goutte gouttes"),
    Row(.splash, "splash", alone: true, "trait traits"),
    Row(nil, "drizzle", alone: true, "filet_d'"),
    Row(nil, "grind", "tour tours"),
    Row(nil, "knob", alone: true, "noisette noisettes"),
    Row(.knob, "knob", .cut, alone: true, "noix"),
    Row(.clove, "clove", .count, "gousse gousses"),
    Row(.sprig, "sprig", .count, alone: true, "brin brins brindille brindilles branche branches"),
    Row(.stalk, "stalk", .count, "tige tiges"),
    Row(.stick, "stick", .count, "bâton bâtons"),
    Row(.bulb, "bulb", .count, "bulbe bulbes"),
    Row(.head, "head", .count, "tête têtes"),
    Row(.bunch, "bunch", .count, alone: true, "botte bottes bouquet bouquets"),
    Row(.leaf, "leaf", .count, "feuille feuilles"),
    Row(.slice, "slice", .count, alone: true, "tranche tranches rondelle rondelles lamelle lamelles"),
    Row(.piece, "piece", .count, alone: true, "morceau morceaux pièce pièces"),
    Row(nil, "ladle", .count, "louche louches"),
    Row(.ball, "ball", .count, "boule boules"),
    Row(.bar, "bar", .count, "tablette tablettes barre barres"),
    Row(.square, "square", .count, "carré carrés"),
    Row(.handful, "handful", .count, alone: true, "poignée poignées"),
    Row(nil, "recipe", .count, "recette recettes"),
    Row(nil, "batch", .count, "quantité quantités"),
    Row(.dozen, "dozen", .count, "douzaine douzaines"),
    Row(.pair, "pair", .count, "paire paires"),
    Row(.can, "can", .container, "boîte boîtes conserve"),
    Row(.glass, "glass", .container, "verre verres"),
    Row(.bowl, "bowl", .container, "bol bols"),
    Row(.packet, "packet", .container, "paquet paquets"),
    Row(.bottle, "bottle", .container, "bouteille bouteilles"),
    Row(.carton, "carton", .container, "brique briques brick bricks briquette briquettes"),
    Row(.tub, "tub", .container, "barquette barquettes"),
    Row(.roll, "roll", .container, "rouleau rouleaux"),
    Row(.jar, "jar", .container, "bocal bocaux"),
    Row(.sachet, "sachet", .container, " "),
    Row(.loaf, "loaf", .count, "miche miches"),
  ]
}
