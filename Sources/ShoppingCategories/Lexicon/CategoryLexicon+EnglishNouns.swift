extension CategoryLexicon {
  /// English nouns that say what kind of product an item is that nothing else is known of.
  static let englishNouns: StaticString = """
    Household Supplies: box, boxes, cleaner, cleaning spray, detergent, bags, bag, wrap foil, foil, paper towel, \
    wipes, wipe, tissues, tissue, sponge, sponges, brush, towel, towels, cloths, gloves, liners, liner, softener, \
    remover, polish, freshener, candle, candles, container, containers, tray, trays, holder, opener, rack, basket, \
    bucket, pan, pot, knife, knives, plates, cups, cup, napkins, straws, skewers wooden, picks, sticks wooden, lid, \
    lids, jar, jars, tape, glue, hooks, filters, filter, spray, tools, tool, screws, nails, mat, cutter, scraper, \
    timer
    Other: shampoo, conditioner, soap, lotion, toothpaste, toothbrush, razor, razors, deodorant, perfume, makeup, \
    cream for skin, ointment, tablets, capsules, vitamins, vitamin, pills, medicine, supplement, drops for eyes, \
    bandages, plasters, mask, masks, diapers, nappies, pads, formula, litter, pet food, dog food, cat food, collar, \
    leash, toy, toys, card, cards, envelopes, stamps, pen, pens, pencil, pencils, notebook, marker, markers, balloons, \
    flowers, plant, plants, soil, fertilizer, fertiliser, book, books, magazine, newspaper, game, puzzle, socks, \
    shirt, scissors, stickers, cigarettes
    Electronics: battery, batteries, charger, chargers, cable, cables, adapter, adaptor, bulb, bulbs, lamp, light, \
    lights, headphones, earphones, earbuds, speaker, speakers, keyboard, laptop, phone, camera, tv, monitor, printer, \
    cartridge, drive, cord, plug, radio, headset, console, microphone, remote, router, torch, flashlight, toaster, \
    kettle, blender, mixer, vacuum cleaner, dryer
    Vegetables and Fruits: salad, greens, lettuce, cabbage, potatoes, potato, tomatoes, tomato, onion, onions, pepper \
    fresh, peppers, chilli, chillies, mushroom, mushrooms, squash, melon, apple, apples, pear, berries, grapes, \
    oranges, leaves, sprouts, shoots, vegetables, veg, veggies, fruit, fruits, herbs, radish, carrots, beets, \
    cucumber, cucumbers, plum, plums, lemons, limes
    Vegetarian: tofu, tempeh, seitan, falafel, meat substitute
    Glucose-Free: sweetener, sweeteners
    Bread Products: bread, bun, buns, roll, rolls, loaf, baguette, bagel, bagels, tortilla, tortillas, wrap, wraps, \
    toast, croissant, croissants, flatbread, focaccia, ciabatta, brioche, scone, scones, crumpet, pita, naan, farl, farls, panini, bap, baps
    Sweets: cake, cakes, cookie, cookies, biscuit, biscuits, candy, candies, chocolate, chocolates, chocolate bar, \
    pie, tart, brownie, brownies, muffin, muffins, cupcake, donut, doughnut, pastry, pudding, dessert, sweets, gums, \
    gummies, lollipop, toffee, fudge, caramel, truffles, pralines, marshmallows, wafers, icing, frosting, sprinkles, \
    macaroons, strudel, crumble, cobbler, drops, mint candy, treats
    Pantry: sauce, powder, seasoning, spice, spices, mix, paste, flakes, flour, starch, rice, pasta, noodles, beans, \
    lentils, peas split, oil, vinegar, sugar, salt, syrup, spread, butter nut, nuts, seeds, nut, seed, cereal, oats, \
    granola, crackers, chips, crisps, popcorn, pretzels, stock, broth, bouillon, cubes, gravy, soup, chowder, stew, \
    chili, marinade, rub, dressing, mayonnaise, mayo, mustard, ketchup, relish, pickles, chutney, jam, jelly, \
    preserves, marmalade, honey, extract, essence, flavouring, flavoring, food colouring, crumbs, breadcrumbs, \
    croutons, pesto, salsa, glaze, dried fruit, raisins, bran, grain, grains, kernels, snack, snacks, bar, bars, \
    topping, filling, puree, concentrate, preserve, tapenade, curd, molasses, treacle, pepper, herb salt, kit, ramen, \
    vermicelli, shells, thickener, gelatin, yeast, lard, antipasti, jerky seasoning
    Milk Products: milk, cheese, yogurt, yoghurt, yogurts, cream, butter, kefir, quark, custard, creamer, curds, skyr
    Meat and Seafood: meat, sausage, sausages, steak, steaks, chops, ribs, ham, bacon, salami, mince, burger, burgers, \
    patty, patties, meatballs, nuggets, fillet, fillets, filet, cutlet, cutlets, roast, brisket, loin, breast, thighs, \
    wings, drumsticks, chicken, beef, pork, lamb, turkey, veal, duck, fish, salmon, tuna, prawns, shrimp, crab, \
    schnitzel, kebab, kebabs, ribeye, sirloin, tenderloin, chorizo, jerky, bratwurst, wurst, deli slices, slices, \
    skewers, goujons, strips, tenders
    Eggs: eggs, egg
    Coffee & Tea: tea, teas, coffee, espresso, cappuccino, latte, pods, brew, infusion
    Beverages: juice, soda, drink, drinks, water, beer, wine, lemonade, smoothie, shake, cordial, liqueur, cider, \
    lager, ale, whisky, whiskey, rum, gin, vodka, cola, nectar, punch, beverage, spirit, cocktail, brandy, port, tonic
    Refrigerated Items: ice cream, pizza, sorbet, lasagna, lasagne, dough, dip, pastry dough, sandwich, burrito, \
    quiche, fries, dumplings, ravioli, tortellini, gnocchi, slaw, meal, ready meal, popsicles, mousse, waffles, sushi, \
    hummus, houmous, guacamole
    """
}
