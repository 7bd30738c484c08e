internal import Foods
internal import Words

/// Everyday things that no kitchen eats, which a slip would make foods of: `stove`, `Brille`, `tapis`.
///
/// They are no products of the lexicon: a shop of groceries has no place for them.
struct EverydayWords: Sendable {
  private let words: WordTable
  private let written: Set<String>

  static let standard = EverydayWords()

  private init() {
    let all = [Self.english, Self.german, Self.french, Self.spanish].joined(separator: " ")
    words = WordTable(names: all)
    written = Set(all.split(separator: " ").map(String.init))
  }

  /// Whether a name is one as it is written. Names are compared without endings and accents else, so that a `Brille` would be
  /// the fish called brill, and `Asche` the one called Äsche.
  func contains(written name: String) -> Bool { written.contains(name.lowercased()) }

  /// Whether a word of an item is one, in any of the languages.
  func contains(_ item: NameWords, _ word: Int) -> Bool {
    words.number(of: item.bytes, in: item.words[word].range) != nil
  }

  private static let english = """
    comet fixture palace siren anvil apron armchair attic awning badge bagpipe balcony bandana banjo banner barrel basin bathtub beam bearing \
    bedding bench bicycle blade board bolt bonnet bookcase boot bracelet bracket brace braid bridge bridle \
    briefcase broom buckle builder building bumper bunker bunny button cabin cabinet canal canoe canopy canvas \
    caravan carpet carriage cart castle caulk ceiling cello cement chain chair chalk charm chess chisel chimney \
    cigar clamp clarinet clasp cloak clock closet cloud coach coat coffin collar column compass computer cooler \
    cork corner cot couch crane crank crash crate cradle crest crib crochet crossbow crown cruise crutch cupboard \
    curve dashboard decal denim desk dolls donor door doorbell doorstop dowel drawer dress dresser drill driver \
    drone drum drums easel elastic engine eyelash fabric fender fence ferry fiddle field file fireplace flag \
    flange flannel flare flask fleece float floor flooring fountain foyer frame freezer fridge frill furnace \
    furniture garage garden gasket gate gauge gavel gear glider globe goggles gravel grill grinder grout guard \
    guide guitar habit hacksaw hairpin hammock handle handrail harness harp hatch hatchet hearth hedge helmet \
    hinge hoist holster hood hoop hotel house hubcap inbox iron jacket jeans jewel jigsaw joist kayak kennel keys \
    keyhole knob knocker laces lacquer lantern laser latch lathe latex lattice laundry lawn lawnmower leather \
    lectern ledge lever library linen linoleum liner locker lodge loft loom lorry luggage lumber magic magnet \
    mallet manual mantel marble mattress medal metal meter metro mirror mitten model mortar motor mould mouldings \
    mouse mower music nightstand ninja noise nozzle nurse office organ oven paddle padding paddock palette pallet \
    panel pants parka parquet party patch patio pavement pedal pedestal phone photo piano picture pillar pilot \
    pipe pivot pixel plane planer plaster plaza pliers plinth poker porch portrait poster print probe propeller \
    pulley pulse pump purse putty puzzle quill quilt racket racquet radar radiator rafter railing ranger raven \
    receiver recorder relay resin rifle ring river rivet robe robot rocking rodeo roller roof rope rotor rucksack \
    rudder saddle safety sail salon sander sandals satchel sauna sawhorse scaffold scale scarf school scooter \
    scout screen seat sensor sewer sewing shade shears shed sheep sheet shelf shelter shelving shingle ship shirt \
    shoes shore shorts shovel shower shutter siding signal sink skirt slate sledge sleeve slide sling smoke \
    snorkel socket sofa soldering spade spanner spark spear speaker spike spindle spotlight sprayer spring stable \
    staff stage stain stair stairs stand station statue steam steel stencil stereo stick stilts stone stool storm \
    stove strap stroller stucco studio suede suit sunhat sweater swing switch sword table tablecloth tambourine \
    tarp tarpaulin taxi teddy tent terrace theater ticket tiara tie tile tiles timber timer toilet token toolbox \
    torso tower toxic tractor trailer train trampoline trash trellis tribe tricycle tripod trolley trophy trowel \
    truck trumpet trunk trunks tub tube tunic turbine turf tutor tweezers tyre tyres uniform vacuum valve van \
    vanity varnish vault veil velvet veneer vest vinyl violin visor wading wagon waist wallpaper wand wardrobe \
    washer washers watch weight wheel wheelbarrow whip whistle wick widget wig window wire witch wood wool world \
    workbench wrench wrist yacht zebra zip
    """
  private static let german = """
    falke sonne saite zeiger absatz ampel anhänger anker antenne anzug asche auto balken balkon band bank batterie bauer bett bilder bild \
    bluse bohrer boden bogen brett briefe brille brücke brunnen bürste bücher dach dachrinne dichtung draht dusche \
    ecke ellenbogen farbe farben feder feile felge fenster feuer fliese fliesen flöte folie garage garten geige \
    gerät geländer geschirr gips gitter gitarre gras griff gurt gürtel haken halle hammer handschuhe harke haus \
    hebel heizung helm hemd henkel herd hobel hocker holz hose hülle jacke kachel kamin kanne karre karton kasse \
    kasten keller kessel kette kiste kissen klammer klavier kleid kleider klingel knopf koffer kommode korb kran \
    kreide krone kübel lack lampe laub leder leine leinen leinwand leiste leiter lenker leuchte locher malerei \
    mantel marke maske matratze mauer mofa möbel motor mutter mütze nadel nagel ofen ordner paket palette papier \
    pille pinsel plane platte polster pumpe rad rahmen rasen rassel rechen regal regen reifen riemen rinne ring \
    rohr rollo rost rucksack rutsche sack säge sattel schale schalter schere schiene schild schippe schirm \
    schlauch schleife schloss schnalle schrank schraube schuhe schuppen segel seil sessel socke sofa spaten \
    spiegel spitze spritze stab stange stecker stein stempel stiefel stiel stoff stuhl tafel tasche taschen tapete \
    tasten teppich tinte tisch topf treppe tropfen truhe tür tüte uhr unterlage vase ventil verband vorhang waage \
    wagen wand wanne wecker weste windel wiege wolle würfel zange zaun zelt zement ziegel zimmer zünder
    """
  private static let french = """
    abri aimant ancre anneau antenne armoire arrosoir bague balai balance balcon bande banc bâche bassine bâton \
    berceau bijou bouton bride brique broche brosse bureau cabane cadeau cadenas cadre cahier camion canapé carton \
    casier casque ceinture cendre chaîne chaise chapeau chariot chaussure chemise cheminée ciment clef cloche \
    cloison clôture coffre collier commode corde cordon couloir coussin crayon cravate drap drapeau échelle écran \
    écrou éponge équerre établi étagère évier fauteuil fenêtre fourneau garage grille gilet guitare hache horloge \
    jardin jupe lacet laine lampe landau lavabo levier lit livre lunettes maillot manche manteau marteau matelas \
    meuble miroir montre moteur moulure mur nappe oreiller outil panier panneau pantalon paravent parquet patins \
    pédale pelle peinture pelote perceuse piano pince pinceau plafond planche plancher pneu poignée pompe porte \
    poubelle poulie poupée prise râteau rallonge réveil rideau robe robinet roue ruban sabot sandale scie selle \
    semelle serrure siège stylo table tableau tablier talon tambour tapis tente tiroir tissu toile toit tonneau \
    tournevis tracteur train tringle truelle tuile tuyau valise vélo veste vitre voile voiture volet
    """
  private static let spanish = """
    abrigo aguja alambre alfombra almohada ancla anillo antena armario balcón banco bandera baño baúl bicicleta \
    billete bolso bota botas botón brocha broche bufanda cadena cajón cama camisa camiseta candado cartera carro \
    casa casco cemento cerradura cinturón clavo coche cojín collar colchón cortina cuadro cuerda cuna \
    destornillador ducha enchufe escalera escoba escritorio espejo estante estufa farol foto funda gafas garaje \
    gorra gorro grapadora grifo guante guitarra hacha jardín jaula juguete lámpara lápiz lavabo libro llanta llave \
    maceta maleta manguera manta mantel marco martillo mesa mochila moneda motor mueble muñeca pala pantalla \
    pantalón paraguas pared pelota percha perchero persiana pinza pintura pizarra plancha polea puerta radio \
    rastrillo regla reloj rueda sábana sandalias silla sillón sofá sombrero taladro tambor tapete tapiz techo \
    tejado tela tijeras timbre tornillo tubo tuerca valla vela ventana vestido vidrio zapato zapatos
    """
}
