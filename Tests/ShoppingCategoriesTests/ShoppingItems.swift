internal import Foods

/// Items as people write them on shopping lists, with the category where they look for them.
enum ShoppingItems {
  struct Row: Sendable, CustomStringConvertible {
    let item: String
    let category: ShoppingCategory

    var description: String { item }
  }

  static let all = rows(mixed) + rows(english)

  private static func rows(_ text: String) -> [Row] {
    text.split(separator: "\n").flatMap { line -> [Row] in
      guard let colon = line.firstIndex(of: ":"), let category = ShoppingCategory(name: String(line[..<colon])) else {
        preconditionFailure("no category: \(line)")
      }
      return line[line.index(after: colon)...].split(separator: "|").map { item in
        Row(item: item.trimmingSpaces, category: category)
      }
    }
  }

  /// In four languages, with packs and amounts.
  private static let mixed = """
    Vegetables and Fruits: bananas | 6 apples | bunch of parsley | 2 avocados, ripe | red onion | red onions | sweet \
    potatoes | baby spinach | cherry tomatoes | fresh ginger root | fennel bulb | bunch of spring onions | lemons | \
    1 kg potatoes | portobello mushrooms | mixed salad leaves | blueberries | honeydew melon | green beans | snow \
    peas | celery stalks | head of cauliflower | jalapeños | Swiss chard | bok choy | radishes | fresh mint | \
    cilantro | limes | pomegranate | dill | peaches | Granny Smith apples | yellow squash | raspberries | kiwi fruit \
    | cucumber | 3 carrots | broccoli florets | cabbage | arugula | clementines | Kartoffeln | 1 kg Möhren | \
    Zwiebeln | rote Paprika | Bund Petersilie | Salatgurke | Champignons | Äpfel | Bananen | Rosenkohl | Weintrauben \
    | pommes de terre | oignons rouges | tomates cerises | poireaux | 2 courgettes | champignons de Paris | fraises \
    | une botte de radis | citrons | patatas | cebollas | tomates maduros | plátanos | manzanas verdes | 2 dientes \
    de ajo | zanahorias | aguacates | espinacas frescas | perejil | organic kale | plum tomatoes | pears | \
    watermelon | beetroot | bean sprouts | corn cobs
    Vegetarian: tofu | firm tofu | smoked tofu | tempeh | veggie burgers | vegan sausages | vegetarian mince | vegan \
    chicken nuggets | meatless meatballs | seitan strips | plant-based burger patties | black bean burgers | soya \
    mince | textured vegetable protein | falafel mix | vegan bacon | meat-free sausages | quorn pieces | vegane \
    Würstchen | vegetarische Schnitzel | Gemüsefrikadellen | Räuchertofu | Sojaschnetzel | veganes Hack | saucisses \
    végétales | steak de soja | galettes végétales | hamburguesas veganas | salchichas vegetarianas | soja \
    texturizada | vegan hot dogs | vegetarian burgers | lentil burgers | veggie dogs
    Glucose-Free: stevia | artificial sweetener | sweetener tablets | sugar-free gum | sugar free chocolate | \
    erythritol | xylitol | diabetic jam | zuckerfreie Bonbons | Süßstoff | Stevia | Süßstofftabletten | Kekse ohne \
    Zucker | édulcorant | biscuits sans sucre | chocolat sans sucre | edulcorante | galletas sin azúcar | sacarina | \
    glucose-free syrup | sugar-free cookies | sucralose | monk fruit sweetener | sugar substitute
    Lactose-Free: almond milk | oat milk | soy milk | unsweetened almond milk | rice milk | lactose-free milk | \
    lactose free cheese | dairy-free yogurt | soy yogurt | non-dairy creamer | coconut yogurt | oat drink | vegan \
    cheese | vegan butter | vegan cream cheese | laktosefreie Milch | Sojamilch | Hafermilch | Haferdrink | \
    Mandelmilch | laktosefreier Joghurt | lait d'amande | lait sans lactose | boisson au soja | yaourt au soja | \
    leche de almendras | leche sin lactosa | bebida de avena | cashew milk | lactose-free cream | dairy free ice \
    cream
    Bread Products: baguette | whole wheat bread | sourdough bread | burger buns | bagels | pita bread | flour \
    tortillas | corn tortillas | naan | croissants | English muffins | dinner rolls | rye bread | focaccia | loaf of \
    sourdough | gluten-free bread | sandwich bread | brioche buns | Brötchen | Vollkornbrot | Toastbrot | Roggenbrot \
    | Laugenbrezeln | Burgerbrötchen | Knäckebrot | pain de mie | pain complet | 2 baguettes | petits pains | pain \
    de campagne | pan integral | pan de molde | barra de pan | panes de hamburguesa | ciabatta | crumpets | garlic \
    naan | hot dog rolls | tortilla wraps
    Sweets: dark chocolate | chocolate bar | gummy bears | lollipops | marshmallows | chewing gum | caramels | \
    chocolate chip cookies | licorice | candy canes | toffee | chocolate cake | brownies | doughnuts | shortbread \
    cookies | nougat | sprinkles | birthday cake | jelly beans | hard candy | fudge | Gummibärchen | Schokolade | \
    Zartbitterschokolade | Kekse | Kaugummi | Marzipan | Lakritz | Apfelkuchen | Butterkekse | bonbons | tablette de \
    chocolat | biscuits au chocolat | gâteau au chocolat | caramels mous | galletas de chocolate | caramelos | \
    turrón | chicles | tarta de manzana | chocolate negro | macarons | cupcakes | fruit gums | chocolate truffles | \
    wafers
    Pantry: 2 x 400g tins chopped tomatoes | canned chickpeas | tomato paste | olive oil | extra virgin olive oil | \
    all-purpose flour | brown sugar | baking powder | rice | long grain rice | quinoa | lentils | black beans, \
    canned | soy sauce | maple syrup | dried oregano | cinnamon | black pepper | sea salt | vegetable broth | \
    chicken stock | peanut butter | almond butter | raisins | walnuts | sliced almonds | sunflower seeds | oats | \
    rolled oats | breakfast cereal | cornflakes | spaghetti sauce | canned tuna | sardines in oil | coconut milk | \
    sun-dried tomatoes | dried apricots | dried mushrooms | pickles | green olives | capers | mayonnaise | BBQ sauce \
    | hot sauce | balsamic vinegar | vanilla extract | cocoa powder | yeast | tortilla chips | potato chips | \
    popcorn | pretzels | ramen noodles | lasagna noodles | egg noodles | couscous | bulgur | garlic powder | onion \
    powder | chili flakes | bay leaves | bouillon cubes | nutmeg | canned corn | canned peaches | 1 can kidney beans \
    | tinned sardines | jar of pasta sauce | jam | Nutella | Mehl | Zucker | 500 g Spaghetti | Reis | Linsen | \
    Olivenöl | Essig | Senf | Tomatenmark | 2 Dosen Tomaten | Haferflocken | Müsli | Gemüsebrühe | Paniermehl | \
    Honig | Erdbeermarmelade | Sonnenblumenkerne | Backpulver | getrocknete Tomaten | Currypulver | Sojasoße | \
    Kokosmilch | Thunfisch in Öl | Essiggurken | farine | sucre | huile d'olive | riz basmati | pâtes | lentilles \
    vertes | pois chiches en conserve | moutarde | confiture de fraises | thon en boîte | sel | poivre noir | \
    vinaigre balsamique | harina | arroz | aceite de oliva | azúcar moreno | garbanzos | salsa de soja | atún en \
    lata | mermelada de fresa | sal gorda | pimienta negra | fideos | lentejas secas | almond flour | cornstarch | \
    graham cracker crumbs | sesame seeds | jarred artichoke hearts | dried cranberries | refried beans | miso paste \
    | Thai curry paste | fish sauce | instant mashed potatoes | gravy mix | pancake mix | cake mix | coconut oil | \
    smoked paprika | trail mix | rice cakes | granola bars | anchovies in oil | canned salmon | apple sauce | tahini \
    | cashews | pumpkin seeds | soup
    Milk Products: milk | whole milk | 2% milk | skim milk | butter | unsalted butter | Greek yogurt | plain yogurt \
    | sour cream | heavy cream | whipping cream | cream cheese | cottage cheese | parmesan | grated Parmesan cheese \
    | feta cheese | Swiss cheese | shredded mozzarella | goat cheese | brie | buttermilk | string cheese | fresh \
    mozzarella | halloumi | Milch | Vollmilch | Butter | Schlagsahne | Naturjoghurt | Frischkäse | Quark | \
    geriebener Käse | Schmand | Bergkäse | lait entier | lait demi-écrémé | beurre doux | crème liquide | fromage \
    râpé | yaourt nature | fromage de chèvre | leche entera | mantequilla | queso rallado | nata para cocinar | \
    yogur natural | queso fresco | strawberry yogurt | cheese slices | kefir | provolone | clotted cream | coffee \
    creamer
    Meat and Seafood: bones | ground beef | chicken thighs | pork chops | bacon | ham | turkey breast | lamb chops | beef \
    stew meat | Italian sausage | salmon | tuna steaks | tilapia fillets | shrimp, peeled | mussels | crab meat | \
    rib eye steak | whole turkey | smoked salmon | salami | pepperoni | chorizo | hot dogs | bratwurst | pork \
    shoulder | veal cutlets | duck breast | minced lamb | anchovies fresh | lobster tails | fish fillets | turkey \
    slices | Hackfleisch | Hähnchenbrust | Schweinefilet | 4 Bratwürste | Lachsfilet | Garnelen | Kochschinken | \
    Rindergulasch | Putenbrust | poulet | blanc de poulet | steak haché | saumon fumé | crevettes | jambon blanc | \
    saucisses de Strasbourg | côtelettes d'agneau | pechuga de pollo | carne picada | jamón serrano | gambas | \
    merluza | chuletas de cerdo | salmón fresco | deli ham | beef jerky | chicken drumsticks | sardines fresh | \
    pancetta
    Eggs: eggs | 12 eggs | dozen eggs | medium eggs | organic eggs | egg yolks | quail eggs | Eier | 10 Eier Größe M \
    | Bio-Eier | Freilandeier | œufs | 6 œufs bio | oeufs | huevos | huevos camperos | una docena de huevos | duck \
    eggs | brown eggs | cage-free eggs | liquid egg whites
    Coffee & Tea: coffee | ground coffee | decaf coffee | coffee beans | coffee pods | instant coffee | tea bags | \
    Earl Grey tea | chamomile tea | peppermint tea | herbal tea | loose leaf green tea | matcha powder | chai tea | \
    rooibos tea | espresso capsules | Kaffee | Kaffeebohnen | Espresso | Kamillentee | Früchtetee | Teebeutel | \
    Pfefferminztee | café moulu | capsules de café | thé vert | tisane | café en grano | té negro | infusión de \
    manzanilla | café soluble | iced coffee | English breakfast tea | oolong tea
    Household Supplies: paper towels | toilet paper | aluminum foil | trash bags | garbage bags | dish soap | \
    laundry detergent | fabric softener | bleach | sponges | glass cleaner | toilet cleaner | plastic wrap | freezer \
    bags | sandwich bags | napkins | tissues | parchment paper | rubber gloves | air freshener | paper plates | \
    plastic cups | candles | matches | mop | broom | disinfectant wipes | stain remover | muffin cases | coffee \
    filters | drain cleaner | scrubbing brush | toothpicks | charcoal briquettes | dryer sheets | dishwasher salt | \
    Toilettenpapier | Küchenrolle | Müllbeutel | Spülmittel | Waschmittel | Weichspüler | Alufolie | Backpapier | \
    Badreiniger | Glasreiniger | Spülmaschinentabs | Frischhaltefolie | Taschentücher | Schwämme | Gefrierbeutel | \
    Teelichter | papier toilette | essuie-tout | sacs poubelle | liquide vaisselle | lessive | éponges | papier \
    aluminium | film alimentaire | papel higiénico | papel de cocina | bolsas de basura | lavavajillas | detergente \
    | lejía | estropajo | papel de aluminio | servilletas | oven cleaner | cling film | bin liners | washing up \
    liquid | wooden skewers | dustpan | kitchen roll | cleaning cloths | mothballs
    Beverages: apple juice | cranberry juice | beer | craft beer | red wine | white wine | champagne | whiskey | gin \
    | rum | lemonade | diet cola | soda | club soda | sports drink | coconut water | iced tea | kombucha | bottled \
    water | still water | lime juice | root beer | prosecco | hard cider | 6 pack of beer | grape juice | smoothies \
    | ginger beer | tomato juice | Orangensaft | Apfelsaft | Mineralwasser | Bier | Weißwein | Rotwein | Sekt | \
    Limonade | Apfelschorle | jus d'orange | eau gazeuse | vin rouge | bière blonde | limonade | sirop de menthe | \
    zumo de naranja | agua mineral | cerveza | vino tinto | refresco de cola | agua con gas | tequila | sparkling \
    wine | protein shake | hot chocolate
    Refrigerated Items: frozen peas | frozen pizza | frozen spinach | ice cream | vanilla ice cream | frozen \
    blueberries | frozen french fries | ice cubes | hash browns | fresh tortellini | fresh pasta | hummus | \
    guacamole | puff pastry | frozen shrimp | frozen chicken nuggets | fish sticks | frozen waffles | frozen mango \
    chunks | popsicles | tzatziki | potato salad | coleslaw | pizza dough | refrigerated cookie dough | frozen \
    vegetables | sorbet | frozen yogurt | chilled soup | fresh gnocchi | ready meal | Tiefkühlpizza | TK-Spinat | \
    Fischstäbchen | Vanilleeis | Pommes frites | gefrorene Himbeeren | Blätterteig | frische Tortellini | \
    Kartoffelsalat | Tiefkühlerbsen | glace à la vanille | épinards surgelés | légumes surgelés | pâte feuilletée | \
    pâtes fraîches | helado de vainilla | guisantes congelados | pizza congelada | masa de hojaldre | verduras \
    congeladas | pasta fresca | spinach dip | frozen fish fillets
    Electronics: AA batteries | AAA batteries | 9V battery | light bulbs | LED bulbs | phone charger | USB cable | \
    USB-C charger | headphones | earbuds | HDMI cable | extension cord | power strip | memory card | flashlight | \
    printer ink | ink cartridges | laptop | keyboard | wireless mouse | power bank | phone case | Batterien | \
    AA-Batterien | Ladekabel | Glühbirnen | Kopfhörer | Verlängerungskabel | Druckerpatronen | Taschenlampe | \
    USB-Stick | piles AA | ampoule LED | chargeur de téléphone | câble USB | écouteurs | pilas AA | bombillas | \
    cargador de móvil | cable HDMI | auriculares | memoria USB | bluetooth speaker | smart plug | webcam | remote \
    control batteries | toaster
    Other: toothpaste | toothbrush | shampoo | conditioner | deodorant | razor blades | sunscreen | hand soap | body \
    wash | lotion | dental floss | mouthwash | vitamins | vitamin C tablets | aspirin | ibuprofen | cough syrup | \
    bandages | cotton balls | tampons | diapers | baby wipes | baby formula | cat food | canned cat food | dog food \
    | dog treats | cat litter | bird seed | birthday candles | birthday card | gift wrap | wrapping paper | balloons \
    | envelopes | stamps | notebook | pens | magazine | flowers | potting soil | socks | lip balm | contact lens \
    solution | first aid kit | Zahnpasta | Zahnbürste | Shampoo | Duschgel | Deo | Sonnencreme | Windeln | \
    Katzenfutter | Hundefutter | Katzenstreu | Pflaster | Kopfschmerztabletten | Geschenkpapier | Blumenerde | \
    Briefmarken | dentifrice | shampooing | gel douche | crème solaire | couches | litière pour chat | croquettes \
    pour chien | pansements | pasta de dientes | champú | desodorante | pañales | comida para gatos | arena para \
    gatos | protector solar | tiritas | dry shampoo | nail polish | pregnancy test | printer paper | garden hose
    Uncategorised: qwertz | xyzzy | 123 | blorp fnord | !!
    """

