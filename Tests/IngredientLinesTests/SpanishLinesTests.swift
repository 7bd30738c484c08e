import Testing

@testable import IngredientLines

@Suite("Spanish lines")
struct SpanishLinesTests {
  @Test("are read", arguments: lines)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  private static let lines: [(String, String)] = [
    ("media cebolla", "1/2 · cebolla"),
    ("unos 200 g de queso rallado", "~200 g · queso · (rallado)"),
    ("2 cucharadas de aceite de oliva", "2 tbsp · aceite de oliva"),
    ("1 cdta de sal", "1 tsp · sal"),
    ("2 dientes de ajo picados", "2 clove · ajo · (picados)"),
    ("sal y pimienta al gusto", "sal y pimienta · (al gusto)"),
    ("1 kg de patatas", "1 kg · patatas"),
    ("1 taza y media de arroz", "1 1/2 cup · arroz"),
    ("1/2 taza de leche", "1/2 cup · leche"),
    ("1 lata de atún", "1 can · atún"),
    ("un puñado de perejil picado", "1 handful · perejil · (picado)"),
    ("zumo de 1 limón", "1 · limón · (zumo de)"),
    ("2 huevos grandes", "2 · large · huevos"),
    ("pimienta negra recién molida", "pimienta negra · (recién molida)"),
    ("1 cebolla grande picada", "1 · large · cebolla · (picada)"),
    ("200 g de harina de trigo", "200 g · harina de trigo"),
    ("1 cucharada sopera de miel", "1 tbsp · miel"),
    ("2 cucharaditas de levadura", "2 tsp · levadura"),
    ("1 diente de ajo, picado", "1 clove · ajo · (picado)"),
    ("1 pimiento rojo", "1 · pimiento rojo"),
    ("1 vaso de agua", "1 glass · agua"),
    ("½ cebolla morada", "1/2 · cebolla morada"),
    ("1 hoja de laurel", "1 leaf · laurel"),
    ("un chorrito de aceite de oliva", "1 splash · aceite de oliva"),
    ("1 manojo de cilantro", "1 bunch · cilantro"),
    ("100 ml de nata para montar", "100 ml · nata · (para montar)"),
    ("2 latas de atún (160 g)", "2 can of 160 gram · atún"),
    ("1 pizca de nuez moscada", "1 pinch · nuez moscada"),
    ("sal al gusto", "sal · (al gusto)"),
    ("aceite para freír", "aceite · (para freír)"),
    ("1 kilo de tomates", "1 kg · tomates"),
    ("1 y 1/2 tazas de azúcar", "1 1/2 cup · azúcar"),
    ("1 1/2 tazas de azúcar", "1 1/2 cup · azúcar"),
    ("el zumo de medio limón", "1/2 · limón · (el zumo de)"),
    ("la ralladura de 1 naranja", "1 · naranja · (la ralladura de)"),
    ("2 rebanadas de pan de molde", "2 slice · pan de molde"),
    ("1 rama de canela", "1 sprig · canela"),
    ("1/4 kg de carne picada", "1/4 kg · carne picada"),
    ("1 bote de garbanzos cocidos", "1 jar · garbanzos · (cocidos)"),
    ("2 pechugas de pollo", "2 · pechugas de pollo"),
    ("3 cucharadas soperas de aceite de oliva virgen extra", "3 tbsp · aceite de oliva virgen extra"),
    ("1 cdita. de sal", "1 tsp · sal"),
    ("2 cdas. de vinagre", "2 tbsp · vinagre"),
    ("una pizca de azafrán", "1 pinch · azafrán"),
    ("1 ramita de perejil", "1 sprig · perejil"),
    ("1 cabeza de ajos", "1 head · ajos"),
    ("400 g de tomate triturado", "400 g · tomate triturado"),
    ("2 patatas medianas", "2 · medium · patatas"),
    ("1 puñado de espinacas frescas", "1 handful · espinacas frescas"),
    ("1 vaso de vino blanco", "1 glass · vino blanco"),
    ("media docena de huevos", "6 · huevos"),
    ("1/2 kg de gambas peladas", "1/2 kg · gambas · (peladas)"),
    ("1 lata de tomate natural (400 g)", "1 can of 400 gram · tomate natural"),
    ("1 sobre de levadura", "1 sachet · levadura"),
    ("4 lonchas de jamón serrano", "4 slice · jamón serrano"),
    ("aceite de oliva virgen extra, al gusto", "aceite de oliva virgen extra · (al gusto)"),
    ("1 cebolla, finamente picada", "1 · cebolla · (finamente picada)"),
    ("250 ml de leche entera o de avena", "250 ml · leche entera [leche entera o de avena] · or de avena"),
    ("un litro de caldo de pollo", "1 l · caldo de pollo"),
    ("dos dientes de ajo", "2 clove · ajo"),
  ]
}
