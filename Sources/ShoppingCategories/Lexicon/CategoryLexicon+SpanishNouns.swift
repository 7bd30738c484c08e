extension CategoryLexicon {
  /// Spanish nouns that say what kind of product an item is that nothing else is known of.
  static let spanishNouns: StaticString = """
    Household Supplies: limpiador, producto, bolsa, bolsas, papel, film, guantes, cepillo, caja, toallitas, vela, \
    velas, filtro, filtros, molde, bandeja, cuchillo, servilletas, detergente, spray
    Other: champú, jabón, gel, dentífrico, desodorante, loción, pastillas, cápsulas medicinales, vitaminas, \
    medicamento, medicina, pienso, comida mascota, tarjeta, cuaderno, bolígrafo, planta, flores, juguete, libro, \
    revista, mascarilla
    Electronics: pila, pilas, cargador, cable, bombilla, bombillas, lámpara, auriculares, batería, baterías, \
    adaptador, cartucho
    Vegetables and Fruits: ensalada, verduras, frutas, manzanas, tomates, cebolla, cebollas, col, setas, pimiento, \
    pimientos, zanahorias, manojo, hojas, chile, chiles, calabaza, judías verdes, lechuga
    Bread Products: pan, panecillo, panecillos, bollo, bollos, barra, tortillas, tostadas
    Sweets: pastel, tarta, bizcocho, galletas, galleta, caramelos, chocolate, bombones, dulce, dulces, postre, \
    gominolas, magdalenas, chicles
    Pantry: salsa, harina, arroz, aceite, vinagre, pasta, especias, polvo, sopa, caldo, mermelada, compota, puré, \
    semillas, nueces, copos, cereales, azúcar, sal, sirope, jarabe dulce, conserva, lata, frijoles, alubias, judías \
    blancas, patatas fritas, galletas saladas, condimento, mezcla, preparado, extracto, aroma, concentrado, barrita, \
    barritas, crema untable, fideos, snack, aperitivo
    Milk Products: leche, queso, yogur, nata, crema, mantequilla
    Meat and Seafood: carne, salchicha, salchichas, jamón, filete, filetes, lomo, chuletas, costillas, pechuga, \
    pechugas, muslos, alitas, hamburguesa, hamburguesas, pescado, pollo, ternera, cerdo, cordero, pavo, pato, gambas, \
    atún, salmón, albóndigas, chorizo, solomillo, brochetas
    Eggs: huevos, huevo
    Coffee & Tea: café, té, infusión, cápsulas
    Beverages: zumo, jugo, agua, bebida, refresco, cerveza, vino, licor, batido, cóctel, néctar
    Refrigerated Items: helado, pizza, sorbete, plato, lasaña, raviolis, masa, croquetas, gofres, mousse
    """
}
