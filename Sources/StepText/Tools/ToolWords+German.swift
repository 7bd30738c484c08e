extension ToolWords {
  static let german = ToolWords(
    [
      (
        .always, .hob,
        """
        Bratpfanne/Bratpfannen, Grillpfanne, Schmorpfanne, Wokpfanne, Crêpepfanne, Gusspfanne, Stielpfanne, Wok
        Kochtopf/Kochtöpfe/Kochtopfes, Schmortopf, Suppentopf, Nudeltopf, Milchtopf, Stieltopf, Gusstopf, Kasserolle
        Stielkasserolle, Bräter/Bräters, Dampfkochtopf, Schnellkochtopf, Reiskocher, Slowcooker, Dampfgarer, Dämpfeinsatz
        Einkochtopf, Fonduetopf, Römertopf
        """
      ), (.plain([.hob]), .hob, "Pfanne/Pfannen, Topf/Töpfe/Topfes/Töpfen"),
      (
        .always, .bake,
        """
        Backblech/Backbleche/Backblechen/Backblechs, Ofenblech, Auflaufform/Auflaufformen, Springform/Springformen
        Kastenform/Kastenformen, Kuchenform, Tarteform, Tortenform, Quicheform, Gugelhupfform, Backform/Backformen
        Gratinform, Muffinform, Muffinblech/Muffinbackblech, Pieform, Obstbodenform, Ofenform, Lasagneform, Tortenring
        Backrahmen, Fettpfanne, Bratreine, Bratenform, ofenfeste Form/ofenfesten Form/ofenfeste Formen
        feuerfeste Form/feuerfesten Form/feuerfeste Formen
        Form=gefettete Form/gefetteten Form/gebutterte Form/gebutterten Form/eingefettete Form/eingefetteten Form
        """
      ), (.plain([.bake]), .bake, "Blech/Bleche/Blechs"), (.sized, .bake, "Form/Formen"),
      (.always, .bowl, "Rührschüssel, Salatschüssel, Metallschüssel"), (.plain([.bowl]), .bowl, "Schüssel"),
      (
        .always, .blend,
        """
        Standmixer, Stabmixer, Pürierstab, Blitzhacker, Zerkleinerer, Universalzerkleinerer, Küchenmaschine, Thermomix
        """
      ), (.plain([.blend, .mix]), .blend, "Mixer, Blender"),
      (
        .always, .mix,
        "Handmixer, Handrührgerät/Handrührgeräts/Handrührgerätes, Handrührer, Rührgerät/Rührgeräts, Knethaken"
      ), (.always, .whisk, "Schneebesen/Schneebesens, Rührbesen"),
      (
        .always, nil,
        """
        Eismaschine, Waffeleisen, Mikrowelle, Fritteuse, Heißluftfritteuse, Airfryer, Brotbackautomat, Entsafter, Fleischwolf
        Nudelmaschine, Kartoffelpresse, Kartoffelstampfer, Stampfer, Spätzlepresse, Spätzlehobel, Spätzlebrett
        Gemüsehobel, Küchenhobel, Muskatreibe, Zitronenreibe, Küchenreibe, Vierkantreibe, Sparschäler, Nudelholz/Nudelholzes
        Teigrolle, Wellholz, Rollholz, Teigschaber, Teigkarte, Spatel, Teigspatel, Kochlöffel, Holzlöffel, Holzkochlöffel
        Schaumlöffel, Schaumkelle, Messbecher, Spritzbeutel, Spritztülle, Backpinsel, Küchenpinsel, Pfannenwender
        Küchenzange, Grillzange, Ausstecher, Plätzchenausstecher, Ausstechform/Ausstechformen, Ausstechförmchen
        Mörser/Mörsers, Küchengarn/Küchengarns, Küchenpapier, Küchenkrepp, Küchenrolle, Geschirrtuch, Küchentuch
        Passiertuch, Mulltuch, Zahnstocher/Zahnstochern, Holzstäbchen, Holzspieß/Holzspieße/Holzspießen
        Papierförmchen, Muffinförmchen, Einmachglas/Einmachgläser/Einmachgläsern, Schraubglas/Schraubgläser/Schraubgläsern
        Küchenwaage, Trichter, Backmatte, Gärkorb, Gärkörbchen, Salatschleuder, Knoblauchpresse, Zestenreißer
        Flotte Lotte/Flotten Lotte, Zitronenpresse, Zitruspresse, Apfelausstecher, Eisportionierer, Pizzastein, Backstein
        Souffléförmchen, Auflaufförmchen, Bunsenbrenner, Flambierbrenner, Dampfeinsatz
        """
      ), (.noun([]), nil, "Reibe, Hobel"), (.plain([]), nil, "Pinsel"),
      (
        .always, .thermometer, "Bratenthermometer, Fleischthermometer, Zuckerthermometer, Küchenthermometer"
      ), (.plain([.thermometer]), .thermometer, "Thermometer"),
      (
        .always, .sieve,
        "Haarsieb, feines Sieb/feinen Sieb/feine Sieb, Nudelsieb, Küchensieb, Mehlsieb, Passiersieb, Durchschlag"
      ),
      (.plain([.sieve]), .sieve, "Sieb/Siebes/Siebs"), (.always, .rack, "Kuchengitter, Abkühlgitter"),
      (.plain([.rack]), .rack, "Gitter"), (.always, .paper, "Backpapier/Backpapiers, Backtrennpapier"),
      (.always, .foil, "Alufolie, Aluminiumfolie"), (.always, .film, "Frischhaltefolie, Klarsichtfolie"),
      (.plain([.foil, .film]), .film, "Folie"), (.never, nil, "in Form, Topf Sahne, Topf Basilikum"),
    ],
    roles: [
      (
        .definite,
        "der die das den dem des diese dieser diesen diesem selben gleichen vom zum beim im am ins aufs Ihre"
      ), (.indefinite, "ein eine einen einem einer eines zwei drei andere anderen anderer zweite zweiten"),
      (
        .adjective,
        """
        große großen großer großem großes kleine kleinen kleiner kleinem kleines breite breiten hohe hohen hohem tiefe tiefen
        weite weiten schwere schweren feine feinen beschichtete beschichteten trockene trockenen heiße heißen saubere
        mittelgroße mittelgroßen runde runden grobe groben
        """
      ), (.without, "ohne kein keine keinen keinem statt anstatt anstelle"), (.or, "oder"),
      (.sizes, "mit von Durchmesser etwa ca rund Ø"),
      (.end, "in und auf aus über bei zu für durch unter bis dann als wenn"),
    ], or: "oder")
}
