extension CategoryLexicon {
  /// German nouns that say what kind of product an item is that nothing else is known of.
  static let germanNouns: StaticString = """
    Household Supplies: -beutel, -tüte, -sack, -behälter, -dose vorrat, -form, -topf, -pfanne, -messer, -eimer, \
    -kerze, -filter, -glas, -teller, -becher, -serviette, -schwamm, -mittel
    Other: -tablette, -medikament, -vitamin, -seife, -gel, -öl baby, -futter, -heft, -block, -buch, -blume, -samen \
    garten, -dünger
    Vegetables and Fruits: -salat, -tomate, -kartoffel, -gurke, -zwiebel, -kohl, -kraut, -rübe, -pilz, -paprika, \
    -gemüse, -obst, -apfel, -birne, -beere, -kirsche, -pflaume, -traube, -orange, -melone, -kürbis, -sprosse, -spinat
    Bread Products: -brot, -brötchen, -semmel, -toast, -baguette, -brezel, -zopf, -croissant, -fladen
    Sweets: -kuchen, -torte, -keks, -plätzchen, -schokolade, -bonbon, -praline, -gebäck, -waffel, -gummi, -lutscher, \
    -kaugummi, -muffin, -dessert, -schnitte, -stollen
    Pantry: -soße, -sauce, -mehl, -reis, -nudel, -zucker, -salz, -essig, -senf, -gewürz, -pulver, -brühe, -suppe, \
    -eintopf, -marmelade, -konfitüre, -gelee, -honig, -sirup, -müsli, -flocken, -riegel, -kern, -nuss, -bohne, -linse, \
    -aufstrich, -creme, -mus, -paste, -pesto, -ketchup, -mayonnaise, -dressing, -chips, -cracker, -konserve, \
    -mischung, -stärke, -grieß, -schrot, -samen, -extrakt, -aroma, -püree, -dose, -speiseöl, -fond, -brösel, \
    -spaghetti, -popcorn, -pfeffer
    Milk Products: -milch, -käse, -joghurt, -quark, -sahne, -butter, -pudding, -rahm
    Meat and Seafood: -fleisch, -wurst, -würstchen, -schinken, -speck, -schnitzel, -steak, -filet, -braten, -hack, \
    -kotelett, -salami, -fisch, -lachs, -brust, -keule, -schenkel, -gulasch, -rippe, -frikadelle, -bällchen, -garnele, \
    -spieß, -leber
    Eggs: -eier, -ei
    Beverages: -getränk, -drink, -limo, -cola, -smoothie
    Refrigerated Items: -eis, -pizza, -teig, -lasagne, -dip, -knödel, -pommes, -auflauf, -gericht, -spätzle, -sorbet
    """
}
