/// Draws one cover: holds the paper, the dice and what the dish is made of; each scene is an extension.
///
/// Scenes draw around the origin, a dinner plate having a radius of 100; the layout moves, turns and scales the whole.
struct Artist {
  var canvas = Canvas()
  var dice: SplitMix64
  let ground: Tint
  let glaze: Glaze
  let wood: Glaze
  let larder: DishPortions
  var layout: Layout

  init(_ composition: CoverComposition) {
    dice = SplitMix64(seed: composition.seed)
    ground = dice.pick(composition.ground.tints)
    glaze = dice.pick(Glaze.all)
    wood = dice.pick(Glaze.woods)
    larder = DishPortions(composition.portions)
    layout = Layout.round(&dice)
  }

  mutating func drawCover(_ vessel: Vessel) {
    switch vessel.stance {
    case .round: break
    case .wide: layout = Layout.wide(&dice)
    case .upright: layout = Layout.upright(&dice)
    }
    beginPicture()
    drawGround()
    drawUnderlay(vessel)
    canvas.group(at: layout.center, degrees: layout.degrees, scale: layout.scale)
    drawScene(vessel)
    canvas.endGroup()
    drawAccents(vessel)
    canvas.raw("</svg>")
  }

  private mutating func beginPicture() {
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"300\" viewBox=\"0 0 400 300\">")
    canvas.raw("<style>@media(prefers-color-scheme:dark){.g{fill:")
    canvas.color(ground.atNight)
    canvas.raw("}}</style><rect class=\"g\" width=\"400\" height=\"300\" fill=\"")
    canvas.color(ground)
    canvas.raw("\"/>")
  }

  private mutating func drawScene(_ vessel: Vessel) {
    switch vessel {
    case .plate: drawPlate()
    case .pasta: drawPasta()
    case .salad: drawSalad()
    case .meat, .fish, .bird, .skewers, .sausages: drawPlatter(vessel)
    case .omelette: drawOmelette()
    case .tacos: drawTacos()
    case .soup: drawSoup()
    case .stew: drawStew()
    case .bowl: drawSectors()
    case .heap: drawHeap()
    case .porridge: drawPorridge()
    case .dip: drawDip()
    case .ramekins: drawRamekins()
    case .scoops: drawScoops()
    case .pan: drawPan()
    case .skillet: drawSkilletCake()
    case .gratin: drawGratin()
    case .pizza: drawPizza()
    case .cake: drawCake()
    case .tart: drawTart()
    case .pie: drawPie()
    case .loaf: drawLoaf()
    case .toast: drawToast()
    case .dough: drawDough()
    case .squares, .cookies, .muffins, .balls, .patties, .buns, .burgers, .dumplings, .sushi: drawTray(vessel)
    case .pancakes, .waffles: drawPancakes(vessel)
    case .glass: drawGlass()
    case .cup: drawCup()
    case .jar: drawJar()
    case .spice: drawSpice()
    }
  }
}

extension Vessel {
  /// Eaten with a spoon.
  var isSpooned: Bool {
    switch self {
    case .soup, .stew, .porridge, .ramekins, .scoops, .heap, .cup, .dip, .spice: true
    default: false
    }
  }

  enum Stance { case round, wide, upright }

  /// How the vessel may be laid: turned any way, a little askew, or not at all.
  var stance: Stance {
    switch self {
    case .meat, .fish, .bird, .skewers, .sausages, .loaf, .toast, .dough, .gratin, .squares, .cookies, .muffins,
      .balls, .patties, .buns, .burgers, .dumplings, .sushi, .tacos:
      .wide
    case .glass, .jar: .upright
    default: .round
    }
  }
}
