extension CategoryLexicon {
  /// French nouns that say what kind of product an item is that nothing else is known of.
  static let frenchNouns: StaticString = """
    Household Supplies: nettoyant, produit, sac, sacs, papier, film, gants, brosse, boîte, lingettes, bougie, filtre, \
    filtres, moule, plateau, couteau, serviettes, détergent, spray
    Other: shampooing, shampoing, savon, gel, dentifrice, déodorant, lotion, comprimés, gélules, vitamines, \
    médicament, médicaments, croquettes, pâtée, litière, carte, cahier, stylo, plante, fleurs, jouet, livre, magazine, \
    masque
    Electronics: pile, piles, chargeur, câble, ampoule, ampoules, lampe, écouteurs, casque, batterie, adaptateur, \
    cartouche, clé
    Vegetables and Fruits: salade, légumes, fruits, pommes, tomates, oignon, oignons, chou, champignons, poivron, \
    poivrons, carottes, botte, feuilles, piment, courge, haricots verts
    Bread Products: pain, pains, baguette, brioche, croissant, tortilla, galette pain, toast
    Sweets: gâteau, gâteaux, biscuit, biscuits, bonbons, chocolat, chocolats, tarte, cake, cookies, dessert, sucettes, \
    muffins, caramel
    Pantry: sauce, farine, riz, huile, vinaigre, pâtes, épices, poudre, soupe, bouillon, confiture, gelée, compote, \
    purée, graines, noix, flocons, céréales, sucre, sel, sirop, conserve, haricots, pois, chips, biscuits salés, \
    bouillon cube, fond, chutney, tapenade, condiment, mélange, préparation, extrait, arôme, concentré, barre, barres, \
    crackers
    Milk Products: lait, fromage, yaourt, crème, beurre, tomme, bûche
    Meat and Seafood: viande, saucisse, saucisses, jambon, steak, filet, filets, rôti, escalope, escalopes, côtes, \
    côtelettes, cuisse, cuisses, blanc, pâté, terrine, brochettes, poisson, poulet, bœuf, porc, veau, agneau, dinde, \
    canard, crevettes, thon, saumon, gigot, boulettes, saucisson
    Eggs: œufs, œuf
    Coffee & Tea: café, thé, tisane, infusion, capsules, dosettes
    Beverages: jus, eau, boisson, bière, vin, liqueur, soda, cocktail, smoothie, nectar
    Refrigerated Items: glace, pizza, quiche, sorbet, crème glacée, plat, lasagnes, raviolis, pâte, frites, crêpes, \
    mousse, gratin
    """
}
