import Testing

@testable import IngredientLines

@Suite("French lines")
struct FrenchLinesTests {
  @Test("are read", arguments: lines)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  private static let lines: [(String, String)] = [
    ("une pincée de sel", "1 pinch · sel"),
    ("environ 250 g de farine", "~250 g · farine"),
    ("2 c. à s. d'huile d'olive", "2 tbsp · huile d'olive"),
    ("2 cuillères à soupe de sucre", "2 tbsp · sucre"),
    ("1 c. à c. de sel", "1 tsp · sel"),
    ("3 gousses d'ail, hachées", "3 clove · ail · (hachées)"),
    ("sel, poivre", "sel · (poivre)"),
    ("4 œufs", "4 · œufs"),
    ("1 oignon émincé", "1 · oignon · (émincé)"),
    ("1 gros oignon, coupé en dés", "1 · large · oignon · (coupé en dés)"),
    ("50 cl de crème fraîche", "50 cl · crème fraîche"),
    ("1 sachet de levure chimique", "1 sachet · levure chimique"),
    ("1/2 botte de persil", "1/2 bunch · persil"),
    ("1 boîte de tomates pelées (400 g)", "1 can of 400 gram · tomates pelées"),
    ("3 tranches de jambon", "3 slice · jambon"),
    ("le jus d'un citron", "1 · citron · (le jus d')"),
    ("le jus de 1/2 citron", "1/2 · citron · (le jus de)"),
    ("20 g de beurre fondu", "20 g · beurre · (fondu)"),
    ("poivre noir fraîchement moulu", "poivre noir · (fraîchement moulu)"),
    ("un demi citron", "1/2 · citron"),
    ("300 g de farine", "300 g · farine"),
    ("3 oeufs", "3 · oeufs"),
    ("1 pincée de sel", "1 pinch · sel"),
    ("25 cl de lait", "25 cl · lait"),
    ("1 cuil. à soupe d'huile", "1 tbsp · huile"),
    ("2 CS de sucre", "2 tbsp · sucre"),
    ("4 pommes de terre moyennes", "4 · medium · pommes de terre"),
    ("100 g de chocolat noir (70%)", "100 g · chocolat noir · (70%)"),
    ("1 bouquet garni", "1 · bouquet garni"),
    ("quelques feuilles de basilic", "~3 leaf · basilic"),
    ("sel et poivre", "sel et poivre"),
    ("1 filet d'huile d'olive", "1 drizzle · huile d'olive"),
    ("2 belles tomates", "2 · belles tomates"),
    ("1 dl de vin blanc", "1 dl · vin blanc"),
    ("une dizaine d'olives noires", "~10 · olives noires"),
    ("le zeste d'une orange", "1 · orange · (le zeste d')"),
    ("1 verre de vin blanc sec", "1 glass · vin blanc sec"),
    ("1 échalote finement hachée", "1 · échalote · (finement hachée)"),
    ("600 g de blanc de poulet coupé en morceaux", "600 g · blanc de poulet · (coupé en morceaux)"),
    ("2 gousses d’ail pressées", "2 clove · ail · (pressées)"),
    ("200 g de lardons fumés", "200 g · lardons fumés"),
    ("1 kg de pommes de terre", "1 kg · pommes de terre"),
    ("4 c. à soupe rases de farine", "4 tbsp · farine · (rases)"),
    ("1 cuillère à café bombée de sel", "1 tsp · sel · (bombée)"),
    ("15 cl d’eau tiède", "15 cl · eau tiède"),
    ("1 petit bouquet de coriandre", "1 bunch · small · coriandre"),
    ("1 grosse carotte", "1 · large · carotte"),
    ("1/2 citron (jus)", "1/2 · citron · (jus)"),
    ("1 boîte de pois chiches (400 g), égouttés", "1 can of 400 gram · pois chiches · (égouttés)"),
    ("huile d'olive pour la cuisson", "huile d'olive · (pour la cuisson)"),
    ("sel et poivre du moulin", "sel et poivre du moulin"),
    ("1 œuf battu", "1 · œuf · (battu)"),
    ("2 tranches de pain de mie", "2 slice · pain de mie"),
    ("1 tasse de riz", "1 cup · riz"),
    (
      "10 g de levure fraîche ou 1 sachet de levure sèche",
      "10 g · levure fraîche · (ou 1 sachet de levure sèche) · or 1 sachet · levure sèche"
    ),
    ("2 échalotes, finement ciselées", "2 · échalotes · (finement ciselées)"),
    ("une poignée de roquette", "1 handful · roquette"),
    ("1 pot de yaourt", "1 pot · yaourt"),
    ("1 tablette de chocolat", "1 bar · chocolat"),
    ("6 feuilles de menthe", "6 leaf · menthe"),
    ("1 branche de thym", "1 sprig · thym"),
    ("500 g de tomates cerises, coupées en deux", "500 g · tomates cerises · (coupées en deux)"),
  ]
}
