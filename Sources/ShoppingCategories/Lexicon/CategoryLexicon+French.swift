extension CategoryLexicon {
  /// Products by their French words.
  static let french: StaticString = """
    Household Supplies: papier aluminium, papier alu, film alimentaire, film étirable, papier sulfurisé, papier \
    cuisson, sac congélation, sac de congélation, sac poubelle, sac à poubelle, sac aspirateur, essuie-tout, sopalin, \
    assiette en carton, gobelet, serviette en papier, mouchoir, mouchoirs en papier, lingette, papier toilette, pq, papier \
    hygiénique, éponge, tampon à récurer, torchon, chiffon, serpillière, balai, brosse, seau, gants de ménage, pince à \
    linge, cintre, nettoyant, produit ménager, produit d'entretien, nettoyant vitres, détartrant, javel, eau de javel, \
    désinfectant, liquide vaisselle, produit vaisselle, tablette lave-vaisselle, pastille lave-vaisselle, sel \
    lave-vaisselle, liquide de rinçage, lessive, adoucissant, détachant, désodorisant, bougie, bougie chauffe-plat, \
    allumette, briquet, allume-feu, charbon de bois, caissette, poche à douille, filtre à café, brochette en bois, pic \
    en bois, cure-dent, paille, ficelle de cuisine, élastique, bocal, boîte de conservation, colle, ruban adhésif, \
    poêle, casserole, plat à gratin, moule à gâteau, moule à tarte, moule à muffins, saladier, assiette, assiettes en \
    carton, assiettes jetables, tasse, verre à vin, verres, gourde, thermos, verre doseur, fouet, spatule, cuillère en \
    bois, louche, éplucheur, économe, râpe à fromage, presse-ail, ouvre-boîte, décapsuleur, tire-bouchon, rouleau à pâtisserie, \
    planche à découper, couteau, couverts, couverts en plastique, fourchette, cuillère, passoire, manique, tablier, \
    nappe, serviette de bain, serviettes en papier, drap, oreiller, couette, rideau de douche, ventouse, canard wc, \
    bloc wc, nettoyant wc, nettoyant sol, nettoyant multi-usages, déboucheur, vinaigre ménager, vinaigre blanc \
    ménager, bicarbonate ménager, marteau, tournevis, vis, clou, clous, cheville, ruban de masquage, peinture, \
    pinceau, sacs poubelle, sacs de congélation, sac isotherme, pain de glace, barbecue jetable, barquette aluminium, \
    pailles, cure-dents, caissettes, caissettes à muffins, moules en papier, liquide lave-vaisselle, pastilles \
    lave-vaisselle, tablettes lave-vaisselle, lessive liquide, lessive en poudre, assouplissant, anticalcaire, encens, \
    désodorisant wc, insecticide, piège à souris, boules à mites, bougies, bougie parfumée, allumettes, gants de \
    vaisselle, éponges, lingettes, lingettes nettoyantes, lingettes désinfectantes, mouchoirs, rouleau de papier \
    toilette, rouleaux de papier toilette, papier absorbant, film plastique, papier de cuisson, boîte hermétique, \
    bocaux, film fraîcheur, bois de chauffage
    Other: petit pot bébé, pots bébé, pot bébé, compote bébé, gourdes bébé, gourde bébé, biscuits bébé, \
    lait de croissance, lait 1er âge, lait 2e âge, lait de suite, repas bébé, \
    pâtée chien, pâtée chat, friandises chien, friandises chat, croquettes chien, croquettes chat, litière chat, \
    dentifrice, pâte à dents, brosse à dents, fil dentaire, bain de bouche, shampooing, shampoing, après-shampooing, gel \
    coiffant, laque, gel douche, bain moussant, savon, gel hydroalcoolique, crème mains, crème pour les mains, lait \
    corporel, crème visage, baume à lèvres, rouge à lèvres, mascara, vernis à ongles, dissolvant, démaquillant, coton, \
    coton-tige, déodorant, parfum, mousse à raser, rasoir, lame de rasoir, crème solaire, tampon hygiénique, serviette \
    hygiénique, protège-slip, préservatif, aspirine, doliprane, antidouleur, sirop pour la toux, pastilles pour la \
    gorge, spray nasal, collyre, vitamines, pansement, bande, thermomètre, médicament, couche, couches bébé, lingettes \
    bébé, petit pot, lait infantile, tétine, croquettes, nourriture pour chat, nourriture pour chien, pâtée pour chat, \
    litière, litière pour chat, bougie d'anniversaire, bougies d'anniversaire, carte d'anniversaire, papier cadeau, \
    ballon, enveloppe, timbre, cahier, carnet, stylo, crayon, gomme, règle, ciseaux, trombone, papier imprimante, \
    scotch, calendrier, journal, magazine, livre, jouet, fleurs, bouquet de fleurs, terreau, engrais, chaussettes, \
    parapluie, cigarettes, tabac, gel lavant, gel intime, brossettes, disque à démaquiller, disques à démaquiller, \
    cotons, cotons-tiges, eau micellaire, crème de jour, crème de nuit, sérum, fond de teint, gloss, stick à lèvres, \
    brosse à cheveux, peigne, élastiques à cheveux, coloration cheveux, cire, après-rasage, rasoirs jetables, gel à \
    raser, crème hydratante, lait hydratant, huile de massage, après-soleil, huile solaire, anti-moustiques, spray \
    anti-moustique, tire-tique, vaseline, sirop contre la toux, ibuprofène, paracétamol, comprimés, gélules, vitamine \
    c, vitamine d, magnésium, probiotiques, compresses, sparadrap, désinfectant pour plaies, sérum physiologique, \
    lentilles de contact, produit lentilles, test de grossesse, tampons, serviettes hygiéniques, protège-slips, \
    couches, couches-culottes, biberon, lait en poudre bébé, lait bébé, petits pots bébé, petits pots, céréales bébé, \
    croquettes pour chat, croquettes pour chien, croquettes chien, croquettes chat, pâtée pour chien, friandises pour \
    chien, sacs à crottes, foin, graines pour oiseaux, aliment pour poissons, carte de vœux, carte postale, ruban, \
    ballons, guirlande, confettis, feux d'artifice, enveloppes, timbres, stylos, stylo bille, crayons, crayons de \
    couleur, feutres, surligneur, post-it, bloc-notes, agenda, classeur, agrafeuse, agrafes, trombones, colle en \
    bâton, ruban correcteur, taille-crayon, livre de coloriage, pâte à modeler, jouets, poupée, peluche, puzzle, jeu \
    de société, jeu de cartes, fil à coudre, aiguille, laine, bouton, fermeture éclair, lacets, collants, gants, \
    écharpe, bonnet, lunettes de soleil, sac à dos, plante, plante verte, graines à semer, graines de fleurs, engrais \
    pour plantes, pot de fleurs, arrosoir, gants de jardinage, anti-limaces, désherbant, liquide lave-glace, antigel, \
    huile moteur, ticket de métro, briquets à gaz, cigarette électronique, papier à rouler, savon liquide, savon de \
    marseille, shampoing sec
    Electronics: pile, piles aa, piles rechargeables, chargeur, câble, câble usb, clé usb, carte mémoire, disque dur, \
    rallonge, multiprise, batterie externe, adaptateur, ampoule, ampoule led, lampe de poche, lampe, écouteurs, casque \
    audio, enceinte, clavier, souris sans fil, écran, ordinateur, téléphone, coque de téléphone, télécommande, \
    télévision, réveil, appareil photo, imprimante, cartouche d'encre, bouilloire, grille-pain, mixeur, cafetière, \
    micro-ondes, sèche-cheveux, fer à repasser, aspirateur, ventilateur, détecteur de fumée, piles, pile bouton, piles \
    aaa, pile 9v, guirlande lumineuse, lampe de bureau, lampe de chevet, lampe frontale, chargeur usb, chargeur de \
    téléphone, câble hdmi, câble de recharge, adaptateur secteur, carte sd, carte micro sd, casque bluetooth, casque, \
    enceinte bluetooth, tablette tactile, liseuse, souris, souris d'ordinateur, webcam, routeur, toner, cartouches \
    d'encre, smartphone, support de téléphone, carte sim, montre connectée, montre, calculatrice, console de jeux, jeu \
    vidéo, caméra de surveillance, sonnette, thermostat, gaufrier, friteuse, cuiseur à riz, centrifugeuse, mixeur \
    plongeant, robot de cuisine, brosse à dents électrique, rasoir électrique, lisseur, radiateur électrique, \
    humidificateur, balance de cuisine, balance, fusible, ampoules
    Vegetables and Fruits: poires williams, poire williams, poires conférence, poire conférence, poires comice, \
    pommes golden, pommes gala, pommes granny, pommes pink lady, \
    fruits, légumes, salade, salade verte, salade composée, mâche, herbes fraîches, bouquet de \
    persil, fruits rouges, crudités, champignons, pommes de terre, pommes, poires, oignons, tomates, tomates cerises, \
    jeunes pousses, soja germé, pousses de soja
    Vegetarian: nuggets de soja, nuggets de blé, escalope de soja, escalopes de soja, boulettes de soja, galettes de boulgour, galette de boulgour, galettes de céréales, galette de céréales, \
    galettes quinoa, galettes de quinoa, galettes végétariennes, boulettes végétariennes, nuggets végétariens, \
    pané de soja, panés de soja, pavés végétaux, \
    tofu, tofu fumé, tempeh, seitan, steak de soja, steak végétal, steaks végétaux, galettes de légumes, \
    galette de soja, galettes de soja, galettes végétales, burger végétarien, saucisses végétales, saucisses \
    végétariennes, nuggets végétaux, falafels, falafel, haché végétal, protéines de soja texturées, jambon végétal, \
    bacon végétal, boulettes végétales, émincé végétal
    Glucose-Free: édulcorant, sucrettes, stévia, aspartame, faux sucre, sucralose, xylitol, érythritol, chocolat pour \
    diabétiques
    Lactose-Free: lait de soja, lait d'amande, lait d'avoine, lait de riz, lait végétal, boisson soja, boisson au \
    soja, boisson avoine, boisson à l'avoine, boisson amande, boisson végétale, yaourt au soja, yaourt soja, crème de \
    soja, crème végétale, crème d'avoine, lait sans lactose, fromage végétal, fromage vegan, beurre végétal, yaourt \
    végétal, yaourt coco
    Bread Products: viennoise, viennoises, viennoise chocolat, pain aux raisins, pains aux raisins, pain viennois, pain au lait, pains au lait, pain suisse, \
    pain brioché, pain polaire, krisprolls, tartines craquantes, petits pains suédois, chouquettes, viennoiserie, \
    viennoiseries, chausson aux pommes, brioche tressée, bagels, naans, ciabatta, pain ciabatta, \
    ficelle, pain, baguette, pain de mie, pain complet, pain de campagne, pain de seigle, petits pains, pains à \
    burger, pain burger, pains hamburger, pain hot-dog, croissant, croissants, pain au chocolat, pains au chocolat, \
    brioche, biscottes, pain grillé, pain pita, tortillas, wraps, fougasse, ficelle pain, pain aux céréales, pain sans \
    gluten, blinis, gressins, pain azyme, chaussons aux pommes
    Sweets: tourteau fromager, kouign-amann, far breton, flan pâtissier, galette bretonne, galettes bretonnes, \
    palets bretons, palmiers, palmier, langues de chat, spéculoos, pâtes de fruits, pâte de fruits, calissons, \
    nougatine, berlingots, marrons glacés, paris-brest, religieuse, opéra, saint-honoré, baba au rhum, chouquette, \
    beignet, beignets, bugnes, crêpes dentelle, boudoirs, quatre-quarts, roulé à la confiture, fraisier, clafoutis, \
    moelleux au chocolat, fondant au chocolat, brownie, donut, donuts, barquettes fraise, cigarettes russes, \
    rochers coco, petits beurre, petit beurre, \
    bonbons, bonbon, chocolat, tablette de chocolat, chocolat noir, chocolat au lait, biscuits, biscuit, \
    gâteau, gâteaux, gâteau au chocolat, cookies, sablés, madeleines, macarons, tarte, tarte aux pommes, éclair, \
    éclairs, mille-feuille, meringue, meringues, nougat, caramels, sucettes, sucette, chewing-gum, réglisse, guimauve, \
    guimauves, fraises tagada, pralines, dragées, œufs en chocolat, pépites de chocolat, calendrier de l'avent, \
    gaufres, gaufrettes, pain d'épices, muffins, bûche de noël, galette des rois, cannelés, financiers, barre \
    chocolatée, barres chocolatées, pâte d'amande, vermicelles de sucre
    Pantry: sauce lasagne, sauce lasagnes, sauce pour lasagnes, fix lasagnes, knorr fix, maggi fix, \
    mélange pour chili, mélange chili con carne, préparation pour chili, \
    velouté, velouté de potiron, velouté de légumes, velouté de tomates, mousseline de pommes de terre, \
    purée mousseline, soupe miso, soupe à l'oignon, potage, bouillon de volaille, bouillon de bœuf, \
    bouillon de légumes, thon à la catalane, thon à la tomate, thon à l'huile, filets de maquereaux à la moutarde, \
    filets de sardines, petit salé aux lentilles, haricots blancs à la tomate, baked beans, paella en boîte, \
    salade de fruits au sirop, macédoine de légumes en boîte, petits pois carottes, petits pois et carottes, \
    riz, pâtes, farine, sucre, sel, huile, vinaigre, moutarde, ketchup, mayonnaise, céréales, muesli, flocons \
    d'avoine, biscottes salées, chips, crackers, biscuits apéritif, biscuits salés, bretzels, cacahuètes, pop-corn, \
    soupe, soupe en brique, bouillon, bouillon cube, fond de veau, sauce tomate, sauce soja, sauce, pesto, \
    vinaigrette, cornichons, olives, câpres, choucroute, ratatouille en conserve, compote, compote de pommes, \
    confiture, miel, pâte à tartiner, beurre de cacahuète, lait de coco, crème de coco, lait concentré, lait concentré \
    sucré, lait en poudre, thon en boîte, thon au naturel, sardines à l'huile, sardines, maquereaux en boîte, tomates \
    pelées, tomates concassées, coulis de tomate, concentré de tomate, maïs en boîte, pois chiches, lentilles, \
    haricots rouges, cassoulet, raviolis en boîte, purée en flocons, purée mousseline, chapelure, levure, levure \
    chimique, levure de boulanger, gélatine, colorant alimentaire, sucre vanillé, fruits secs, épices, herbes de \
    provence, saindoux, protéines en poudre, barre de céréales, barres de céréales, galettes de riz, semoule, nouilles \
    instantanées, vermicelles
    Milk Products: lait, lait entier, lait demi-écrémé, crème, crème fraîche, crème liquide, chantilly, beurre, beurre \
    doux, beurre demi-sel, yaourt, yaourts, yaourt nature, yaourt grec, fromage, fromage râpé, fromage blanc, \
    petit-suisse, petits-suisses, fromage frais, fromage de chèvre, faisselle, lait fermenté, margarine, bûche de \
    chèvre, comté râpé
    Meat and Seafood: viande, os, viande hachée, steak haché, steaks hachés, bœuf haché, poulet rôti, poulet, jambon, \
    jambon blanc, jambon cru, saucisson, saucisses, charcuterie, rillettes, pâté, lardons, allumettes de lardons, \
    bacon, côtelettes, rôti, rôti de porc, escalope, escalopes de dinde, escalope de poulet, cordon bleu, nuggets, \
    poisson, filet de poisson, fruits de mer, crevettes, moules, huîtres, saumon, saumon fumé, surimi, merguez, \
    chipolatas, boudin noir, boulettes de viande, brochettes de poulet, steak, blanc de poulet, cuisses de poulet
    Eggs: œufs, oeufs, œuf, œufs bio, œufs de poules élevées en plein air, œufs plein air, boîte d'œufs, blancs \
    d'œufs, jaunes d'œufs, douzaine d'œufs
    Coffee & Tea: verveine, verveine menthe, chicorée soluble, chicorée liquide, chicorée leroux, \
    café, café moulu, café en grains, grains de café, café soluble, café instantané, capsules de café, \
    dosettes de café, dosettes café, capsules café, expresso, décaféiné, café décaféiné, thé, thé vert, thé \
    noir, sachets de thé, thé à la menthe, tisane, infusion, infusions, verveine, camomille, rooibos, maté, matcha, \
    cappuccino
    Beverages: bouteille de rouge, bouteille de blanc, bouteille de rosé, cubi de rouge, cubi de vin, \
    eau, eau minérale, eau gazeuse, eau pétillante, eau plate, eau de source, jus, jus d'orange, jus de \
    pomme, jus de citron, jus de fruits, jus de raisin, jus de tomate, limonade, cola, coca, soda, sirop de grenadine, \
    sirop de menthe, sirop à l'eau, thé glacé, boisson énergisante, smoothie, bière, bières, bière sans alcool, vin, \
    vin rouge, vin blanc, vin rosé, rosé, champagne, crémant, cidre, pastis, whisky, rhum, vodka, gin, liqueur, \
    cognac, porto, eau de coco, chocolat chaud, chocolat en poudre, tonic, boisson, boissons, nectar d'abricot, vin \
    chaud
    Refrigerated Items: hachis parmentier, parmentier, parmentier de canard, blanquette, blanquette de veau, \
    bœuf bourguignon, boeuf bourguignon, choucroute garnie, paella, couscous royal, couscous cuisiné, tartiflette, \
    raclette préparée, gratin, gratin dauphinois, gratin de pâtes, gratin de légumes, moussaka, \
    feuilletés au fromage, feuilleté, feuilletés, friand, friands, friand au fromage, croque-monsieur, \
    croque monsieur, croques-monsieur, poêlée, poêlée forestière, poêlée de légumes, potatoes surgelées, \
    pommes noisettes, pommes dauphine, pommes duchesse, rösti, galettes de pommes de terre, pommes rissolées, \
    bouchées à la reine, vol-au-vent, cannellonis, gnocchis à poêler, tarte flambée, flammekueche, tarte salée, \
    cake salé, salade piémontaise, salade de pâtes, salade de riz, macédoine mayonnaise, museau vinaigrette, \
    quenelles, quenelles de brochet, quenelle, samoussas, accras, accras de morue, rouleaux de printemps, brandade, \
    brandade de morue, cassolette, poulet basquaise, poulet au curry, îles flottantes, île flottante, crème caramel, \
    crèmes caramel, crème dessert chocolat, crèmes dessert, liégeois, liégeois au chocolat, liégeois chocolat, \
    panna cotta, profiteroles, bûche glacée, cônes glacés, bâtonnets glacés, esquimaux, omelette norvégienne, \
    poêlée surgelée, poêlée de légumes surgelée, levure fraîche, levure fraîche de boulanger, pizza, quiche, sandwich, sushi, plat préparé, plat cuisiné, lasagnes, glace, crème glacée, \
    glaces, glaçons, sorbet, esquimau, frites, frites surgelées, légumes surgelés, épinards surgelés, poisson pané, \
    poissons panés, houmous, guacamole, tzatziki, tarama, pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, \
    pâtes fraîches, raviolis frais, gnocchi, gnocchis, taboulé, salade de pommes de terre, piémontaise, carottes \
    râpées, céleri rémoulade, nems, crêpes, mousse au chocolat, crème dessert, riz au lait, tiramisu, crème brûlée, \
    soupe fraîche, ravioles
    """
}
