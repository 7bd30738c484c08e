/// The words recipes are made of.
enum Vocabulary {
  static let moods = words(
    """
    Smoked,Crunchy,Velvety,Braised,Blistered,Warm,Chilled,Overnight,Peppered,Salted,Sweet,Bitter,Green,Red,White,
    Country,Harbour,Market,Midnight,Monday,Autumn,Spring,Picnic,Winter,Garden,Farmhouse,Pan-roasted,Slow,Ten-minute,
    Buttered,Charred,Pickled,Layered,Rolled,Folded,Simple,Grand,Little,Golden,Sharp
    """)

  static let dishes = words(
    """
    Leek Tart,Barley Broth,Fish Pie,Bean Stew,Carrot Salad,Lentil Curry,Rice Pudding,Plum Cake,Rye Bread,Egg Noodles,
    Potato Pancakes,Mushroom Ragout,Cabbage Rolls,Pea Soup,Cauliflower Bake,Chicken Pot,Beef Dumplings,Trout Parcels,
    Apple Strudel,Cheese Scones,Pepper Relish,Aubergine Dip,Squash Risotto,Onion Focaccia,Prawn Skewers,Lamb Kofta,
    Tofu Bowl,Spinach Gnocchi,Corn Fritters,Pear Crumble,Oat Biscuits,Tomato Jam,Celeriac Mash,Fennel Slaw,Pork Roast,
    Turnip Gratin,Beetroot Borscht,Chickpea Flatbread,Duck Ragu,Semolina Halva
    """)

  static let partners = words(
    """
    Dill,Brown Butter,Horseradish,Lemon Salt,Roast Garlic,Walnuts,Sour Cream,Tarragon,Anchovy Crumbs,Chilli Oil,
    Preserved Lemon,Capers,Honey,Black Sesame,Cardamom,Star Anise,Olives,Mint Yoghurt,Rye Crumbs,Smoked Paprika,
    Ginger,Lovage,Cider,Sumac,Buttermilk,Hazelnuts,Sage,Cress,Mustard Seeds,Burnt Onions
    """)

  /// From the most to the least used.
  static let tags = words(
    """
    supper,weekday,vegetables,oven,stew,sunday,budget,bread,sweet,grain,soup,noodles,fish,poultry,cold,spicy,salad,
    cheese,children,guests,freezer,picnic,roast,pickles,beans,rice,autumn,spring,summer,winter,harvest,brunch,tea-time,
    pastry,sauce,dairy-free,egg-free,nut-free,wholemeal,fermented,grill,steamed,fried,raw,one-pan,leftovers,pantry,
    holiday,birthday,campfire,street-food,alpine,coastal,nordic,levantine,andalusian,bengali,sichuan,sicilian,baltic
    """)

  static let weighed = words(
    """
    plain flour,rye flour,pearl barley,red lentils,white beans,basmati rice,waxy potatoes,carrots,celeriac,leeks,
    chestnut mushrooms,savoy cabbage,baby spinach,chicken thighs,minced beef,trout fillets,lamb shoulder,smoked bacon,
    feta,mature cheddar,ricotta,unsalted butter,caster sugar,dark chocolate,ground almonds,dried plums,cooking apples,
    ripe tomatoes,firm tofu,rolled oats
    """)

  static let poured = words(
    "whole milk,vegetable stock,chicken stock,dry cider,buttermilk,coconut milk,passata,double cream,cold water,oat milk"
  )

  static let spooned = words(
    """
    olive oil,rapeseed oil,soy sauce,runny honey,tomato paste,Dijon mustard,red wine vinegar,lemon juice,caraway seeds,
    ground cumin,smoked paprika,dried thyme,baking powder,ground cinnamon,chilli flakes,fennel seeds,vanilla extract,
    fine salt,tahini,chopped dill
    """)

  static let counted = words(
    """
    onions,garlic cloves,eggs,lemons,limes,bay leaves,spring onions,celery sticks,shallots,red peppers,courgettes,
    aubergines,parsnips,green chillies,oranges
    """)

  static let uncounted = words(
    "salt and black pepper,oil for frying,a handful of parsley,butter for the dish,sea salt to serve,ice cubes")

  static let cuts = words(
    "finely chopped,thinly sliced,coarsely grated,cut into cubes,halved,rinsed,at room temperature")

  static let parts = words(
    "For the dough,For the filling,For the sauce,For the topping,For the broth,To serve,For the dressing")

  static let authors = words("Ilse Brandt,Marco Conti,Hanna Lund,Pilar Ortega,Noor Rahman,Jean Morel")

  private static func words(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "\n" }.map(String.init)
  }
}
