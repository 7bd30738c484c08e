extension FoodLexicon {
  /// `look: phrases`; a phrase stands once. `!` marks a word that decides, `-` one that ends German compounds.
  static var words: String { plants + seedsAndStaples + animals + hidden }

  // Vegetables, fruit, mushrooms, herbs.
  private static let plants = """
    c8341f f07a52 slice:tomato,tomate,tomaten,cherry tomato,cherry tomatoes,kirschtomate,jitomate,cocktailtomate
    b8321c sauce:tomato paste,tomatenmark,tomato sauce,tomato puree,passata,tinned tomato,canned tomato,chopped tomato,crushed tomato,whole tinned tomato,tinned chopped tomato,slow tomato sauce,tomates pelees,geschalte tomaten,gehackte tomaten,passierte tomaten,salsa de tomate,tomate triturado,tomate frito,concentre de tomate,coulis de tomate,sauce tomate,tomatensauce,ketchup,marinara,harissa,sambal,sriracha,gochujang,-tomatensosse,dosentomaten
    c9301f strip:red pepper,red bell pepper,rote paprika,poivron rouge,poivrons rouges,pimiento rojo,pimientos rojos,roasted pepper,piquillo,paprikaschote,pimiento,poivron,bell pepper
    4f8f3a strip:green pepper,green bell pepper,grune paprika,poivron vert,pimiento verde
    f0b429 strip:yellow pepper,yellow bell pepper,gelbe paprika,poivron jaune
    c3271b ring:chilli,chili,chile,chilies,chillies,chilischote,piment,guindilla,red chilli,jalapeno,peperoni,cayena,bird s eye chilli,peperoncino
    4d8a34 ring:green chilli,green chili,green chile,spring onion,spring onions,scallion,fruhlingszwiebel,ciboule,cebolleta,cebollino,green onion,lauchzwiebel,oignon nouveau
    e8862b f6ae5e slice:carrot,karotte,mohre,carotte,zanahoria,mohren
    ead9a4 strand:onion,-zwiebel,zwiebeln,oignon,cebolla,shallot,schalotte,echalote,chalota,sauerkraut,white cabbage,weisskohl,weisskraut,chou blanc,chou,repollo,col,cabbage,bean sprout,sojasprossen,bamboo shoot
    a63a6b ring:red onion,large red onion,pickled red onion,pickled onion,rote zwiebel,oignon rouge,cebolla roja,cebolla morada
    efe3c8 flake:garlic,knoblauch,-knoblauchzehe,ail,ajo,garlic clove
    d9b95f flake:ginger,ingwer,gingembre,jengibre,galangal,lemongrass,zitronengras
    9cc069 d9e6b0 ring:leek,lauch,porree,poireau,puerro
    a9c777 d9e8b6 wedge:celery,staudensellerie,-sellerie,celeri,celeri branche,apio,fennel,fenchel,fenouil,hinojo,bok choy,pak choi,endive,chicory,chicoree
    efe6c6 dice:celeriac,knollensellerie,celeri rave,apionabo,parsnip,pastinake,panais,chirivia,turnip,navet,nabo,kohlrabi,daikon,rettich,petersilienwurzel,jicama,water chestnut
    e6c469 f3df9b wedge:potato,kartoffel,pomme de terre,pommes de terre,patata,papa,new potato,waxy potato,festkochende kartoffeln,fries,pommes,frites,chips
    dd7b2d dice:sweet potato,susskartoffel,patate douce,boniato,batata,yam,pumpkin,-kurbis,butternut,butternut squash,squash,courge,potiron,potimarron,calabaza,hokkaido
    4c8a3b leaf:spinach,spinat,blattspinat,epinard,espinaca,baby spinach,chard,mangold,blette,acelga,kale,grunkohl,chou kale,cavolo nero,collard,rocket,arugula,rucola,roquette,watercress,brunnenkresse,feldsalat,mache,nettle
    86b34a leaf:lettuce,salad leaf,salad leaves,mixed leaves,-salat,kopfsalat,laitue,salade,lechuga,romaine,romana,iceberg,eisbergsalat,little gem,mesclun,batavia,salatherz,salatherzen,salad,greens,savoy cabbage,wirsing,brussels sprout,rosenkohl,choux de bruxelles
    7a2b57 strand:red cabbage,rotkohl,rotkraut,chou rouge,lombarda,radicchio,beet leaves
    8c1f45 b3365f slice:beetroot,beet,-bete,rote bete,rote beete,betterave,remolacha
    d94a6a fbe6e6 slice:radish,radieschen,radis,rabano
    4f8b3c cfe3a6 slice:cucumber,-gurke,salatgurke,concombre,pepino,gherkin,cornichon,gewurzgurke,pickle,pepinillo
    55903a e3e6b0 slice:courgette,zucchini,zucchetti,calabacin
    4a2545 d9cda0 slice:aubergine,eggplant,berenjena,melanzane
    4e8f3a a9c57c floret:broccoli,brokkoli,brocoli,brocolli,broccolini,tenderstem
    f0e6cd e0d6b0 floret:cauliflower,blumenkohl,chou fleur,coliflor,romanesco
    5b9a3d a8cf72 pod:green bean,green beans,grune bohne,grune bohnen,haricot vert,haricots verts,judia verde,judias verdes,string bean,runner bean,french bean,stangenbohne,mangetout,sugar snap,zuckerschote,pois gourmand,okra,asparagus,spargel,asperge,esparrago
    77b043 pea:pea,peas,erbse,petit pois,petits pois,guisante,pois,edamame,broad bean,dicke bohnen,feve,haba,green peas,split pea
    f2c531 pea:sweetcorn,sweet corn,corn,-mais,maiz,corn kernel,polenta corn,elote
    9db548 wedge:-avocado,avocat,aguacate,artichoke,artischocke,artichaut,alcachofa
    3b3a2c pea:black olive,schwarze oliven,olives noires,aceitunas negras,kalamata
    7f8a36 pea:-olive,aceituna,caper,kapern,capre,alcaparra,green olive
    a97f55 efe0c4 mushroom:mushroom,-pilz,pilze,champignon,chestnut mushroom,button mushroom,champinon,seta,shiitake,portobello,pfifferling,chanterelle,girolle,steinpilz,porcini,dried porcini,cepe,boletus,oyster mushroom,krauterseitling,enoki,morel
    c23b2a fdf3d3 wedge:apple,-apfel,pomme,manzana,red apple
    b9c24a f0e9bf wedge:pear,-birne,poire,pera,green apple,granny smith,quince,quitte,coing,membrillo
    f0cf4a fae69a slice:lemon,zitrone,citron,limon,citrus,yuzu,lemon zest,zitronenschale,preserved lemon,bergamot
    8fb13c d9e39a slice:lime,limette,citron vert,lima,limon verde
    ee8a28 f9bb66 slice:orange,naranja,mandarin,mandarine,clementine,tangerine,grapefruit,pampelmuse,blood orange,blutorange,kumquat,pomelo
    f0d372 f8e9b4 slice:banana,-banane,platano,plantain,kochbanane
    f2a93b dice:-mango,papaya,apricot,-aprikose,abricot,albaricoque,dried apricot,peach,pfirsich,peche,melocoton,nectarine,nektarine,marille,persimmon,kaki,cantaloupe,melon,melone
    f3d55b wedge:pineapple,ananas,pina,passion fruit,maracuja,starfruit
    c92f3c berry:strawberry,strawberries,erdbeere,fraise,fresa,cherry,cherries,-kirsche,sauerkirsche,sour cherry,sour cherries,dried sour cherries,cerise,cereza,cranberry,cranberries,cranberry sauce,preiselbeere,arandano rojo,goji,watermelon,wassermelone,pasteque,sandia
    d2335c berry:raspberry,raspberries,himbeere,framboise,frambuesa,-beere,beeren der saison,berry,berries,mixed berries,fruits rouges,frutos rojos,redcurrant,red currant,johannisbeere,groseille,grosella,pomegranate,granatapfel,grenade,granada,pomegranate seeds,rhubarb,rhabarber,rhubarbe,ruibarbo
    46508f berry:blueberry,blueberries,heidelbeere,blaubeere,myrtille,arandano,acai,sloe
    4a2148 berry:blackberry,blackberries,brombeere,mure,mora,blackcurrant,schwarze johannisbeere,cassis,elderberry,holunderbeere,fig,-feige,figue,higo,plum,-pflaume,zwetschge,prune,ciruela,black grape
    a6b95a berry:grape,-traube,weintraube,raisin vert,uva,gooseberry,stachelbeere,kiwi
    5d3522 berry:raisin,rosine,sultana,sultanine,raisin sec,pasa,uvas pasas,date,dattel,datte,datil,currant,korinthen,dried fruit,trockenobst,dried fig,medjool,tamarind
    3f7d36 leaf:basil,basilikum,basilic,albahaca,basil leaf,basil leaves,thai basil,mint,-minze,menthe,hierbabuena,menta,sage,salbei,sauge,salvia,sorrel,sauerampfer,shiso,lemon balm
    4f8a36 sprig:parsley,-petersilie,persil,perejil,coriander,fresh coriander,cilantro,koriander,coriandre,chervil,kerbel,cerfeuil,herb,herbs,krauter,fines herbes,hierbas,dill,aneth,eneldo,parsley stalk,oregano,origan,marjoram,majoran,marjolaine,mejorana,cress,kresse,microgreens,sprouts,green herbs,bouquet garni,suppengrun,seaweed,wakame,tarragon,estragon,fennel fronds
    5a7f49 sprig:thyme,thymian,thym,tomillo,rosemary,rosmarin,romarin,romero,lavender,bay leaf,bay leaves,lorbeer,lorbeerblatt,lorbeerblatter,laurier,laurel,curry leaf,kaffir lime leaf,lime leaf,savory,bohnenkraut
    5f9a3c strand:chive,chives,schnittlauch,ciboulette,cebollin,samphire
    2f4634 strip:nori,kombu,algen,algue,alga

    """

  // Pulses, grain, nuts, seeds, bread, sweet things, spices that are seen.
  private static let seedsAndStaples = """
    d9ae5c f0d08a bean:chickpea,kichererbse,pois chiche,pois chiches,garbanzo,cooked chickpea,lupin
    c97a33 bean:red lentil,rote linse,rote linsen,lentille corail,lentilles corail,lenteja roja,dal,dhal,masoor dal
    8a6a3a bean:lentil,-linse,lentille,lenteja,brown lentil,braune linsen,pardina
    6d7440 bean:green lentil,puy lentil,lentille verte,lentilles vertes,beluga,belugalinse,mung bean,mungbohne
    efe2c2 bean:white bean,weisse bohne,weisse bohnen,haricot blanc,haricots blancs,alubia,cannellini,butter bean,navy bean,haricot bean,judion,soybean,lima bean,flageolet,cooked white bean
    3a2630 bean:black bean,schwarze bohne,schwarze bohnen,haricot noir,haricots noirs,frijol,frijoles,frijol negro,judia negra,canned black bean
    8e2f28 bean:kidney bean,kidneybohne,haricot rouge,haricots rouges,judia roja,red bean,adzuki,bean,beans,-bohne,haricot,judia,pinto bean,borlotti,baked bean
    f6eeda grain:rice,-reis,riz,arroz,basmati,basmati rice,sushi rice,arborio,risotto rice,jasmine rice,milchreis,arroz redondo,orzo,rice flake,puffed rice,reisflocken
    e6cb8a grain:couscous,bulgur,boulgour,cuscus,quinoa,millet,hirse,amaranth,amaranto,fonio,semolina,semoule,grits,polenta,griess,weizengriess,hartweizengriess,semola,sorghum,fine semolina
    b98d57 grain:brown rice,naturreis,wild rice,wildreis,buckwheat,buchweizen,sarrasin,barley,graupen,perlgraupen,orge,cebada,farro,spelt grain,dinkel,grunkern,freekeh,rye berries,wheat berries,vollkornreis
    d9bd86 flake:oat,oats,-flocken,-haferflocken,rolled oats,porridge oats,flocon d avoine,flocons d avoine,avena,copos de avena,granola,-musli,muesli,cereal,cornflakes,hafer
    ecc977 noodle:pasta,spaghetti,linguine,trofie or linguine,tagliatelle,fettuccine,pappardelle,bucatini,nudeln,noodle,nouille,nouilles,fideo,fideos,vermicelli,capellini,angel hair,egg noodle,ramen noodles,udon,soba,pates,bandnudeln,glass noodle,glasnudeln,rice noodle,reisnudeln
    edcb7c tube:penne,rigatoni,macaroni,makkaroni,fusilli,farfalle,orecchiette,conchiglie,ditalini,small pasta,elbow,ziti,tortiglioni,spatzle,coquillettes,macarron,macarrones,cavatappi,trofie,casarecce,coquillette,nudelchen,suppennudeln,gemelli
    f0dba0 ball:gnocchi,ravioli,tortellini,-knodel,dumpling,klosse,maultaschen,quenelle
    eccf8a body:lasagne,lasagna,lasagne sheet,dried lasagne sheets,cannelloni,lasagneplatten,wonton wrapper,rice paper,filo,phyllo,puff pastry,blatterteig,pate feuilletee,pate brisee,shortcrust pastry,shortcrust,hojaldre,masa,pizza dough,dough,pastry,pate,pie crust,-teig,filo pastry,pate a pizza,pate sablee,masa quebrada
    f2e3c6 body:flour,-mehl,weizenmehl,farine,harina,plain flour,all purpose flour,bread flour,strong white flour,self raising flour,rice flour,starch,cornflour,cornstarch,-starke,speisestarke,maizena,fecule,arrowroot,potato starch,type
    c9a06b body:wholemeal flour,whole wheat flour,vollkornmehl,farine complete,harina integral,rye flour,roggenmehl,farine de seigle,centeno,spelt flour,dinkelmehl,buckwheat flour,wholemeal,almond flour,ground almond,ground almonds,gemahlene mandeln,gemahlene haselnusse,poudre d amande,oat flour,chestnut flour,ground hazelnut
    efc24a body:cornmeal,maismehl,masa harina,harina de maiz,yellow cornmeal,maisgriess,farine de mais
    c98d4a dice:bread,-brot,pain,pan,crusty bread,baguette,baguette rassise,brioche,brioche ou pain rassis,toast,toastbrot,-brotchen,semmel,croutons,crouton,sourdough,ciabatta,hogaza,pan de hogaza,bun,roll,pita,naan,skillet cornbread,cornbread,pain de mie,weissbrot,zwieback,tortilla,burger bun
    d3a35f crumb:breadcrumb,breadcrumbs,-brosel,semmelbrosel,paniermehl,chapelure,pan rallado,panko,crumble,streusel,biscuit crumb,keks,cookie,butterkeks,graham cracker,spekulatius
    c68a4e f0ddb8 nut:almond,-mandel,amande,almendra,hazelnut,-haselnuss,haselnusse,noisette,avellana,nut,nuts,-nuss,nusse,noix,nuez,nueces,peanut,erdnuss,erdnusse,cacahuete,cacahuate,walnut,walnuss,walnusse,cerneaux de noix,pecan,pekannuss,mixed nuts,chestnut,marone,maronen,marron,castana,brazil nut,tigernut
    ead3a2 c99f5f nut:cashew,pine nut,pine nuts,pinienkerne,pinienkern,pignon,pinon,macadamia,noix de cajou,anacardo,cashewkerne
    9cae5a 6f3f4a nut:pistachio,pistazie,pistache,pistacho
    efe3c4 flake:flaked almond,mandelblattchen,mandelstifte,amandes effilees,slivered almond,almendra laminada,coconut flake,desiccated coconut,kokosraspel,noix de coco,kokosflocken,coco rallado,coconut,kokosnuss,coco
    6f8a45 seed:pumpkin seed,-kurbiskerne,kurbiskern,graine de courge,graines de courge,pipas de calabaza,pepita
    e9d5a3 seed:sesame,sesame seed,sesame seeds,sesam,sesamo,sunflower seed,sonnenblumenkerne,graines de tournesol,pipas,hemp seed,hanfsamen,mixed seeds,kerne,graines,semillas,seed
    3d3a38 seed:chia,chia seed,poppy seed,mohn,pavot,amapola,black sesame,schwarzkummel,nigella,black onion seed,chiasamen,poppy
    8a5a33 seed:flaxseed,linseed,leinsamen,graines de lin,linaza,cumin seed,cumin seeds,coriander seed,coriander seeds,mustard seed,senfkorner,caraway,kummel,fennel seed,anise,anis,star anise,sternanis,clove,whole cloves,nelke,gewurznelke,clou de girofle,clavo,cacao nib,cocoa nib,juniper,wacholder,allspice,fenugreek
    4a2a1c chunk:chocolate,-schokolade,chocolat,chocolat noir,dark chocolate,zartbitterschokolade,chocolate negro,chocolate chip,chocolate chips,kuverture,couverture,milk chocolate,pepites de chocolat,schokotropfen
    5a3320 powder:cocoa,cocoa powder,kakao,backkakao,cacao,cacao en polvo,cacao en poudre,carob
    3b2416 liquid:coffee,espresso,kaffee,cafe,coke
    b07a3e powder:cinnamon,zimt,cannelle,canela,canela molida,nutmeg,muskat,muskatnuss,noix de muscade,muscade,nuez moscada,mace,garam masala,five spice,gingerbread spice,lebkuchengewurz,ground ginger,ground coriander,quatre epices,cinnamon stick,cinnamon sticks,allspice powder,cardamom powder
    b5562a powder:paprika,paprikapulver,smoked paprika,pimenton,pimenton dulce,chili powder,chilipulver,chili flakes,chilli flakes,chiliflocken,red pepper flakes,cayenne,cayenne pepper,cayennepfeffer,piment d espelette,sumac,aleppo pepper,taco seasoning,chipotle,chipotle in adobo,sweet paprika,ancho,pul biber,ras el hanout
    d99a1f powder:turmeric,ground turmeric,kurkuma,curcuma,saffron,safran,azafran,curry powder,currypulver,curry,mustard powder,colorante
    9a7440 powder:cumin,ground cumin,kreuzkummel,comino,cardamom,kardamom,cardamome,cardamomo,green cardamom pods,mixed spice,spice,zaatar,baharat,epices,gewurz,especias,coriander powder,yeast flakes,nutritional yeast,hefeflocken
    4a3b30 powder:black peppercorns,peppercorn,pfefferkorner,poivre en grains,pimienta en grano,black pepper,schwarzer pfeffer
    d99a2b liquid:honey,-honig,miel,maple syrup,ahornsirup,sirop d erable,syrup,golden syrup,-sirup,agave,agave syrup,agavendicksaft,sirope,caramel,karamell,dulce de leche,molasses,melasse,treacle,apricot jam
    b8324a sauce:jam,-marmelade,konfiture,confiture,mermelada,raspberry jam,strawberry jam,-gelee,redcurrant jelly,himbeermarmelade,erdbeermarmelade,preiselbeeren aus dem glas
    8a9a3a sauce:pesto,basil pesto,green pesto,salsa verde,chimichurri,green curry paste,zhoug
    c07a3a sauce:peanut butter,erdnussbutter,erdnussmus,beurre de cacahuete,mantequilla de cacahuete,almond butter,mandelmus,nut butter,miso,white miso,red miso,curry paste,red curry paste,currypaste,pate de curry,tikka paste,nussmus,haselnussmus,nougat,nutella,hummus,marzipan
    d8b878 sauce:tahini,tahina,sesammus,mustard,-senf,moutarde,mostaza,dijon mustard,moutarde de dijon,mayonnaise,mayo,mayonesa,aioli,horseradish,meerrettich,raifort,wasabi,custard,bechamel,vanillesauce,applesauce,apfelmus,compote

    """

  // Meat, fish, eggs, milk.
  private static let animals = """
    d9a566 chunk:chicken,-hahnchen,-hahnchenbrust,-huhn,poulet,pollo,chicken breast,chicken thigh,whole chicken,turkey,-pute,putenbrust,dinde,pavo,poultry,geflugel,volaille,duck,ente,canard,pato,rabbit,kaninchen,lapin,conejo,goose,gans,blanc de poulet,pechuga
    8a4a30 chunk:beef,-rind,rindfleisch,boeuf,ternera,steak,veal,kalb,veau,lamb,lamm,lammfleisch,agneau,cordero,venison,wild,hirsch,-fleisch,viande,carne,meat,stewing beef,liver,leber,gulasch,goat
    7d4a30 crumb:mince,minced beef,minced meat,ground beef,ground pork,ground meat,-hackfleisch,gemischtes hackfleisch,viande hachee,carne picada,carne picada mixta,ground turkey,minced pork,minced lamb,hack,haschee,ground lamb,ground chicken
    c98a6a chunk:pork,-schwein,schweinefleisch,porc,cerdo,pork belly,schweinebauch,pork shoulder,-filet,schweinefilet,lomo,schnitzel,kassler,seitan,tempeh
    c4564a strip:bacon,-speck,lardon,lardons fumes,tocino,pancetta,beicon,ham,-schinken,jambon,jamon,prosciutto,guanciale,salami,chorizo,nduja,smoked salmon,raucherlachs,saumon fume,salmon ahumado,pepperoni,mortadella
    a5533a tube:sausage,-wurst,wurste,-wurstchen,saitenwurstchen,saucisse,salchicha,bratwurst,merguez,frankfurter,andouille,hot dog sausage
    ef8f6a chunk:salmon,-lachs,saumon,salmon fillet,trout,forelle,truite,trucha,arctic char,lachsfilet
    f3e6d4 chunk:cod,kabeljau,cabillaud,bacalao,merluza,hake,seehecht,colin,white fish,fish,-fisch,poisson,pescado,fish fillet,haddock,sea bass,dorade,lubina,halibut,monkfish,rape,plaice,tilapia,pangasius,fischfilet,sole,pollock,seelachs
    b56a5a chunk:tuna,-thunfisch,thon,atun,mackerel,makrele,maquereau,caballa,sardine,sardina,anchovy,anchovies,anchovis,sardelle,anchois,anchoa,herring,hering,hareng
    f09a78 fbe3d2 shrimp:shrimp,prawn,-garnele,crevette,gamba,langoustine,lobster,hummer,crab,krabbe,crabe,cangrejo,scampi,surimi,king prawn
    3a3f4a e0a458 nut:mussel,miesmuschel,moule,mejillon
    d8c9b0 b9a078 nut:clam,-muschel,palourde,almeja,cockle,vongole,oyster,scallop,jakobsmuschel
    e3c7c0 ring:squid,tintenfisch,calamar,calamari,octopus,pulpo,poulpe,oktopus
    fdf6e6 f2b02e egg:egg,eggs,ei,eier,oeuf,oeufs,huevo,egg yolk,eigelb,jaune d oeuf,yema,egg white,eiweiss,blanc d oeuf,clara,quail egg
    f4ecd8 dice:tofu,feta,paneer,halloumi,goat cheese,goats cheese,ziegenkase,fromage de chevre,chevre,queso de cabra,queso fresco,hirtenkase,raucher tofu,silken tofu,schafskase
    faf3e2 ball:mozzarella,buffalo mozzarella,burrata,mozzarellakugeln,bocconcini
    f0c65a strand:cheese,-kase,fromage,queso,cheddar,sharp cheddar,gruyere,comte,comte rape,emmental,emmentaler,gouda,bergkase,raclette,manchego,fontina,grated cheese,reibekase,mimolette,edam,monterey jack,swiss cheese,provolone,appenzeller
    f3dfa0 flake:parmesan,parmesankase,parmigiano,grana padano,pecorino,parmesano,parmesan rind
    e9e4cf dice:blue cheese,blauschimmelkase,roquefort,gorgonzola,stilton,bleu
    fbf4e4 cream:cream,-sahne,creme,nata,double cream,heavy cream,whipping cream,schlagsahne,sour cream,saure sahne,schmand,creme fraiche,creme entiere,single cream,nata agria,creme liquide,cream cheese,frischkase,philadelphia,queso crema,mascarpone,ricotta,cottage cheese,huttenkase,requeson,quark,magerquark,fromage blanc,skyr,yogurt,yoghurt,plain yoghurt,greek yogurt,-joghurt,naturjoghurt,yaourt,yogur,labneh,whipped cream,kefir,clotted cream,marshmallow,meringue,marshmallows,ice cream,vanilleeis,creme anglaise
    fbf5e8 liquid:milk,-milch,lait,leche,whole milk,buttermilk,buttermilch,lait entier,leche entera,lait fermente,condensed milk,coconut milk,kokosmilch,lait de coco,leche de coco,coconut cream,oat milk,hafermilch,almond milk,mandelmilch,soy milk,sojamilch,evaporated milk,oat drink,haferdrink,plant milk
    f4d27a body:butter,beurre,mantequilla,margarine,ghee,butterschmalz,unsalted butter,soft butter,cold butter,weiche butter,brown butter
    d8a24a liquid:!stock,!broth,!-bruhe,!bouillon,!caldo,!fond,vegetable stock,chicken stock,gemusebruhe,bouillon de legumes,caldo de verduras,dashi,fumet
    f0d98a liquid:!juice,!-saft,!jus,!zumo,!jugo,white wine,weisswein,vin blanc,vino blanco,beer,bier,biere,cerveza,cider,cidre,sidra,champagne,prosecco,sekt,limoncello,apple juice,apfelsaft,elderflower,lemonade,ginger beer,ginger ale
    e98a2a liquid:orange juice,orangensaft,jus d orange,zumo de naranja,carrot juice,aperol,mango juice
    a02440 liquid:red wine,rotwein,vin rouge,vino tinto,cherry juice,kirschsaft,cranberry juice,port,portwein,grape juice,traubensaft,campari,tomato juice,jus de cerise,grenadine,beetroot juice,hibiscus,cassis liqueur
    b5803a liquid:tea,-tee,rum,whisky,whiskey,bourbon,cognac,brandy,coke syrup,black tea,schwarzer tee,marsala,sherry,amaretto
    7f9a3f powder:matcha,green tea,gruner tee

    """

  // What nobody sees in the finished dish.
  private static let hidden = """
    hidden:!water,!-wasser,!eau,!agua,cold water,ice water,ice cold water,mineralwasser,mineral water,sparkling water,soda water,ice,ice cube,eis,eiswurfel,glace,hielo,agua fria,eau de fleur d oranger,orange blossom water,rose water,rosenwasser
    hidden:salt,salz,sel,sal,sea salt,meersalz,flaky salt,fleur de sel,kosher salt,sal en escamas,coarse salt,salt and pepper,salz und pfeffer,sel et poivre,sal y pimienta,pepper,-pfeffer,poivre,pimienta,poivre noir,ground pepper,white pepper,weisser pfeffer
    hidden:!oil,!ol,!huile,!aceite,olive oil,olivenol,rapsol,sonnenblumenol,kurbiskernol,huile d olive,aceite de oliva,vegetable oil,sesame oil,sesamol,coconut oil,kokosol,huile de noix,huile de tournesol,mild olive oil,aceite de girasol,walnut oil,truffle oil,erdnussol,lard,schmalz,suet,shortening,pflanzenol,speiseol,leinol,walnussol
    hidden:!vinegar,!-essig,!vinaigre,!vinagre,balsamic vinegar,balsamico,cider vinegar,rice vinegar,soy sauce,sojasauce,sojasosse,sauce soja,salsa de soja,tamari,fish sauce,fischsauce,nuoc mam,worcestershire,worcestershire sauce,worcestersauce,tabasco,mirin,sake,liquid smoke,oyster sauce,hoisin
    hidden:!sugar,!-zucker,!sucre,!azucar,caster sugar,brown sugar,rohrzucker,puderzucker,icing sugar,sucre glace,cassonade,sweetener,stevia,xylit,erythritol,vanilla sugar,vanillezucker
    hidden:baking powder,baking soda,bicarbonate of soda,bicarbonate,natron,backpulver,levure,levure chimique,levadura,levadura quimica,yeast,-hefe,trockenhefe,instant yeast,dried yeast,levure boulangere,gelatine,gelatin,gelatina,agar,agar agar,pectin,pektin,gelierzucker,vanilla,vanille,vainilla,vanilleschote,vanilla pod,vanilla extract,extract,food colouring,cream of tartar,msg,lemon juice,zitronensaft,jus de citron,zumo de limon,lime juice,limettensaft,jus de citron vert,zumo de lima,almond extract,stock cube,bruhwurfel,stock powder,garlic powder,onion powder,knoblauchpulver,zwiebelpulver,whey powder,protein powder,sourdough starter,xanthan gum,psyllium
    """
}
