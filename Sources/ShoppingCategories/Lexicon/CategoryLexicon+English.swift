extension CategoryLexicon {
  /// Products by their English words.
  static let english: StaticString = """
    Household Supplies: firelighter block, oven liner, \
    rawlplugs, rawl plugs, washing up liquid refill, j cloth, j cloths, bin sacks, toilet gel, \
    toilet rolls, \
    tp, bog roll, kitchen towels, \
    aluminium foil, aluminum foil, tin foil, kitchen foil, foil, cling film, clingfilm, plastic \
    wrap, saran wrap, wax paper, waxed paper, parchment paper, baking paper, baking parchment, greaseproof paper, \
    freezer bag, sandwich bag, zip top bag, ziploc bag, ziplock bag, resealable bag, storage bag, garbage bag, trash \
    bag, bin bag, bin liner, rubbish bag, refuse sack, recycling bag, compost bag, paper bag, lunch bag, vacuum bag, \
    dust bag, paper towel, kitchen roll, kitchen towel, kitchen paper, paper plate, paper cup, plastic cup, plastic \
    cutlery, disposable plate, paper napkin, napkin, serviette, tissue, facial tissue, tissue box, toilet paper, \
    toilet roll, bog roll, toilet tissue, bathroom tissue, bath tissue, loo roll, wet wipe, cleaning wipe, disinfectant wipe, \
    disinfecting wipe, antibacterial wipe, surface wipe, floor wipe, sponge, scouring pad, scourer, steel wool, wire \
    wool, dishcloth, dish cloth, tea towel, dish towel, cleaning cloth, microfibre cloth, microfiber cloth, duster, \
    feather duster, mop, mop head, broom, dustpan, brush, dish brush, scrubbing brush, toilet brush, bucket, rubber \
    glove, cleaning glove, latex glove, disposable glove, clothes peg, clothespin, clothes line, laundry basket, \
    laundry bag, hanger, coat hanger, ironing board cover, lint roller, drying rack, cleaner, all purpose cleaner, \
    multi purpose cleaner, multi surface cleaner, kitchen cleaner, bathroom cleaner, toilet cleaner, toilet bowl \
    cleaner, glass cleaner, window cleaner, floor cleaner, oven cleaner, drain cleaner, drain opener, carpet cleaner, \
    stainless steel cleaner, limescale remover, descaler, mould remover, stain remover, rust remover, bleach, \
    disinfectant, ammonia, borax, washing soda, furniture polish, polish, shoe polish, dishwasher tablet, dishwasher \
    pod, dishwasher detergent, dishwasher salt, rinse aid, dish soap, dishwashing liquid, washing up liquid, dish \
    detergent, laundry detergent, laundry pod, laundry soap, washing powder, washing liquid, detergent, fabric \
    softener, fabric conditioner, dryer sheet, starch spray, air freshener, room spray, scented candle, tea light, \
    candle, matches, matchbox, lighter, firelighter, charcoal, briquette, kindling, firewood, cupcake liner, cupcake \
    case, muffin liner, muffin case, muffin cup, baking cup, cake board, cake box, piping bag, coffee filter, coffee \
    filter paper, tea filter, skewer, wooden skewer, bamboo skewer, toothpick, cocktail stick, cocktail umbrella, \
    popsicle stick, lollipop stick, drinking straw, straw, kitchen twine, butcher's twine, kitchen string, string, \
    rubber band, cheesecloth, muslin, canning jar, mason jar, jar lid, food container, storage container, lunch box, \
    ice cube tray, baking tray, cake tin, oven bag, grill tray, water filter, water filter cartridge, insect spray, \
    fly paper, fly trap, ant trap, ant bait, mousetrap, mouse trap, moth ball, superglue, glue, duct tape, masking \
    tape, nail, screw, picture hook, sandpaper, paint, paintbrush, storage box, moving box, kleenex, lysol, clorox, \
    windex, febreze, frying pan, saucepan, skillet, wok, roasting tin, baking sheet, baking mat, cookie sheet, cookie \
    cutter, muffin tin, loaf pan, loaf tin, pie dish, casserole dish, mixing bowl, bowl, plate, side plate, mug, \
    coffee mug, wine glass, glassware, drinking glass, water bottle, reusable bottle, thermos, thermos flask, jug, \
    measuring cup, measuring spoon, whisk, spatula, wooden spoon, ladle, tongs, peeler, vegetable peeler, potato \
    masher, grater, cheese grater, garlic press, can opener, tin opener, bottle opener, corkscrew, rolling pin, \
    chopping board, cutting board, kitchen knife, bread knife, knife sharpener, cutlery, fork, plastic fork, plastic \
    spoon, spoon, teaspoons, colander, sieve, strainer, tea strainer, tea infuser, oven glove, oven mitt, apron, \
    tablecloth, placemat, coaster, trivet, kitchen timer, meat thermometer, pastry brush, rubber spatula, cooling \
    rack, salad spinner, beeswax wrap, silicone lid, food wrap, tupperware, plastic container, glass jar, jam jar, \
    spray bottle, cloth, microfibre towel, towel, bath towel, hand towel, beach towel, bath mat, shower curtain, bed \
    sheet, pillow, pillowcase, duvet cover, blanket, cushion, curtain, rug, doormat, picture frame, vase, toilet paper \
    holder, plunger, toilet seat, toilet freshener, toilet block, toilet rim block, drain unblocker, limescale tablet, \
    washing machine cleaner, dishwasher cleaner, scrub pad, magic eraser, scrubber, scrub brush, squeegee, vacuum \
    cleaner bag, hoover bag, trash can, bin, waste bin, step stool, ladder, hammer, screwdriver, wrench, tape measure, \
    drill bit, allen key, wall plug, hook, adhesive hook, command strip, padlock, key ring, wd 40, lubricant spray, \
    paint roller, white spirit, wood glue, sealant, bin bags, trash liner, bread bag, snack bag, produce bag, shopping \
    bag, tote bag, cool bag, ice pack, ice cube bag, barbecue lighter, bbq charcoal, charcoal briquette, lighter \
    fluid, fire log, disposable barbecue, foil tray, foil container, paper straw, paper bowl, plastic plate, \
    disposable cup, coffee cup lid, plastic bag, plastic glass, party plate, doily, cake stand, cake topper, baking \
    cases, cupcake wrapper, cookie cutters, greaseproof sheet, laundry sanitiser, laundry stain remover, laundry \
    booster, laundry capsule, laundry pods, colour catcher, color catcher, starch for ironing, ironing spray, ironing \
    board, clothes hanger, clothes drying rack, mothballs, rat poison, fly spray, ant killer, cockroach spray, wasp \
    spray, mosquito coil, citronella candle, incense, diffuser oil, reed diffuser, pot holder, scourers, sponge cloth, \
    swiffer refill, mop refill, mop pad, broom handle, dishwashing gloves, dishwashing brush, dishwashing soap, \
    dishwasher cleaner tablet, washing up bowl, washing up brush, washing up gloves, washing up sponge, hand brush, \
    wood polish, silver polish, metal polish, leather cleaner, surface spray, antibacterial spray, disinfectant spray, \
    cleaning spray, cleaning vinegar, distilled water for ironing, water softener salt, water softener tablet, salt \
    for dishwasher, descaling tablet, kettle descaler
    Other: nail varnish, nail varnish remover, nail polish remover, nail brush, false nails, nail glue, nail scissors, \
    petrol, diesel, gasoline, unleaded, fuel, screenwash, screen wash, windscreen wash, adblue, coolant, motor \
    oil, charcoal tablet, glucose tablet, dextrose tablet, salt tablet, water purification tablet, \
    cat biscuit, cat biscuits, cat milk, cat snacks, cat treats, dog biscuits, dog snacks, dog chews, puppy treats, toothpaste, toothbrush, electric toothbrush head, dental floss, floss, mouthwash, shampoo, dry shampoo, \
    hair conditioner, conditioner, hair gel, hair spray, hairspray, hair dye, hair mask, hair tie, hairbrush, comb, \
    shower gel, body wash, bubble bath, bath salt, bath bomb, soap, bar soap, hand soap, hand wash, hand sanitizer, \
    hand sanitiser, hand cream, body lotion, lotion, face cream, face mask, face wash, facial cleanser, moisturizer, \
    moisturiser, lip balm, lipstick, mascara, nail polish, nail polish remover, makeup, make-up, makeup remover, \
    cotton pad, cotton ball, cotton bud, cotton swab, q tip, deodorant, antiperspirant, perfume, cologne, aftershave, \
    shaving cream, shaving foam, shaving gel, razor, razor blade, tweezers, nail clipper, nail file, sunscreen, sun \
    cream, sun lotion, after sun, tampon, sanitary pad, sanitary towel, sanitary napkin, panty liner, menstrual cup, \
    condom, pregnancy test, contact lens solution, reading glasses, aspirin, ibuprofen, paracetamol, acetaminophen, \
    painkiller, pain reliever, cold medicine, cough syrup, cough drop, throat lozenge, nasal spray, allergy medicine, \
    antihistamine, antacid, laxative, eye drop, ear plug, vitamin, vitamin c tablet, vitamin d, multivitamin, fish oil \
    capsule, supplement, plaster, bandage, band aid, gauze, first aid kit, antiseptic cream, thermometer, face masks, \
    prescription, medicine, diaper, nappy, pull ups, baby wipe, baby food, baby formula, infant formula, formula milk, \
    baby lotion, baby powder, baby shampoo, baby oil, baby bottle, pacifier, dummy, teether, bib, cat food, dog food, \
    pet food, bird food, bird seed, fish food, hamster food, rabbit food, dog treat, cat treat, dog biscuit, dog chew, \
    cat litter, kitty litter, dog bag, poop bag, flea treatment, pet shampoo, hay, birthday candle, birthday card, \
    greeting card, gift card, wrapping paper, gift wrap, ribbon, balloon, party hat, party popper, streamers, \
    confetti, envelope, stamp, postage stamp, notebook, notepad, sticky note, post it, pen, ballpoint pen, pencil, \
    crayon, marker, highlighter, eraser, ruler, scissors, stapler, staples, paper clip, printer paper, copy paper, \
    sticky tape, sellotape, scotch tape, glue stick, folder, calendar, newspaper, magazine, book, toy, puzzle, playing cards, \
    board game, flowers, bouquet, houseplant, potting soil, potting compost, plant food, fertilizer, fertiliser, seed \
    packet, weed killer, plant pot, garden hose, socks, tights, t shirt, underwear, umbrella, cigarettes, tobacco, \
    rolling papers, lottery ticket, windscreen washer fluid, antifreeze, motor oil, engine oil, ice scraper, bike \
    light, inner tube, shoelaces, toy car, gift bag, tylenol, advil, kotex, pampers, hand soap refill, liquid soap, \
    antibacterial soap, soap dispenser, toothpicks for dental use, interdental brush, denture tablet, denture cleaner, \
    whitening strip, mouth guard, cotton round, cotton wool, makeup sponge, makeup brush, foundation, concealer, \
    eyeliner, eyeshadow, blush, lip gloss, face serum, face oil, eye cream, toner for face, micellar water, \
    exfoliator, face scrub, body scrub, loofah, bath sponge, shower cap, shower puff, hair brush, hair clip, hair \
    mousse, hair wax, hair oil, hair serum, hair bleach, hair colour, hair color, curling iron, razors, disposable \
    razor, epilator, wax strip, depilatory cream, beard oil, beard trimmer, talcum powder, foot cream, foot spray, \
    corn plaster, blister plaster, insole, heat pack, hot water bottle, knee brace, compression bandage, medical tape, \
    surgical mask, face mask pack, latex examination gloves, hydrogen peroxide, rubbing alcohol, iodine, cold sore \
    cream, antifungal cream, hydrocortisone cream, burn cream, antibiotic ointment, insect bite cream, insect \
    repellent, mosquito repellent, bug spray, mosquito spray, tick remover, aloe vera gel, after sun lotion, tanning \
    lotion, sun screen, sunblock, spf lotion, petroleum jelly, vaseline, lip care, chapstick, cough medicine, cold and \
    flu tablet, flu medicine, decongestant, throat spray, heartburn tablet, antacids, indigestion tablet, anti \
    diarrhoea tablet, rehydration salts, rehydration sachet, electrolyte tablet, iron tablet, iron supplement, zinc \
    tablet, calcium tablet, magnesium tablet, magnesium supplement, folic acid, omega 3 capsule, omega 3, cod liver \
    oil, probiotic, probiotic capsule, melatonin, sleeping pill, nicotine gum, nicotine patch, allergy pill, allergy \
    tablet, hay fever tablet, eye drops, contact lenses, contact lens, lens cleaner, tampons, incontinence pad, adult \
    diaper, pantyliner, sanitary towels, feminine wipe, intimate wash, lubricant, ovulation test, covid test, covid \
    test kit, breast pad, nipple cream, nappy bag, nappy cream, diaper cream, diaper rash cream, baby cream, baby \
    wash, baby soap, baby bath, baby cereal, baby rice, baby snack, baby milk, follow on milk, toddler milk, baby \
    spoon, baby bowl, sippy cup, bottle brush, bottle teat, changing mat, baby monitor battery, rattle, stroller, wet \
    dog food, dry dog food, dry cat food, wet cat food, kitten food, puppy food, puppy pad, cat snack, dog snack, dog \
    bone, dog toy, cat toy, cat collar, dog lead, dog leash, dog collar, dog shampoo, pet bed, pet wipe, bird cage, \
    aquarium filter, aquarium gravel, guinea pig food, hamster bedding, sawdust bedding, chicken feed, flea collar, \
    flea drops, worming tablet, fat balls for birds, suet balls, candles for birthday cake, cake candle, number \
    candle, gift box, gift tag, gift bow, tissue paper, party favor, party favour, party balloon, pinata, paper \
    garland, banner, bunting, sparkler, fireworks, christmas card, thank you card, postcard, wrapping ribbon, \
    christmas tree, advent calendar candle, sticky tape dispenser, tape dispenser, clear tape, label, sticker, index \
    card, notebook paper, lined paper, a4 paper, paper, construction paper, cardstock, poster board, felt tip, felt \
    tip pen, coloured pencil, colored pencil, whiteboard marker, permanent marker, paint set, watercolour, watercolor, \
    modelling clay, play dough, pencil sharpener, sharpener, calculator battery cover, binder, ring binder, file \
    folder, plastic wallet, hole punch, thumbtack, push pin, drawing pin, rubber stamp, correction fluid, correction \
    tape, planner, diary, magazine subscription, comic, puzzle book, crossword book, colouring book, coloring book, \
    lego, doll, teddy bear, ball, football, basketball, tennis ball, jump rope, swimming goggles, yoga mat, bicycle \
    pump, bike tyre, bike lock, car wax, car shampoo, car air freshener, car wash soap, windshield washer fluid, wiper \
    blade, engine coolant, brake fluid, adblue, de icer, tyre inflator, sewing thread, sewing needle, sewing kit, \
    thread, yarn, knitting needle, button, zipper, safety pin, velcro, fabric, shoelace, shoe insole, sock, stocking, \
    leggings, gloves, scarf, hat, cap, swimsuit, t shirts, pyjamas, slippers, sunglasses, wallet, rain coat, backpack, \
    suitcase, luggage tag, garden soil, compost, mulch, peat, lawn seed, grass seed, flower seed, tomato seed, \
    vegetable seed, flower bulb, tulip bulb, seedling, plant, potted plant, orchid, rose bouquet, cut flowers, tulips, \
    roses, flower pot, plant feed, slug pellet, weedkiller, garden twine, garden gloves, gardening gloves, watering \
    can, garden shears, rake, shovel, hose, sprinkler, bird feeder, firestarter, vape, vape liquid, e cigarette, e \
    liquid, cigar, cigarette papers, cigarette filter, pipe tobacco, chewing tobacco, scratch card, bus ticket, metro \
    ticket, phone card, travel card, stamps
    Electronics: samsung tablet, android tablet, tablet computer, kids tablet, drawing tablet, graphics tablet, fire tablet, \
    triple a batteries, double a batteries, triple a, double a, \
    battery, batteries, aa battery, aaa battery, 9v battery, button cell, coin cell, rechargeable \
    battery, battery charger, charger, phone charger, charging cable, usb cable, usb c cable, usb stick, usb drive, \
    flash drive, memory card, sd card, hard drive, ssd, hdmi cable, hdmi lead, aux cable, \
    aux lead, usb lead, charging lead, ethernet cable, cable, extension cord, extension \
    lead, power strip, power bank, adapter, travel adapter, surge protector, light bulb, led bulb, bulb, lamp, desk \
    lamp, torch, flashlight, night light, headphones, earphones, earbuds, headset, speaker, bluetooth speaker, \
    microphone, webcam, keyboard, mouse pad, computer mouse, wireless mouse, monitor, laptop, laptop stand, tablet \
    computer, ipad, phone, phone case, screen protector, smartphone, smart watch, smartwatch, smart plug, smart bulb, \
    timer plug, remote control, tv, television, radio, alarm clock, camera, tripod, printer, printer ink, ink \
    cartridge, toner, toner cartridge, router, wifi router, game console, video game, controller, kettle, toaster, \
    blender, hand mixer, food processor, coffee machine, coffee maker, microwave, hair dryer, iron, vacuum cleaner, \
    fan heater, fan, kitchen scale, smoke detector, fuse, cr2032, cr2032 battery, c battery, d battery, 9 volt \
    battery, watch battery, hearing aid battery, car battery, led strip, led light, led lamp, led candle, fairy \
    lights, string lights, christmas lights, halogen bulb, smart light, lightbulb, floor lamp, table lamp, bedside \
    lamp, lamp bulb, headlamp, usb charger, usb adapter, usb hub, usb c charger, usb c adapter, wall charger, car \
    charger, wireless charger, laptop charger, charging cord, lightning cable, iphone cable, iphone charger, aux \
    cable, audio cable, power cord, power cable, power adapter, power supply, extension cable, plug adapter, plug, \
    splitter, micro sd card, external hard drive, dvd, blank cd, blank dvd, cd, wireless earbuds, bluetooth \
    headphones, noise cancelling headphones, earplugs bluetooth, soundbar, subwoofer, tablet case, tablet \
    stand, e reader, kindle, ipad case, laptop sleeve, laptop bag, mouse, usb mouse, usb keyboard, wireless keyboard, \
    printer cartridge, printer toner, photo paper, ink cartridges, sim card, phone holder, car phone mount, selfie \
    stick, cell phone, mobile phone, telephone, smartphone case, fitness tracker, watch, watch strap, stopwatch, \
    calculator, hdmi adapter, tv antenna, antenna, streaming stick, set top box, dvd player, record player, \
    playstation, xbox, nintendo switch, gaming headset, gaming mouse, vr headset, drone, action camera, camera \
    battery, security camera, doorbell, video doorbell, smoke alarm, carbon monoxide detector, thermostat, electric \
    kettle, egg cooker, waffle maker, waffle iron, bread maker, air fryer, slow cooker, rice cooker, pressure cooker, \
    juicer, stick blender, hand blender, immersion blender, stand mixer, electric toothbrush, electric shaver, hair \
    straightener, hair curler, clothes iron, steam iron, vacuum, robot vacuum, heater, space heater, electric blanket, \
    air purifier, humidifier, dehumidifier, air conditioner, electric fan, digital scale, bathroom scale, kitchen \
    scales, fuses, soldering iron, cable tie, cable ties, battery pack, portable charger, batteries for remote
    Vegetables and Fruits: shrooms, taters, tatties, nanas, nana, cukes, toms, spuds, neeps, \
    lion's mane, lion's mane mushroom, maris piper, king edward, yukon gold, jersey royal, charlotte potato, desiree potato, royal gala, gala apple, strawb, avo, spud, tom, purple sprouting, salad bag, veg box, baby corn, fruit, fruits, vegetables, veggies, veg, fruit salad, fruit platter, salad, \
    salad kit, salad mix, mixed salad, bagged salad, caesar salad kit, green salad, herbs, fresh herbs, salad leaves, \
    stir fry vegetables, stir fry mix, vegetable tray, crudites, cherry tomatoes, baby carrots, carrot sticks, snack \
    cucumbers, sprouts, greens, new potatoes, jacket potatoes, baking potatoes, pumpkins, berries, melon, peppers, \
    chillies, onions, pepper strips, sliced mushrooms, corn cobs, avocados, microgreens, wheatgrass, coriander, \
    cilantro, flat leaf parsley, potted basil, basil plant, garlic bulb, fennel bulb, head of lettuce, pomegranate \
    seeds, coleslaw mix, edamame pods, apple slices, satsumas, tangerines, clementines, nectarines, coconuts
    Vegetarian: tofu, tempeh, seitan, falafel mix, soy chunks, soya chunks, soya mince, soy curls, soy mince, tvp, \
    meat substitute, meat alternative, fake meat, mock duck, veggie burger, veggie burgers, garden burger, bean \
    burger, lentil burger, falafel, falafels, veggie sausages, veggie dogs, veggie bacon, tofurky, quorn, quorn mince, \
    beyond burger, impossible burger, nut roast, nut cutlet, vegetable burgers, veggie balls, vegan meatballs, vegan \
    nuggets, vegan jerky, vegan ham, vegan tuna, plant based meat, plant based burger, plant based mince, plant based \
    chicken, vegetarian haggis, bean curd, paneer alternative
    Glucose-Free: saccharin tablet, sweetener tablet, stevia tablet, sucralose tablet, aspartame tablet, \
    diet jelly, diet jello, sugar free jello, \
    sweetener, artificial sweetener, zero calorie sweetener, sugar substitute, stevia, diabetic \
    chocolate, diabetic biscuits, diabetic jam, sugar alternative, saccharin, splenda, canderel, sweetener drops, \
    sugar replacement, monk fruit, allulose, sorbitol, isomalt, maltitol
    Lactose-Free: oat creamer, soy creamer, almond creamer, coconut creamer, coconut yogurt, oat drink, soy drink, \
    rice drink, almond drink, oatly, plant milk, plant based milk, oat milk, soya milk, almond milk, cashew milk, \
    hazelnut milk, pea milk, hemp milk, lactaid, lactase tablet, vegan cheese, vegan butter, vegan yogurt, vegan \
    cream, vegan cream cheese, vegan ice cream, coconut whipped cream, soy cream, oat cream, soya cream, lactose free \
    milk
    Bread Products: malt loaf, malt loaves, fruit loaf, farl, potato farl, wheaten farl, wheaten bread, panini, panini roll, \
    panini bread, ciabatta roll, \
    cheese twists, pain au chocolat, pains au chocolat, garlic baguette, garlic ciabatta, \
    cinnamon swirl, cinnamon swirls, maple pecan plait, almond croissant, \
    bread, loaf, loaf of bread, sliced white, sandwich bread, toast, toast bread, sliced bread, wholemeal bread, \
    sourdough, rolls, buns, burger buns, hamburger buns, slider buns, bagels, english muffins, crumpets, croissants, \
    pita, pitas, pita pockets, garlic bread, pita bread, wraps, tortilla wraps, tortillas, flour tortillas, flatbread, \
    naan, garlic naan, lavash, focaccia, baguette, baguettes, french bread, french stick, pretzel buns, soft pretzels, \
    bread sticks, breadsticks, scones, teacakes, hot cross buns, panettone, banana bread, cornbread, texas toast, \
    bread bowl, bread rolls, finger rolls, submarine rolls, sub rolls, hoagie rolls, crispbread, rye crispbread, melba \
    toast, rusks, pizza base, sandwich thins, chapatis, rotis, arepas, injera, garlic knots, pumpernickel, gluten free \
    bread
    Sweets: humbug, humbugs, mint humbugs, mint imperial, mint imperials, sherbet lemon, sherbet lemons, \
    lemon sherbets, sherbet, aniseed balls, murray mints, everton mints, after dinner mints, extra strong mints, \
    butter mints, breath mints, dolly mixture, dolly mixtures, cola bottles, fizzy cola bottles, fizzy bottles, \
    cola cubes, kola kubes, chocolate limes, rhubarb and custards, rhubarb and custard sweets, cinder toffee, \
    honeycomb toffee, coconut ice, barley sugar, barley sugars, pick and mix, pick n mix, gobstoppers, candy floss, \
    candyfloss, sugared almonds, parma violets, love hearts, foam shrimps, foam bananas, fizzy belts, flying saucers, \
    flap jack, flap jacks, sweet potato pie, banoffee pie, cherry pie, blueberry pie, lemon meringue pie, key lime pie, mince pie, \
    mince pies, bakewell tart, bakewell tarts, custard tart, custard tarts, egg custard tart, treacle tart, \
    rock cakes, tea loaf, madeira cake, angel cake, battenberg, fondant fancies, chocolate roll, yule log, \
    christmas pudding, sticky toffee pudding, sponge pudding, jam tarts, turnovers, apple turnover, \
    millionaire's shortbread, rocky road, tiffin, custard creams, bourbon biscuits, rich tea, digestives, \
    garibaldi biscuits, party rings, jammy dodgers, malted milk biscuits, \
    choc, dark choc, milk choc, white choc, choc bar, choc biscuits, \
    skittles, snickers, twix, kitkat, kit kat, m&ms, oreo, haribo, tic tacs, candy, candies, sweets, hard \
    candy, rock candy, cotton candy, candy floss, candy cane, candy corn, sour candy, lollipop, lollipops, chupa \
    chups, gum, chewing gum, bubble gum, breath mints, peppermints, peppermint candy, mint candy, toffee, fudge, \
    caramels, butterscotch, liquorice, licorice, jelly babies, gummies, gummy worms, gummy bears, fruit gums, wine \
    gums, pastilles, marshmallow, chocolate, chocolate bar, chocolate box, box of chocolates, chocolates, chocolate \
    truffles, truffle chocolate, pralines, chocolate egg, easter egg, easter eggs, chocolate eggs, chocolate bunny, \
    chocolate coins, chocolate buttons, chocolate raisins, chocolate almonds, chocolate covered almonds, chocolate \
    covered raisins, chocolate peanuts, peanut butter cups, peanut brittle, candied ginger, candied peanuts, candied \
    almonds, cookies, cookie, biscuits, biscuit, wafers, wafer, oreos, shortbread, ginger snaps, fig rolls, macarons, \
    macaroons, cake, cupcakes, birthday cake, cheesecake, carrot cake, sponge cake, swiss roll, muffins, muffin, \
    brownies, blondies, doughnuts, donuts, donut holes, eclairs, cinnamon rolls, danish pastry, apple pie, pie, pecan \
    pie, pumpkin pie, tart, lemon tart, pastries, baklava, turkish delight, sprinkles, cake decorations, icing, \
    frosting, chocolate pudding, jello, jelly cups, advent calendar, caramel popcorn, popcorn balls, rice crispy \
    treats, flapjack, gingerbread, chiffon cake, meringues, ice cream cones, wafer cones, nougat, marzipan, praline
    Pantry: chilli con carne mix, lasagne sauce, \
    mac n cheese, mac 'n' cheese, coco pops, \
    s&p, \
    lasagne sheets, lasagna sheets, lasagna noodles, student mix, taco shells, tostada shells, udon noodles, graham crackers, canned baby corn, cheerios, \
    doritos, pringles, nutella, mac and cheese, macaroni and cheese, pork and beans, baked beans, rice \
    paper, rice cake, lentil chips, peanut butter cup cereal, rice krispies, muesli, porridge, porridge oats, \
    overnight oats, cereal bar, granola bar, muesli bar, trail mix, snack mix, party mix, tortilla chips, corn chips, \
    potato chips, crisps, nachos, kettle chips, veggie chips, vegetable crisps, veggie straws, cheese puffs, cheese \
    crackers, cheese straws, cheese balls, pork scratchings, pork rinds, beef flavoured crisps, pretzel sticks, \
    microwave popcorn, popping corn, bread mix, bread flour, bread crumbs, breadcrumbs, cake mix, brownie mix, muffin \
    mix, pancake mix, pizza sauce, pizza seasoning, waffle mix, cookie mix, pudding mix, jelly powder, jello mix, \
    gelatin, ice cream salt, soup mix, onion soup mix, instant soup, miso soup, ramen, instant ramen, instant noodles, \
    cup noodles, pot noodles, noodle soup, canned soup, soup, broth, bone broth, stock pot, gravy granules, gravy \
    powder, stuffing, stuffing mix, taco kit, taco seasoning, taco sauce, fajita kit, fajita seasoning, burrito \
    seasoning, seasoning, seasoning mix, spice mix, spice rub, meat tenderizer, food colouring, food coloring, gel \
    food coloring, vanilla extract, lemon extract, peppermint extract, egg noodles, noodles, rice pilaf mix, rice mix, \
    microwave rice, pie filling, cherry pie filling, fruit cocktail, fruit cup, applesauce, apple sauce, cranberry \
    sauce, apple butter, coconut butter, cookie butter, chocolate spread, chocolate hazelnut spread, hazelnut spread, \
    nut butter, marmite, vegemite, yeast extract, yeast, sun dried tomatoes, sundried tomatoes, tinned tomatoes, \
    passata, diced tomatoes, stewed tomatoes, peeled tomatoes, whole peeled tomatoes, tomato soup, pasta sauce, \
    spaghetti sauce, marinara, marinara sauce, alfredo sauce, pesto, salsa, hot sauce, barbecue sauce, bbq sauce, \
    steak sauce, cocktail sauce, tartar sauce, tartare sauce, teriyaki sauce, stir fry sauce, curry sauce, simmer \
    sauce, cooking sauce, salad dressing, dressing, vinaigrette, croutons, salad topping, bacon bits, olives, \
    gherkins, pickles, capers, relish, chutney, mango chutney, kimchi paste, sauerkraut, antipasti, coconut milk, \
    coconut cream, canned coconut milk, condensed milk, sweetened condensed milk, evaporated milk, powdered milk, milk \
    powder, dried milk, coffee whitener, protein powder, whey protein, whey powder, collagen powder, tuna in water, \
    tuna in oil, tuna pouch, sardines in oil, sardines in tomato sauce, anchovies in oil, canned tuna, canned salmon, \
    canned chicken, canned ham, spam, corned beef tin, hot dog relish, lard, shortening, vegetable shortening, cooking \
    spray, oil spray, ghee substitute, corn tortilla chips, pita chips, bagel chips, papadums, poppadoms, prawn \
    crackers, seaweed snacks, nori, roasted chickpeas, roasted peanuts, salted peanuts, mixed nuts, cashews, walnuts, \
    almonds, cinnamon sugar, vanilla sugar, pancake syrup, ice cream topping, sugar, brown sugar, sugar cubes, rock \
    salt, fruit snacks, dried fruit, fruit preserve, lemon curd, dessert topping, custard powder, jam, marmalade, \
    dehydrated meal, meal kit, instant mash, hummus mix, veggie stock, couscous mix, rice noodles, pasta salad mix, \
    tomato ketchup, crispy onions, cracker, oyster crackers, saltines, graham cracker crumbs, digestive biscuit \
    crumbs, corn starch, corn flour, cornmeal, polenta, wheat germ, oat bran, psyllium, chia seeds, energy bar, \
    nutrition bar, protein bar
    Milk Products: half n half, half & half, \
    rice pudding pot, rice pudding, milk, semi skimmed, skimmed, whole milk, coffee creamer, creamer, yoghurt drink, yogurt drink, drinking yogurt, yogurt, \
    yoghurt, greek yogurt, cheese, cheese slices, sliced cheese, cheese sticks, string cheese, cheese strings, cheese \
    spread, cheese triangles, babybel, shredded cheese, grated cheese, butter, cream, whipped cream, whipping cream, \
    spray cream, sour cream, cottage cheese, cream cheese, pudding cup, custard, kefir, quark, skyr, buttermilk, \
    chocolate milk, strawberry milk, banana milk, margarine spread, spreadable butter
    Meat and Seafood: kidney, bones, \
    cumberland ring, cumberland sausage ring, chook, pigs in blankets, snags, bangers, \
    meat, fish, seafood, seafood mix, mince, minced meat, minced beef, ground meat, hamburger meat, \
    hamburgers, burgers, beef burgers, burger patties, beef patties, hamburger patties, steak, steaks, ribs, spare \
    ribs, roast, sunday roast, chops, cold cuts, deli meat, deli ham, deli turkey, lunch meat, sandwich meat, sliced \
    ham, rotisserie chicken, roast chicken, chicken strips, breaded chicken, chicken kiev, chicken wings, hot dogs, \
    sausages, sausage links, breakfast sausage, bacon, turkey, turkey slices, jerky, beef jerky, meatballs, kebabs, \
    gyro meat, stew meat, liver pate, fish fillets, smoked fish, prawns, shrimps, crab sticks, surimi, calamari, fish \
    cakes, crab cakes, sushi grade tuna, fish roe, caviar
    Eggs: eggs, egg, egg carton, dozen eggs, a dozen eggs, liquid eggs, liquid egg whites, boiled eggs, hard boiled \
    eggs, eggs free range
    Coffee & Tea: flat white, oat flat white, latte, caffe latte, oat latte, mocha, \
    coffee, tea, teabags, tea bags, tea bag, tea leaves, loose leaf tea, herbal tea, chamomile tea, \
    camomile tea, peppermint tea, mint tea, ginger tea, lemon ginger tea, rooibos, rooibos tea, fruit tea, earl grey, \
    english breakfast tea, oolong, oolong tea, white tea, jasmine tea, chai, chai tea, chai latte mix, matcha, matcha \
    powder, yerba mate, mate tea, coffee pods, coffee capsules, coffee pads, nespresso pods, nespresso capsules, k \
    cups, ground coffee, filter coffee, decaf coffee, decaf, coffee beans, espresso, espresso pods, instant coffee, \
    instant espresso, cold brew, cold brew coffee, cappuccino, latte mix, iced coffee, drip coffee, hibiscus tea, \
    turmeric tea, green tea, black tea, coffee substitute, chicory coffee
    Beverages: ginger shot, turmeric shot, beetroot shot, energy shot, wellness shot, immunity shot, vitamin shot, juice \
    shot, wheatgrass shot, fruit shot, \
    blackcurrant squash, squash blackcurrant, squash orange, fruits squash, summer fruits squash, \
    double strength squash, apple squash, mango squash, barley squash, tropical squash, peach squash, \
    bottle of squash, robinsons squash, dilute squash, diluting juice, \
    bottle of red, bottle of white, bottle of rosé, bottle of fizz, box of wine, \
    coke, coca cola, pepsi, sprite, fanta, red bull, gatorade, water, bottled water, still water, spring \
    water, flavoured water, flavored water, seltzer, club soda, soda, soda pop, pop, soft drink, fizzy drink, juice, \
    juice box, juice boxes, fruit juice, fruit punch, lemon juice, lime juice, lemonade, limeade, squash drink, orange \
    squash, blackcurrant squash, cordial, fruit cordial, smoothie, smoothies, iced tea, ice tea, kombucha, sports \
    drink, isotonic drink, energy drink, energy drinks, electrolyte drink, protein shake, milkshake, hot chocolate, \
    drinking chocolate, cocoa drink, ginger beer, root beer, tonic, bitter lemon, beer, beers, lager, ale, stout, ipa, \
    alcohol free beer, non alcoholic beer, cider, hard seltzer, alcopop, wine, red wine, white wine, rose wine, \
    prosecco, champagne, sparkling wine, cava, mulled wine, vermouth, sherry, port wine, whiskey, whisky, rum, gin, \
    vodka, tequila, brandy, liqueur, irish cream, aperol, cocktail mix, margarita mix, bloody mary mix, spirits, \
    sangria, schnapps, drink mix, powdered drink mix, kool aid, water bottles pack, coconut water, aloe drink, \
    vegetable juice, wine cooler, sparkling juice, soda water, mineral water
    Refrigerated Items: microwave curry, microwave chips, microwave burger, microwave pasta, microwave dinner, microwave noodles, \
    canned biscuits, can of biscuits, biscuits can, tube biscuits, \
    cottage pie, shepherd's pie, fisherman's pie, fish pie, chicken pie, steak pie, meat pie, \
    beef pie, pot pie, ale pie, kidney pie, leek pie, onion pie, mushroom pie, ham pie, potato pie, game pie, \
    pie and mash, cheese and onion pasty, cornish pasty, cornish pasties, sausage roll, sausage rolls, \
    cheese and onion rolls, scotch egg, scotch eggs, toad in the hole, chow mein, chop suey, tikka masala, \
    chicken korma, lamb korma, chicken jalfrezi, chicken madras, chicken balti, lamb rogan josh, rogan josh, \
    butter chicken, chicken curry, vegetable curry, beef curry, lamb curry, green curry, red curry, katsu curry, \
    pad thai, beef stroganoff, beef wellington, chicken parmigiana, moussaka, paella, chilli con carne, \
    chili con carne, bubble and squeak, cauliflower cheese, dauphinoise potatoes, potato gratin, bhaji, bhajis, \
    onion bhaji, onion bhajis, pakora, pakoras, arancini, mozzarella sticks, jalapeno poppers, potato skins, \
    potato waffles, potato wedges, potato croquettes, bao buns, dim sum, wontons, fishcakes, fish cakes, \
    chicken dippers, enchiladas, quesadillas, taquitos, chimichangas, pizza rolls, pizza pockets, meatloaf, \
    prawn cocktail, ploughmans, arctic roll, baked alaska, trifle, \
    yorkshire puds, yorkshire pudding, yorkshire puddings, \
    pork pie, pork pies, pizza, sandwich, sandwiches, wrap sandwich, sushi, ready meal, tv dinner, microwave meal, \
    lasagna, lasagne, burrito, burritos, quiche, egg rolls, spring rolls, dumplings, pot stickers, gyoza, pierogi, \
    samosas, fish sticks, fish fingers, chicken nuggets, chips for oven, oven chips, oven fries, french fries, fries, \
    hash browns, tater tots, onion rings, waffles, ice, ice cubes, bag of ice, crushed ice, popsicles, popsicle, ice \
    lollies, ice lolly, ice pops, ice cream sandwich, ice cream sandwiches, ice cream bar, ice cream, ice cream cake, \
    gelato, sorbet, sherbet, frozen yogurt, frozen meal, fresh soup, pasta salad, potato salad, egg salad, tuna salad, \
    chicken salad, macaroni salad, coleslaw, hummus, houmous, guacamole, tzatziki, baba ganoush, dip, dips, spinach \
    dip, artichoke dip, french onion dip, bean dip, sour cream dip, fresh salsa, pico de gallo, fresh pasta, fresh \
    gnocchi, puff pastry, shortcrust pastry, filo pastry, phyllo dough, pie crust, pie dough, pizza dough, cookie \
    dough, biscuit dough, crescent rolls, cinnamon roll dough, bread dough, croissant dough, wonton wrappers, kimchi, \
    deli salad, cheese dip, stuffed peppers, fresh yeast, pancakes, corn dogs, calzone, empanadas, rice pudding, \
    custard pot, chocolate mousse, tiramisu, panna cotta, creme caramel
    """
}