  /// What an English-speaking household buys.
  private static let english = """
    Vegetables and Fruits: acorn squash | Asian pears | yams | grape tomatoes | Roma tomatoes | vine tomatoes | \
    swede | mangoes | dragon fruit | figs | rhubarb | turnips | rainbow carrots | 1 bunch asparagus | Thai basil | \
    lemongrass | serrano peppers | red bell peppers | mixed peppers | Little Gem lettuce | rocket | watercress | \
    fennel | endive | okra | cactus pears | sugar snap peas | broad beans | enoki mushrooms | pineapple | papaya | \
    nectarines | plums | cherries | blackberries | fingerling potatoes | russet potatoes | Maris Piper potatoes | \
    celeriac | kohlrabi | chives | tarragon | thyme sprigs | rosemary | green chillies | tenderstem broccoli | corn \
    | ginger | garlic | onions | scallions | pumpkin | plantains | persimmons | lychees | artichokes | collard \
    greens | alfalfa sprouts | jicama | spaghetti squash | baby corn | salad
    Vegetarian: Quorn mince | soy chorizo | vegan burger | veggie nuggets | tofu dogs | vegetarian sausages | vegan \
    ham slices | vegan pepperoni | meatless crumbles | falafel | vegetarian bacon | plant-based mince | vegan \
    meatballs | vegan fish fingers | extra firm tofu | silken tofu | nut roast | vegan deli slices | veggie patties \
    | meat substitute
    Glucose-Free: diabetic chocolate | sugar-free syrup | sugar-free sweets | saccharin | zero-calorie sweetener | \
    sugar-free jelly | sugar-free biscuits | glucose-free cookies | diabetic cookies | sugarless gum | Splenda | \
    monk fruit extract
    Lactose-Free: dairy-free milk | coconut milk drink | vegan yogurt | lactose-free ice cream | lactose free butter \
    | dairy-free cheese | soya yoghurt | hazelnut milk | oat creamer | almond yogurt | soy creamer | plant-based \
    milk | lactose-free cottage cheese | dairy-free spread | barista oat milk
    Bread Products: wholemeal bread | multigrain loaf | French bread | hamburger buns | pumpernickel | challah | \
    kaiser rolls | hoagie rolls | sub rolls | wraps | flatbread | matzo | breadsticks | garlic bread | sliced bread \
    | pretzel rolls | cinnamon raisin bagels | whole grain pita | bolillos | cornbread | rye crispbread | sandwich \
    thins | Texas toast | Italian bread
    Sweets: M&Ms | Skittles | peppermint candies | gumdrops | chocolate-covered almonds | caramel popcorn | \
    chocolate truffles | cookies | Oreos | cheesecake | apple pie | muffins | rock candy | cotton candy | bubble gum \
    | white chocolate | peanut brittle | fondant | frosting | icing | chocolate syrup | gingerbread men | wafers | \
    Turkish delight | candy corn | sour candies | cupcakes | pastries | marzipan | butterscotch candies
    Pantry: sugar | granulated sugar | caster sugar | icing sugar | plain flour | self-raising flour | bread flour | \
    whole wheat flour | cornmeal | polenta | semolina | oatmeal | muesli | bran flakes | arborio rice | wild rice | \
    jasmine rice | orzo | macaroni | fusilli | rice noodles | udon noodles | vermicelli | split peas | chickpeas | \
    kidney beans | pinto beans | baked beans | tomato sauce | marinara sauce | salsa | pesto | Alfredo sauce | \
    crushed tomatoes | passata | tinned tomatoes | white vinegar | red wine vinegar | canola oil | vegetable oil | \
    cooking spray | shortening | mustard | yellow mustard | relish | hoisin sauce | oyster sauce | sriracha | \
    Tabasco | teriyaki sauce | ranch dressing | salad dressing | bouillon | beef broth | gravy granules | cream of \
    mushroom soup | chicken noodle soup | tomato soup | salt | kosher salt | peppercorns | paprika | cumin | \
    turmeric | ground cinnamon | nutmeg | cloves | allspice | vanilla beans | food coloring | baking soda | gelatin \
    | cream of tartar | condensed milk | evaporated milk | powdered milk | molasses | corn syrup | agave nectar | \
    golden syrup | marmalade | almonds | pecans | pistachios | peanuts | pine nuts | mixed nuts | flaxseed | hemp \
    hearts | poppy seeds | dates | prunes | sultanas | dried mango | coconut flakes | desiccated coconut | roasted \
    red peppers, jarred | sauerkraut | artichoke hearts in oil | nori sheets | wasabi paste | rice paper | \
    breadcrumbs | croutons | stuffing mix | taco shells | taco seasoning | saltines | graham crackers | rice \
    crackers | pretzels | pita chips | microwave popcorn | protein powder | anchovy paste | canned pumpkin | canned \
    pineapple | canned sardines | water chestnuts, canned | bamboo shoots, canned | hearts of palm | green lentils | \
    pearl barley | farro | matzo meal | dried chilies | saffron | herbes de Provence | Italian seasoning | bay leaf \
    | ground ginger | curry paste | mirin | Marmite | chocolate spread | lemon curd
    Milk Products: half and half | light cream | double cream | single cream | cheddar | sharp cheddar | Monterey \
    Jack | gouda | emmental | provolone slices | pepper jack cheese | Roquefort | gorgonzola | camembert | paneer | \
    salted butter | margarine | vanilla yogurt | skyr | 1 gallon milk | semi-skimmed milk | chocolate milk | whipped \
    cream | grated cheese | burrata | quark | queso fresco | American cheese | cream | cheese
    Meat and Seafood: chicken wings | chicken legs | minced beef | beef mince | sirloin steak | T-bone steaks | beef \
    brisket | pork belly | pork tenderloin | spare ribs | gammon | lamb mince | leg of lamb | venison | duck | \
    turkey mince | ground turkey | liver | sausages | breakfast sausages | kielbasa | mortadella | pastrami | roast \
    beef slices | halibut | trout | mackerel | haddock | sea bass | swordfish | prawns | king prawns | clams | \
    oysters | octopus | crab legs | lobster | caviar | fish | smoked mackerel | ham hock | beef short ribs | \
    pancetta cubes | chicken livers | stewing steak | pulled pork | meatballs
    Eggs: free range eggs | egg | a dozen eggs | jumbo eggs | hard-boiled eggs | 18 large eggs | pasture-raised eggs
    Coffee & Tea: dark roast coffee | coffee filters cone tea | white tea | jasmine tea | lemon tea | ginger tea | \
    hibiscus tea | yerba mate | cold brew coffee | espresso | decaf tea | chai latte mix | K-cups | French roast \
    coffee | chicory coffee | Nespresso capsules | oolong
    Household Supplies: kitchen towels | bin bags | tin foil | baking paper | greaseproof paper | washing powder | \
    laundry pods | rinse aid | surface cleaner | furniture polish | carpet cleaner | scouring pads | steel wool | \
    dish brush | toilet brush | dusters | microfiber cloths | paper bags | plastic forks | plastic cutlery | straws \
    | tea lights | lighter | clothes pegs | hangers | bucket | vacuum bags | disinfectant | multi-surface cleaner | \
    dish towels | ice cube trays | food storage containers | ziplock bags | cupcake cases | kitchen twine | \
    cheesecloth | wax paper | facial tissues | toilet rolls | floor cleaner | limescale remover | lint roller | \
    dishcloths | shoe polish | mouse traps | storage boxes | rubber bands | super glue | duct tape
    Beverages: orange soda | pineapple juice | lemon juice | vegetable juice | apple cider | sports drinks | hard \
    seltzer | lager | ale | stout | pinot noir | chardonnay | rosé wine | brandy | tequila | whisky | vermouth | \
    cognac | liqueur | cream soda | seltzer water | grapefruit juice | juice boxes | iced tea bottles | lemon-lime \
    soda | Coca-Cola | Pepsi | Sprite | mango juice | non-alcoholic beer | cider | sake | port wine | bourbon | \
    drinking water | cordial | smoothie | sparkling apple juice | milkshake
    Refrigerated Items: frozen corn | frozen broccoli | frozen lasagna | frozen meals | frozen burritos | frozen \
    fruit | frozen pie crust | frozen hash browns | ice lollies | ice | chocolate ice cream | gelato | ice cream \
    sandwiches | fresh ravioli | fresh tagliatelle | refrigerated biscuits | crescent roll dough | cookie dough | \
    filo pastry | shortcrust pastry | deli salad | macaroni salad | pre-made sandwiches | sushi | frozen onion rings \
    | frozen dumplings | chilled pizza | baba ganoush | fresh salsa | spring rolls | frozen cod fillets | frozen \
    edamame | frozen orange juice concentrate | refrigerated soup | frozen meatballs | oven chips | fish fingers | \
    tater tots
    Electronics: batteries | C batteries | D batteries | CR2032 batteries | rechargeable batteries | light bulb | \
    LED light bulb | night light | lightning cable | charging cable | phone screen protector | SD card | USB flash \
    drive | wireless earbuds | speaker | mouse | monitor | tablet | printer cartridges | toner | calculator | alarm \
    clock | smoke detector | surge protector | adapter | travel adapter | extension lead | remote control | string \
    lights | camera | smart bulb | ethernet cable | microphone | hard drive | fan | hair dryer | electric kettle
    Other: paracetamol | cold medicine | allergy tablets | antacids | eye drops | band-aids | plasters | nail \
    clippers | hairbrush | hair ties | hair gel | hairspray | shaving cream | razors | lipstick | mascara | makeup \
    remover | cotton swabs | cotton pads | sanitary pads | condoms | face mask | moisturizer | hand cream | hand \
    sanitizer | nappies | baby food | pacifier | baby shampoo | wet cat food | dog biscuits | fish food | hamster \
    bedding | pet shampoo | flea treatment | greeting card | gift bag | ribbon | scissors | glue stick | pencils | \
    crayons | markers | paper clips | sticky notes | newspaper | book | toy car | puzzle | plant food | fertilizer | \
    flower seeds | houseplant | cigarettes | umbrella | shoelaces | multivitamins | fish oil capsules | thermometer \
    | bouquet of flowers | bug spray | party hats | soap | bath salts
    """
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
