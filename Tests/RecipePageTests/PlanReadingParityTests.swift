import BrowserDriving
import Foundation
import Testing

/// The planner reads plan files as the program does: each of many generated weeks is published, and read again by the page.
@Suite struct PlanReadingParityTests {
  private static let weeks = 52
  private static let recipes = [
    "recipes/soup.md": "# Soup\n\n**4 servings**\n\n---\n\n- *400 g* red lentils\n",
    "recipes/stew.md": "# Stew\n\n**6 portions, 2 kg**\n\n---\n\n- *1 kg* potatoes\n",
    "recipes/bread.md": "# Bread\n\n**1 loaf**\n\n---\n\n- *500 g* flour\n",
    "recipes/rolls.md": "# Rolls\n\n**12**\n\n---\n\n- *500 g* flour\n",
  ]

  /// Numbers that look random and are the same each time.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }

    mutating func one<Element>(of all: [Element]) -> Element { all[Int.random(in: all.indices, using: &self)] }
    mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
  }

  // MARK: Generated weeks

  private static let languages: [(days: [String], slots: [String], leftover: String, of: String?, servings: String)] = [
    (
      ["Monday", "Tue", "Wednesday", "Thu", "Friday", "Sat", "Sunday"],
      ["Breakfast", "Morning Snack", "Lunch", "Tea", "Supper", "Late snack"], "leftover", "from", "servings"
    ),
    (
      ["Montag", "Di.", "Mittwoch", "Do", "Freitag", "Sonnabend", "So"],
      ["Frühstück", "Znüni", "Mittagessen", "Kaffee und Kuchen", "Abendbrot", "Abendsnack"], "Rest", "vom", "Portionen"
    ),
    (
      ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      ["Petit-déjeuner", "Collation du matin", "Déjeuner", "Goûter", "Dîner", "Collation du soir"], "restes", nil,
      "personnes"
    ),
    (
      ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      ["Desayuno", "Media mañana", "Comida", "Merienda", "Cena", "Resopón"], "sobras", nil, "raciones"
    ),
  ]

  private static func week(_ random: inout Random) -> String {
    let language = random.one(of: languages)
    var lines = ["# Week", ""]
    var cooked: [Served] = []
    for day in language.days where random.happens(80) {
      lines += ["## \(day)", ""]
      if random.happens(20) { lines += [random.one(of: hidden), ""] }
      var served: [Served] = []
      for slot in language.slots where random.happens(50) {
        var dishes: [String] = []
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          if random.happens(25), let one = cooked.randomElement(using: &random) {
            dishes.append("\(language.leftover) \(words(for: one, &random))\(people(&random))")
            // What is left once is planned once: what is left of it depends on how much that is.
            cooked.removeAll { $0.recipe == one.recipe }
          } else if random.happens(20) {
            dishes.append(random.one(of: foods) + people(&random))
          } else if random.happens(50) {
            dishes.append(note(&random) + people(&random))
          } else {
            let recipe = random.one(of: ["soup", "stew", "bread", "rolls"])
            let amount = amount(of: recipe, language.servings, &random)
            // How much is made of what counts no servings is not known from who eats it.
            let isOpen = amount.isEmpty && recipe != "soup" && recipe != "stew"
            let eaters = isOpen ? "" : recipe == "stew" ? grams(&random) : people(&random)
            dishes.append(link(recipe, &random) + amount + eaters)
            served.append(Served(recipe: recipe, meal: language.of.map { "\($0) \(day) \(slot)" }))
          }
        }
        let slot = random.one(of: ["\(slot):", "**\(slot):**", "*\(slot)*:"])
        if random.happens(30) {
          lines += ["- \(slot)"] + dishes.map { "  - \($0)" }
        } else {
          lines.append("- \(slot) \(dishes.joined(separator: random.happens(50) ? "; " : " + "))")
        }
      }
      cooked = served
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private struct Served {
    let recipe: String
    /// What says in words which meal it was of.
    let meal: String?
  }

  /// By a link, by its name, or by its name and meal.
  private static func words(for dish: Served, _ random: inout Random) -> String {
    let name = dish.recipe.capitalized
    return random.one(of: [link(dish.recipe, &random), name, dish.meal.map { "\(name) \($0)" } ?? name])
  }

  private static let foods = [
    "250 g rice", "1,000 g rice", "1.000 g rice", "1 000 g rice", "0.5 kg rice", "2½ kg butter", "12.5 g butter",
    "100g rice", "100 grams rice", "8 oz butter", "2 bananas", "a banana", "3 eggs", "2-3 eggs", "half an apple",
    "250 ml milk", "1 cup milk", "1,5 dl milk", "2 tbsp peanut butter", "1 tsp sugar", "½ cup sugar", "2 slices bread",
    "1 cup flour", "2 cloves garlic", "1 dozen eggs", "3 apples",
  ]

  private static func link(_ recipe: String, _ random: inout Random) -> String {
    let title = random.one(of: ["", "", "", " @ home", " (spicy", "; 2"])
    return "[\(recipe.capitalized)\(title)](../recipes/\(recipe).md)"
  }

  /// Lines of which nothing is read, and one that only looks like them.
  private static let hidden = [
    "```soup``` is good", "```\n- Lunch: 300 g rice\n```", "~~~~ soup\n- Lunch: 300 g rice\n~~~\n```\n~~~~",
    "<!-- no\n- Lunch: 300 g rice -->", "<!-- no -->",
  ]

  private static let numbers = ["8", "9", "10", "12", "8½", "9 1/2", "11 ½", "10.5", "9,25", "17/2"]

  /// More than anybody eats: a dish of which too little is made is an error for the program.
  private static func amount(of recipe: String, _ servings: String, _ random: inout Random) -> String {
    switch recipe {
    case "soup", "stew":
      random.happens(70) ? " *\(random.one(of: numbers)) \(servings)*" : " *\(random.one(of: ["3", "2½"]))*"
    case "bread": random.one(of: ["", " *2*", " *1½ loaf*", " 3 loaf"])
    default: random.one(of: ["", " *24*", " *6*", " *9½*"])
    }
  }

  private static func people(_ random: inout Random) -> String {
    let parts = ["", " 1", " 2 servings", " 1/2", " 1½ portions", " *1 1/2*"]
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: " @anna\(random.one(of: parts))"
    case 1: " @anna\(random.one(of: parts)) @ben\(random.one(of: parts))"
    default: ""
    }
  }

  /// Of what yields kilograms beside portions.
  private static func grams(_ random: inout Random) -> String {
    let part = random.one(of: ["", " 300 g", " ½ kg", " 1 portion"])
    return random.happens(50) ? people(&random) : " @anna\(part) @ben 250g"
  }

  private static func note(_ random: inout Random) -> String {
    let name = random.one(of: ["canteen", "out", "Kantine", "pizza (no. 4)", "cena con amigos", "wine, cheese"])
    let number = random.one(of: [
      "800", "1,200", "1.200", "1.200,5", "850.5", "0,5", "0.250", "16 1/2", "1½", "½", "1/2", "12,34", "1200", "3 ½",
      "x5",
      "1,2,3", "-", "900-1000", "300 to 400", "300 – 400", "4 - 800", "1 200", "1'200", "1’200,5", "12 200",
      "1 200 300", "1 20", "2 1/2", "0 200", "4, 200",
    ])
    let unit = random.one(of: [" kcal", "kcal", " Kcal", " cal", " calories", " kJ", " kcal:", "kcal,"])
    let join = random.one(of: [" ~ ", " ≈ ", " ", ": ", " (", " - "])
    let macros = [
      "protein", "Eiweiß", "protéines", "proteína", "carbs", "KH", "Kohlenhydrate", "glucides", "hidratos", "fat",
      "Fett",
      "lipides", "grasas", "salt",
    ]
    var said: [String] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let grams = random.one(of: ["30", "30.5", "30,5", "0", "1/2", "1½", "7 1/2", "x"])
      let word = random.one(of: macros)
      said.append(
        random.one(of: [
          "\(grams) g \(word)", "\(grams)g \(word)", "\(word): \(grams) g", "\(word) \(grams)g", "\(grams) \(word)",
          "\(word) \(grams) g", "\(word) (\(grams) g)",
        ]))
    }
    let behind =
      said.isEmpty
      ? "" : " (\(said.joined(separator: random.one(of: [", ", ",", " ", " · ", " / ", "/", "; ", " | "]))))"
    // What is within a bracket that nothing closes is one dish with all that follows, and its leftovers are of another week.
    return name + join + number + unit + behind + (join == " (" ? ")" : "")
  }

  // MARK: Comparison

  private static let built = Result { try makeSite() }

  private static func makeSite() throws -> BuiltSite {
    var random = Random(state: 13)
    var files = recipes
    for number in 1...weeks {
      files["plans/2026-W\(number < 10 ? "0" : "")\(number).md"] = week(&random)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-plans-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try BuiltSite(
      folder, "title: Two of us\npeople:\n  anna: {calories: 2000}\n  ben: {calories: 2500}\n", keeping: ["plans"],
      allowsErrors: true)
  }

  /// What both say of a week, a line for each dish: day, slot, and who eats how much of a recipe, or what a note provides.
  private static let compare = """
    (async () => {
      await galley.foods.load();
      const { days, fraction } = galley;
      const published = new Map();
      const kept = galley.publishedPlan;
      const people = [{ id: "0", name: "Anna" }, { id: "1", name: "Ben" }];
      const recipeAt = await (async () => {
        const all = await Promise.all(["soup", "stew", "bread", "rolls"].map((name) => galley.recipeOf(`recipes/${name}`)));
        const byPath = new Map(all.map((recipe) => [recipe.p, { id: recipe.u, source: recipe.p, title: recipe.t, y: recipe.y, q: recipe.q }]));
        return (path) => { const found = byPath.get(path); return found && { ...found }; };
      })();
      const text = (number) => fraction.text(number);
      const parts = (eaters, whole) => {
        const all = eaters ?? { 0: "1", 1: "1" };
        const sum = Object.values(all).map(fraction.parse).reduce(fraction.add);
        return Object.entries(all).map(([id, part]) => `${id}:${text(fraction.multiply(whole, fraction.divide(fraction.parse(part), sum)))}`).sort().join(" ");
      };
      // What a page weighs pieces and cups by is rounded to milligrams.
      const weight = (milligrams) => `${Math.round(milligrams / 1000)} g`;
      const said = (stated) => (stated ? stated.join() : "-");
      const answers = [];
      for (const [week, file] of Object.entries(FILES)) {
        let program;
        galley.publishedPlan = (plan) => { program = plan; };
        await galley.load(`plans/${week}.js`);
        const theirs = program.entries.map((entry) => {
          const at = `${entry.d} ${entry.s}`;
          if (entry.f) return `${at} ${entry.f[0]} ${weight(entry.f[2])}`;
          if (!entry.r) return `${at} ${entry.x} ${said(entry.n)}`;
          const sums = new Map();
          for (const [id, amount] of entry.e) sums.set(String(id), fraction.add(sums.get(String(id)) ?? fraction.zero, fraction.parse(amount)));
          return `${at} ${entry.t} ${[...sums].map(([id, amount]) => `${id}:${text(amount)}`).sort().join(" ")}`;
        });
        const { entries, unread } = galley.planFile.read(file, week, recipeAt, people);
        const ours = entries.map(({ day, slot, value }) => {
          const at = `${days.weekday === undefined ? "" : days.week(day).indexOf(day)} ${days.slots.indexOf(slot)}`;
          if (value.recipe) return `${at} ${value.title} ${parts(value.eaters, fraction.parse(value.servings))}`;
          if (value.food) return `${at} ${value.food} ${weight(1000 * value.grams)}`;
          const { text: note, figures } = galley.planNote.read(value.note ?? value.title);
          return `${at} ${note} ${said(figures)}`;
        });
        answers.push({ week, theirs: theirs.sort(), ours: ours.sort(), unread });
      }
      galley.publishedPlan = kept;
      return JSON.stringify(answers);
    })()
    """

  private struct Answer: Decodable {
    let week: String
    let theirs: [String]
    let ours: [String]
    let unread: [String]
  }

  @Test func readsGeneratedWeeksAsTheProgramDoes() throws {
    let site = try Self.built.get()
    var files: [String: String] = [:]
    for number in 1...Self.weeks {
      let week = "2026-W\(number < 10 ? "0" : "")\(number)"
      files[week] = try String(contentsOf: site.folder.appending(path: "content/plans/\(week).md"), encoding: .utf8)
    }
    let json = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
    let page = try Chromium().open()
    try page.go(to: site.url("planner.html"))
    try page.wait(until: "document.querySelector('.plan-published')")
    let text = try page.text(Self.compare.replacing("FILES", with: json))
    let answers = try JSONDecoder().decode([Answer].self, from: Data(text.utf8))
    for answer in answers {
      let (ours, theirs) = (Set(answer.ours), Set(answer.theirs))
      #expect(ours.subtracting(theirs) == [], "\(answer.week), the page alone:\n\(files[answer.week] ?? "")")
      #expect(theirs.subtracting(ours) == [], "\(answer.week), the program alone; unread \(answer.unread)")
      #expect(answer.ours.count == answer.theirs.count, "\(answer.week)")
    }
    #expect(answers.count == Self.weeks)
    #expect(answers.map(\.theirs.count).reduce(0, +) > 800, "dishes are compared")
  }
}
