extension ToolWords {
  static let english = ToolWords(
    [
      (
        .always, .hob,
        """
        saucepan/saucepans/sauce pan/sauce pans, frying pan/frying pans, fry pan/frypan, skillet/skillets
        sauté pan/sauté pans, grill pan/grill pans, griddle pan/griddle pans, wok/woks, Dutch oven/Dutch ovens
        stockpot/stockpots, soup pot, crêpe pan, pancake pan, paella pan, omelette pan, preserving pan, milk pan
        double boiler, pressure cooker, slow cooker, crockpot/crock pot, rice cooker, Instant Pot, steamer/steamers
        steamer basket/steaming basket/steamer insert, flameproof casserole/flameproof casserole dish
        ovenproof casserole, cast-iron casserole, wide casserole, large casserole, casserole pan
        """
      ),
      (.plain([.hob, .bake]), .hob, "pan/pans, pot/pots"), (.noun([]), .hob, "griddle"),
      (
        .always, .bake,
        """
        baking sheet/baking sheets/baking sheet pan, sheet pan/sheet pans, cookie sheet/cookie sheets
        baking tray/baking trays, oven tray/oven trays, roasting tray/roasting trays, roasting tin/roasting tins
        roasting pan/roasting pans, roasting dish, baking dish/baking dishes, baking tin/baking tins
        baking pan/baking pans, oven dish/oven dishes, ovenproof dish/ovenproof dishes/oven-proof dish, gratin dish
        pie dish/pie dishes, pie plate, pie tin, pie pan, casserole dish, lasagne dish, soufflé dish/soufflé dishes
        loaf tin/loaf tins, loaf pan/loaf pans, cake tin/cake tins, cake pan/cake pans, tart tin/tart tins, tart pan, tart mould, tart mold
        springform tin/springform tins/springform cake tin/spring-form tin, springform pan/springform cake pan
        springform, tartlet tin/tartlet tins, flan tin, flan dish, quiche dish, quiche tin, muffin tin/muffin tins
        muffin tray, muffin pan/muffin pans, cupcake tin, bundt tin, bundt pan, sandwich tin/sandwich tins, bun tin
        brownie tin, traybake tin, lamington tin, loose-bottomed tin, loose-based tin, Swiss roll tin, jelly roll pan
        Yorkshire pudding tin
        """
      ),
      (.plain([.bake]), .bake, "tray/trays, baking mould, baking mold"), (.sized, .bake, "tin/tins, dish, mould, mold"),
      (
        .always, .bowl,
        "mixing bowl/mixing bowls, heatproof bowl/heatproof bowls, salad bowl, measuring jug, measuring cup"
      ),
      (.plain([.bowl]), .bowl, "bowl"), (.plain([]), nil, "jug"),
      (
        .always, .blend,
        """
        food processor/food processors, immersion blender, stick blender, hand blender, high-speed blender
        liquidiser, liquidizer, mini chopper, smoothie maker
        """
      ),
      (.plain([.blend]), .blend, "blender, processor"),
      (
        .always, .mix,
        """
        stand mixer/standing mixer, hand mixer/hand-held mixer/handheld mixer, electric mixer/electric hand mixer
        electric whisk/electric hand whisk/hand-held electric whisk, electric beaters
        """
      ),
      (.plain([.mix]), .mix, "mixer"), (.always, .whisk, "balloon whisk, wire whisk, hand whisk"),
      (.noun([.whisk, .mix]), .whisk, "whisk"),
      (
        .always, nil,
        """
        spice grinder, coffee grinder, ice cream maker, ice cream machine, waffle iron, waffle maker
        air fryer, deep fryer/deep-fat fryer, microwave, bread machine, bread maker, juicer, dehydrator
        pasta machine, pasta maker, rolling pin, grater/graters/box grater, microplane, zester, colander
        salad spinner, mandoline, mandolin, peeler/vegetable peeler/potato peeler, potato masher/masher
        potato ricer/ricer, garlic press, garlic crusher, pestle and mortar/mortar and pestle/mortar
        piping bag/piping bags, pastry bag, piping nozzle, pastry brush, silicone brush, spatula/rubber spatula
        wooden spoon, slotted spoon, tongs, cookie cutter/cookie cutters, biscuit cutter, pastry cutter, round cutter
        ice cream scoop/ice-cream scoop, kitchen scissors, kitchen string, butcher’s string, kitchen twine, butcher’s twine
        cocktail stick/cocktail sticks, toothpick/toothpicks, kitchen paper, kitchen towel, paper towel/paper towels
        tea towel, dish towel, muslin, cheesecloth, silicone mat, baking mat, baking beans, pie weights
        kitchen torch, blowtorch, funnel, dough scraper, bench scraper, kitchen scales/kitchen scale, skewer=skewers
        muffin cases, paper cases, cupcake cases, paper liners, muffin liners, pizza stone, baking stone
        pizza steel, baking steel, pizza peel, pizza cutter, pizza wheel, apple corer, melon baller
        citrus juicer, lemon squeezer, cocktail shaker, ice cube tray, ramekin/ramekins, pudding basin
        """
      ),
      (
        .always, .thermometer,
        "sugar thermometer, candy thermometer, meat thermometer, probe thermometer, instant-read thermometer"
      ),
      (.plain([.thermometer]), .thermometer, "thermometer"),
      (.always, .sieve, "fine-mesh sieve, fine sieve, fine-mesh strainer"), (.noun([.sieve]), .sieve, "sieve"),
      (.plain([.sieve]), .sieve, "strainer"), (.always, .rack, "wire rack/wire cooling rack, cooling rack"),
      (.plain([.rack]), .rack, "rack"), (.noun([]), nil, "skewer"), (.plain([]), .jar, "jar/jars"),
      (.always, .paper, "baking paper, baking parchment, parchment paper, greaseproof paper, wax paper"),
      (.plain([.paper]), .paper, "parchment"), (.always, .foil, "aluminium foil, tin foil, aluminum foil"),
      (.plain([.foil]), .foil, "foil"), (.always, .film, "cling film/clingfilm, plastic wrap"),
      (
        .never, nil,
        """
        pot roast, pot pie, pot pies, pot stickers, pot barley, hot pot, pan juices, pan sauce, pan drippings, pan gravy
        pan fry, pan fried, oven rack, oven racks, middle rack, top rack, spice rack, coffee pot, tea pot, poke bowl
        serving bowl, soup bowl, serving dish, jam jar lid
        """
      ),
    ],
    roles: [
      (.definite, "the your this that these same its"), (.indefinite, "a an one two three another second separate"),
      (
        .adjective,
        """
        small large big wide deep heavy fine medium dry clean metal hot shallow round square lidded sturdy sized lined
        greased buttered prepared nonstick
        """
      ),
      (.without, "without no instead unlike"), (.of, "of"), (.or, "or"), (.water, "water"),
      (
        .end,
        "in into with and to on onto from for over under through at by until while then if as is are until using use"
      ), (.sizes, "diameter about around measuring"),
    ], or: "or")
}
