extension WordLexicon {
  static let french: KeyValuePairs<WordKind, String> = [
    .link: "de d du des",
    .or: "ou",
    .and: "et",
    .stop: "avec sans pour à au aux en dans sur selon par type environ soit comme",
    .colour:
      "rouge vert verte jaune blanc blanche noir noire brun brune orange rose violet violette blond blonde doré dorée",
    .leaf: "feuille branche brin tige pluche",
    .part: """
    gousse bouquet botte filet tranche morceau cube dé rondelle lamelle lanière quartier moitié tête bulbe pincée poignée
    pavé darne pointe trait filet goutte noix pot sachet paquet verre tasse cuillère cuillerée cuiller cs cc soupe
    pièce bâton quantité peu brique barquette
    """,
    .modifier: """
    un une le la les l quelques bien très tranché tranchée peu plus gros grosse petit petite moyen moyenne grand grande long longue demi entier entière
    bio biologique nature naturel naturelle frais fraîche mûr mûre jeune tendre ferme fin fine finement épais épaisse extra
    bon bonne beau belle nouveau nouvelle haché hachée émincé émincée coupé coupée râpé râpée pelé pelée épluché épluchée
    dénoyauté dénoyautée pressé pressée écrasé écrasée fondu fondue mou molle ramolli ramollie tiède chaud chaude froid
    froide bouillant bouillante glacé glacée battu battue tamisé tamisée lavé lavée égoutté égouttée concassé concassée
    ciselé ciselée effeuillé effeuillée vierge non traité traitée salé salée doux douce sucré sucrée demi-sel mi  entier fermier fermière moulin guérande qualité maison facultatif facultative italien italienne
    français française grec grecque plat plate frisé frisée environ désossé désossée précuit plutôt
    """,
    .lighter: "allégé allégée maigre écrémé écrémée léger légère light pauvre réduit réduite",
    .vegan: "végan végane végétal végétale",
    .vegetarian: "végétarien végétarienne",
    .glutenFree: "gluten",
    .milkFree: "lactose",
    .general: """
    farine lait huile beurre sucre fromage vinaigre noix pain riz haricot sauce crème poivre sel sirop poudre graine bouillon
    fond pâte pâtes concentré jus vin nouille yaourt saucisse poisson viande eau thé baie extrait arôme chocolat champignon
    chou courge salade gâteau biscuit épice liqueur bière fécule confiture purée soupe
    """,
    .raw: "cru crue",
    .cooked: "cuit cuite bouilli bouillie rôti rôtie",
    .dried: "séché séchée sec sèche séchés",
    .canned: "conserve boîte bocal",
    .frozen: "surgelé surgelée congelé congelée",
    .ground: "moulu moulue",
    .smoked: "fumé fumée",
    .fresh: "frais fraîche",
  ]

  static let spanish: KeyValuePairs<WordKind, String> = [
    .link: "de del",
    .or: "o u",
    .and: "y e",
    .stop: "con sin para a al en por según tipo como aproximadamente cortado cortada",
    .colour: "roj- verde amarill- blanc- negr- moren- naranja rosa morad- dorad- azul",
    .leaf: "hoja hojas rama ramas ramita ramitas ramillete brizna",
    .part: """
    diente dientes filete lomo rodaja loncha tira trozo trozos cubo dado gajo mitad cabeza bulbo manojo puñado pizca chorro
    chorrito gota bote paquete sobre frasco vaso taza cucharada cucharadita cda cdta pieza pedazo rebanada tallo
    penca barra botella bolsa cantidad poco
    """,
    .modifier: """
    un una unos unas el la los las poc- más grande gran pequeñ- median- chic- grues- fin- larg- enter- medi- ecológic-
    orgánic- natural pur- buen- mejor fresc- madur- joven tiern- firme jugos- dur- bland- tibi- caliente frí- hirviendo
    helad- picad- cortad- rallad- pelad- lavad- escurrid- deshuesad- machacad- triturad- trocead- muy bien derretid- batid-
    tamizad- exprimid- virgen extra refinad- sal salad- dulce azucarad-  caser- opcional
    italian- español- francés francesa mexican- lis- rizad- limpi- despepitad- desmenuzad- finamente recién abundante
    común normal integral
    """,
    .lighter: "desnatad- semidesnatad- magr- liger- light baj- reducid-",
    .vegan: "vegan- vegetal",
    .vegetarian: "vegetarian-",
    .glutenFree: "gluten",
    .milkFree: "lactosa",
    .general: """
    harina leche aceite mantequilla azúcar queso vinagre nuez pan arroz frijol judía salsa crema nata pimienta sal jarabe
    polvo semilla caldo pasta concentrado zumo jugo vino fideo yogur salchicha pescado carne agua té extracto chocolate
    seta hongo col calabaza lechuga galleta bizcocho especia licor cerveza almidón mermelada puré sopa
    """,
    .raw: "crud-",
    .cooked: "cocid- hervid- asad-",
    .dried: "sec- deshidratad- desecad-",
    .canned: "enlatad- conserva lata bote",
    .frozen: "congelad-",
    .ground: "molid-",
    .smoked: "ahumad-",
    .fresh: "fresc-",
  ]
}
