/// The recipes of one size on disk: a Galley site, and a Hugo site when there is something to compare with.
struct Corpus {
  let folder: String
  let generator: RecipeGenerator
  let hasHugo: Bool

  var site: String { folder + "/site" }
  var output: String { site + "/output" }
  var hugoSite: String { folder + "/hugo" }
  var hugoOutput: String { folder + "/hugo-output" }
  var count: Int { generator.stems.count }

  /// Writes everything into a folder that does not exist yet and gives the bytes of all recipes.
  func write() throws(BenchError) -> Int {
    try FileTree.makeFolders(site + "/content")
    let configuration = "title: Made-up recipes\nbase-url: https://recipes.example/\nlanguage: en\n"
    try FileTree.write(configuration, to: site + "/galley.yaml")
    if hasHugo { try HugoSite.write(to: hugoSite) }
    var bytes = 0
    for index in 0..<count {
      let recipe = generator.recipe(index)
      bytes += recipe.recipeMD.utf8.count
      try write(recipe)
    }
    return bytes
  }

  /// Adds a sentence to the instructions of one recipe.
  func edit(_ index: Int, round: Int) throws(BenchError) {
    var recipe = generator.recipe(index)
    recipe.steps[0] += " Somebody corrected this step for the \(round + 1). time."
    try write(recipe)
  }

  private func write(_ recipe: GeneratedRecipe) throws(BenchError) {
    try FileTree.write(recipe.recipeMD, to: "\(site)/content/\(recipe.stem).md")
    if hasHugo { try FileTree.write(recipe.hugoContent, to: "\(hugoSite)/content/recipes/\(recipe.stem).md") }
  }
}
