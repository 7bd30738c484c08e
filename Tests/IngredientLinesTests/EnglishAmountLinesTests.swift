import Testing

@testable import IngredientLines

@Suite("English lines with several amounts or brackets: lines")
struct EnglishAmountLinesTests {
  @Test("are read", arguments: lines)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  private static let lines: [(String, String)] = [
    ("2 1/4 cups all-purpose flour, sifted", "2 1/4 cup · all-purpose flour · (sifted)"),
    ("2 (400 g) tins chopped tomatoes, drained", "2 tin of 400 gram · chopped tomatoes · (drained)"),
    ("2 14-oz cans black beans, rinsed", "2 can of 14 ounce · black beans · (rinsed)"),
    ("1 (14.5 oz) can diced tomatoes with juice", "1 can of 14 1/2 ounce · diced tomatoes with juice"),
    ("2 x 400g tins chickpeas", "2 tin of 400 gram · chickpeas"),
    ("1/4 cup plus 1 tbsp olive oil", "1/4 cup; plus 1 tbsp · olive oil"),
    ("65 g (2/3 cup) rolled oats", "65 g; same 2/3 cup · rolled oats"),
    ("1 1/2 dozen oysters", "18 · oysters"),
    ("1 large onion (about 8 oz), diced", "1; same ~8 oz · large · onion · (diced)"),
    ("1 can (15 oz) black beans", "1 can of 15 ounce · black beans"),
    ("1 (8-ounce) package cream cheese, softened", "1 package of 8 ounce · cream cheese · (softened)"),
    ("4 boneless, skinless chicken breasts (about 6 oz each)", "4 of 6 ounce · boneless, skinless chicken breasts"),
    ("1 stick (8 tablespoons) butter", "1 stick; same 8 tbsp · butter"),
    ("1 cup chopped walnuts (optional)", "1 cup · walnuts · (chopped, optional) · optional"),
    ("1 cup walnuts, chopped (about 4 oz)", "1 cup; same ~4 oz · walnuts · (chopped (about 4 oz))"),
    ("1 (2 1/2 lb) chicken, cut into 8 pieces", "1 of 2 1/2 pound · chicken · (cut into 8 pieces)"),
    ("1 3-lb chicken", "1 of 3 pound · chicken"),
    ("4 oz. Parmesan, finely grated (about 1 cup)", "4 oz; same ~1 cup · Parmesan · (finely grated (about 1 cup))"),
    (
      "3/4 cup (1 1/2 sticks) unsalted butter, room temperature",
      "3/4 cup; same 1 1/2 stick · unsalted butter · (room temperature)"
    ),
    ("12-ounce bag chocolate chips", "12 oz; same 1 bag of 12 ounce · chocolate chips"),
    ("1 12-oz. bag chocolate chips", "1 bag of 12 ounce · chocolate chips"),
    ("1 pkg. (10 oz) frozen peas", "1 package of 10 ounce · frozen peas"),
    ("1 (.25 ounce) package active dry yeast", "1 package of 1/4 ounce · active dry yeast"),
    ("1 (7-ounce) can chipotle chiles in adobo", "1 can of 7 ounce · chipotle chiles in adobo"),
    ("Eggs x 3", "3 · Eggs"),
    ("1 cup oil, plus more for frying", "1 cup · oil · (plus more for frying)"),
    ("one 14-ounce can coconut milk", "1 can of 14 ounce · coconut milk"),
    ("Two 15-oz cans chickpeas", "2 can of 15 ounce · chickpeas"),
    ("1 cup plus 2 tablespoons flour", "1 cup; plus 2 tbsp · flour"),
    ("1/2 to 3/4 cup milk", "1/2–3/4 cup · milk"),
    ("200g/7oz dark chocolate (70% cocoa solids)", "200 g; same 7 oz · dark chocolate · (70% cocoa solids)"),
    ("1 x 2cm piece ginger", "1 piece of 2 centimetre · ginger"),
    ("4 x 150g salmon fillets", "4 of 150 gram · salmon fillets"),
    ("2 salmon fillets of 150 g", "2 of 150 gram · salmon fillets"), ("2 trout of 300 g", "2 of 300 gram · trout"),
    ("1 chicken of 1.5 kg", "1 of 1 1/2 kilogram · chicken"), ("3 potatoes of about 200 g", "3 of 200 gram · potatoes"),
    ("4 (6-ounce) salmon fillets", "4 of 6 ounce · salmon fillets"),
    ("scant 1/2 cup sugar", "1/2 cup · sugar · (scant)"),
    ("2 cups (500 ml) milk", "2 cup; same 500 ml · milk"),
    ("1/2 pint double cream", "1/2 pt · double cream"),
    ("1 (3 1/2-pound) chicken, quartered", "1 of 3 1/2 pound · chicken · (quartered)"),
    ("1 3 1/2-pound chicken", "1 of 3 1/2 pound · chicken"),
    ("1 1/2-inch piece fresh ginger", "1 piece of 1 1/2 inch · fresh ginger"),
    ("2 sprigs of rosemary, plus more for garnish", "2 sprig · rosemary · (plus more for garnish)"),
    (
      "1/2 cup (1 stick) unsalted butter, cut into 1/2-inch pieces",
      "1/2 cup; same 1 stick · unsalted butter · (cut into 1/2-inch pieces)"
    ),
    ("1 28-ounce can whole peeled tomatoes", "1 can of 28 ounce · whole peeled tomatoes"),
    (
      "1 15-ounce can cannellini beans, drained and rinsed",
      "1 can of 15 ounce · cannellini beans · (drained and rinsed)"
    ),
    ("1 (14 ounce) can sweetened condensed milk", "1 can of 14 ounce · sweetened condensed milk"),
    ("2 (8 ounce) packages cream cheese, softened", "2 package of 8 ounce · cream cheese · (softened)"),
    ("1 (1 ounce) package dry onion soup mix", "1 package of 1 ounce · dry onion soup mix"),
    ("1 (9 inch) unbaked pie crust", "1 of 9 inch · unbaked pie crust"),
    ("1 cup warm water (110 degrees F/45 degrees C)", "1 cup · warm water · (110 degrees F/45 degrees C)"),
    ("2 1/4 teaspoons active dry yeast", "2 1/4 tsp · active dry yeast"),
    ("4 cups all-purpose flour, plus more for dusting", "4 cup · all-purpose flour · (plus more for dusting)"),
    ("1 dash hot pepper sauce (such as Tabasco®)", "1 dash · hot pepper sauce · (such as Tabasco®)"),
    ("1/2 (15 ounce) can black beans", "1/2 can of 15 ounce · black beans"),
    ("1 tbsp olive oil, plus extra for drizzling", "1 tbsp · olive oil · (plus extra for drizzling)"),
    ("2 x 400g cans chopped tomatoes", "2 can of 400 gram · chopped tomatoes"),
    ("1 egg, plus 1 yolk", "1 · egg · (plus 1 yolk) · and 1 · egg yolk"),
    ("½ x 400g tin coconut milk", "1/2 tin of 400 gram · coconut milk"),
    ("1/2 c. à café de cannelle", "1/2 tsp · cannelle"),
    ("1 (1/2-inch-thick) slice ham", "1 slice of 1/2 inch · ham"),
    ("2 Tbsp. plus 1 tsp. fish sauce", "2 tbsp; plus 1 tsp · fish sauce"),
    ("1 (3- to 4-pound) chicken", "1 of 3–4 pound · chicken"),
    ("1 3- to 4-pound chicken", "1 of 3–4 pound · chicken"),
    ("8 ounces (2 sticks) cold butter, cubed", "8 oz; same 2 stick · cold butter · (cubed)"),
    ("1 cup/240 ml whole milk", "1 cup; same 240 ml · whole milk"),
    (
      "½ cup/113 grams unsalted butter (1 stick), softened",
      "1/2 cup; same 113 g; same 1 stick · unsalted butter · (softened)"
    ),
    ("2 1/2 cups/320 grams all-purpose flour", "2 1/2 cup; same 320 g · all-purpose flour"),
    ("Salt (such as Diamond Crystal)", "Salt · (such as Diamond Crystal)"),
    ("1 14½-ounce can diced tomatoes", "1 can of 14 1/2 ounce · diced tomatoes"),
    ("1 box (1 lb) spaghetti", "1 box of 1 pound · spaghetti"),
    (
      "2 sheets (one 17.3-oz package) frozen puff pastry, thawed",
      "2 sheet · frozen puff pastry · (one 17.3-oz package, thawed)"
    ),
    ("1 packet (2 1/4 teaspoons) yeast", "1 packet; same 2 1/4 tsp · yeast"),
    ("1 cup (8 fl oz/240 ml) cream", "1 cup; same 8 fl oz; same 240 ml · cream"),
    ("3 to 3 1/2 cups bread flour", "3–3 1/2 cup · bread flour"),
    ("about 1/2 cup chopped parsley", "~1/2 cup · parsley · (chopped)"),
    ("1/4 teaspoon crushed red pepper flakes", "1/4 tsp · red pepper flakes · (crushed)"),
    (
      "2 (10.75 ounce) cans condensed cream of mushroom soup",
      "2 can of 10 3/4 ounce · condensed cream of mushroom soup"
    ),
    ("1 cup dried cranberries (optional)", "1 cup · dried cranberries · (optional) · optional"),
    ("1 (15-oz) can chickpeas (garbanzo beans), drained", "1 can of 15 ounce · chickpeas · (garbanzo beans, drained)"),
    ("1 cup + 2 tablespoons (135 g) flour", "1 cup; plus 2 tbsp; same 135 g · flour"),
    (
      "500g/1lb 2oz strong white bread flour, plus extra for dusting",
      "500 g; same 18 oz · strong white bread flour · (plus extra for dusting)"
    ),
    ("1 x 7g sachet dried yeast", "1 sachet of 7 gram · dried yeast"),
    ("2 x 125g balls mozzarella", "2 ball of 125 gram · mozzarella"),
    ("4 x 175g/6oz cod fillets", "4 of 175 gram · cod fillets"),
    ("1 litre/1¾ pints vegetable stock", "1 l; same 1 3/4 pt · vegetable stock"),
    ("1.5 litres/2½ pints beef stock", "1 1/2 l; same 2 1/2 pt · beef stock"),
    ("2.5cm/1in piece fresh root ginger", "1 piece of 2 1/2 centimetre · fresh root ginger"),
    ("1 x 2.3kg/5lb chicken", "1 of 2.3 kilogram · chicken"),
    ("2 x 375g packs ready-rolled puff pastry", "2 pack of 375 gram · ready-rolled puff pastry"),
    ("4 x 2.5cm/1in thick cod steaks", "4 of 2 1/2 centimetre · cod steaks"),
    ("25g/1oz/2 tbsp butter", "25 g; same 1 oz; same 2 tbsp · butter"),
    ("150g/5½oz each carrots and swede, diced", "150 g; same 5 1/2 oz · carrots and swede · (each, diced)"),
    ("1 lb./450g flour", "1 lb; same 450 g · flour"),
    ("75-100g/3-4oz rocket", "75–100 g; same 3–4 oz · rocket"),
    ("3 tbsp/45ml plus 1 tsp milk", "3 tbsp; same 45 ml; plus 1 tsp · milk"),
    ("1 (4-lb.) pork butt", "1 of 4 pound · pork butt"),
    (
      "1 cup grated Parmesan (about 2 ounces), plus more for serving",
      "1 cup; same ~2 oz · Parmesan · (grated, plus more for serving)"
    ),
    ("¼ cup (packed) light brown sugar", "1/4 cup · light brown sugar · (packed)"),
    ("1 cup (lightly packed) mint leaves", "1 cup · mint leaves · (lightly packed)"),
    ("5 medium carrots (about 1 lb.), peeled, sliced", "5; same ~1 lb · medium · carrots · (peeled, sliced)"),
    ("1 1-lb. loaf country bread, torn", "1 loaf of 1 pound · country bread · (torn)"),
    ("1½ tsp. kosher salt, divided, plus more", "1 1/2 tsp · kosher salt · (divided, plus more)"),
    ("½ tsp. (or more) kosher salt", "1/2 tsp · kosher salt · (or more)"),
    ("One 1½-pound butternut squash", "1 of 1 1/2 pound · butternut squash"),
    ("4 to 6 (6-ounce) fillets", "4–6 of 6 ounce · fillets"),
    ("6 ounces chocolate (60 to 70 percent cacao), chopped", "6 oz · chocolate · (60 to 70 percent cacao, chopped)"),
    ("1 pound shrimp (16/20 count), peeled and deveined", "1 lb · shrimp · (16/20 count, peeled and deveined)"),
    ("1 16-ounce bag frozen peas", "1 bag of 16 ounce · frozen peas"),
    ("1 bag (16 oz.) frozen peas", "1 bag of 16 ounce · frozen peas"),
    ("1/2 of a 15-ounce can pumpkin", "1/2 can of 15 ounce · pumpkin"),
    ("1 egg plus 1 egg yolk", "1 · egg · (plus 1 egg yolk) · and 1 · egg yolk"),
    ("1 lb. 80/20 ground beef", "1 lb · 80/20 ground beef"),
    ("1 tsp sugar (or honey)", "1 tsp · sugar [sugar (or honey)] · or honey"),
    ("1-1/2 cups sugar", "1 1/2 cup · sugar"),
    ("1 & 1/2 cups sugar", "1 1/2 cup · sugar"),
    ("1 1/2 c. sugar", "1 1/2 cup · sugar"),
    ("1 can(s) corn", "1 can · corn"),
    ("1 (10-3/4 oz.) can soup", "1 can of 10 3/4 ounce · soup"),
    (
      "200 g feta cheese, crumbled (optional, for garnish)",
      "200 g · feta cheese · (crumbled (optional, for garnish)) · optional"
    ),
    ("500g/1 lb mehlig kochende Kartoffeln", "500 g; same 1 lb · mehlig kochende Kartoffeln"),
    ("1 poireau (le blanc)", "1 · poireau · (le blanc)"),
    ("1 pechuga de pollo (200 g)", "1; same 200 g · pechuga de pollo"),
  ]
}
