extension ToolWords {
  static let french = ToolWords(
    [
      (
        .always, .hob,
        """
        casserole/casseroles, poêle/poêles, sauteuse, sautoir, wok, faitout/fait-tout, cocotte/cocottes
        cocotte-minute/cocotte minute, marmite, crêpière, autocuiseur, bassine à confiture, poêlon, couscoussier
        cuit-vapeur, cuiseur vapeur, panier vapeur, friteuse
        """
      ),
      (
        .always, .bake,
        """
        plaque de cuisson/plaques de cuisson, plaque à pâtisserie
        plaque de four/plaque du four, plaque allant au four
        lèchefrite, plat à gratin/plats à gratin, plat à four, plat allant au four
        plat à rôtir, plat à tarte
        moule à cake/moules à cake, moule à tarte/moules à tarte, moule à tartelettes/moules à tartelettes
        moule à manqué/moules à manqué, moule à charnière, moule à gâteau/moules à gâteau
        moule à muffins/moules à muffins
        moule à quiche, moule à savarin, moule à kouglof, moule à soufflé, moule à madeleines, moule à pain, moule carré
        cercle à pâtisserie, cercle à tarte, tourtière
        """
      ), (.plain([.bake]), .bake, "plaque"), (.noun([.bake]), .bake, "moule"), (.sized, .bake, "plat, cercle"),
      (.always, .bowl, "saladier/saladiers, cul-de-poule/culs-de-poule, jatte"), (.plain([.bowl]), .bowl, "bol"),
      (
        .always, .blend, "robot culinaire, robot de cuisine, mixeur plongeant/mixer plongeant, blender/blendeur"
      ), (.always, .blend, "thermomix"), (.plain([.blend]), .blend, "mixeur"),
      (.plain([.blend, .mix]), .blend, "robot"),
      (.always, .mix, "robot pâtissier, batteur électrique, fouet électrique"), (.plain([.mix]), .mix, "batteur"),
      (.plain([.whisk, .mix]), .whisk, "fouet"),
      (
        .always, nil,
        """
        sorbetière, turbine à glace, gaufrier, micro-ondes/micro-onde/four à micro-ondes, machine à pain
        machine à pâtes
        moulin à légumes, hachoir, centrifugeuse, siphon, rouleau à pâtisserie, rouleau à pâte, râpe=une râpe/la râpe
        râpe à fromage, microplane
        zesteur, écumoire, spatule, maryse, cuillère en bois, cuiller en bois, pinceau, poche à douille, douille
        emporte-pièce/emporte-pièces, presse-purée, presse-agrumes, presse-ail, épluche-légumes, mandoline, mortier
        papier absorbant, torchon, essoreuse, ficelle de cuisine, cure-dent/cure-dents, verre doseur, verre mesureur
        bocal/bocaux, chalumeau, entonnoir, étamine, coupe-pâte, tapis de cuisson, tapis en silicone, ramequin/ramequins
        billes de cuisson, caissettes, pierre à pizza, balance, pique en bois/piques en bois
        """
      ), (.noun([]), nil, "économe, pilon"), (.always, .thermometer, "thermomètre à sucre, thermomètre à sonde"),
      (.plain([.thermometer]), .thermometer, "thermomètre"), (.always, .sieve, "passoire fine, tamis"),
      (.plain([.sieve]), .sieve, "passoire"), (.noun([.sieve]), .sieve, "chinois"),
      (.always, .rack, "grille à pâtisserie, volette"), (.noun([.rack]), .rack, "grille"),
      (.always, .paper, "papier sulfurisé, papier cuisson/papier de cuisson"),
      (.always, .foil, "papier aluminium/papier d’aluminium/papier alu, feuille d’aluminium"),
      (.always, .film, "film alimentaire, film étirable"),
      (.never, nil, "œuf cocotte, œufs cocotte, grille du four, pain de moule"),
    ],
    roles: [
      (.definite, "le la les l votre vos cette ce cet du des au aux même"),
      (.indefinite, "un une deux trois autre seconde second"),
      (
        .adjective,
        """
        grand grande grands petit petite large haut haute fin fine profond profonde antiadhésive antiadhésif rond ronde
        carré carrée rectangulaire beurré beurrée huilé huilée épais épaisse
        """
      ), (.without, "sans"), (.of, "de d"), (.or, "ou"), (.water, "eau"), (.sizes, "environ diamètre Ø"),
      (.end, "dans avec et à sur en par pour puis jusqu"),
    ], or: "ou")
}
