package import Concurrency
package import Cookbook
package import Foods
package import MealPlanning
internal import PageInputs
package import ShoppingCategories
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// A site as its files say it: each of them is read once, and whatever follows from them is found out once.
///
/// A stage is made when somebody asks for it first; what nobody asks for costs nothing. A model is of one moment: after
/// files have changed, another one is made. Paths of diagnostics are those shown to people where nothing else is said.
package final class SiteModel {
  package let workspace: Workspace
  /// Who reads and renders.
  package let workers: Workers
  let console: any ProgramOutput
  private let givenFoods: FoodBook?
  let isBuild: Bool
  private let looksAtPictures: Bool
  private let listsPages: Bool

  /// - Parameters:
  ///   - foods: those of the site, where somebody has them already.
  ///   - isBuild: whether something will be written; then temporary files of killed edits are removed.
  ///   - looksAtPictures: whether those that no build has read yet are read.
  ///   - listsPages: whether the files of the site are planned without a build, too; else each is when it is asked for.
  package init(
    _ workspace: Workspace, foods: FoodBook? = nil, workers: Workers, isBuild: Bool = false,
    looksAtPictures: Bool = false, listsPages: Bool = false, console: any ProgramOutput
  ) {
    self.workspace = workspace
    self.workers = workers
    self.console = console
    self.isBuild = isBuild
    self.looksAtPictures = looksAtPictures
    self.listsPages = listsPages
    givenFoods = foods
  }

  var pictureEffort: SitePictures.Effort {
    if isBuild { return .making(workers: workers, console: console) }
    return looksAtPictures ? .judging(workers: workers) : .remembering
  }

  var extent: PagePlan.Extent { isBuild || listsPages ? .all : .onDemand }

  /// Of the content folder.
  private(set) lazy var scan: Checked<[ScannedFile]> = workspace.content.scan(removingLeftovers: isBuild)

  var files: [ScannedFile] { scan.value }

  /// Whether the content folder itself is missing or cannot be read.
  var lacksContent: Bool {
    let path = workspace.content.shownPath(of: "")
    return scan.value.isEmpty && scan.diagnostics.contains { $0.identifier == "storage-unreadable" && $0.path == path }
  }

  /// What ingredients are looked up in.
  package private(set) lazy var foods: FoodBook = givenFoods ?? workspace.foods.makeBook()

  // MARK: Files that are no recipes

  /// What is at home.
  package private(set) lazy var pantryFile: Checked<PantryFile> = PantryFile.read(workspace.content, among: files)

  package var pantry: Checked<Pantry> { Checked(pantryFile.value.pantry, pantryFile.diagnostics) }

  /// The list kept by hand.
  package private(set) lazy var shopping: Checked<SiteShoppingFile> = SiteShoppingFile.read(
    workspace.content, among: files)

  /// How the user sorts a shop; `nil` where nothing says so.
  package private(set) lazy var aisles: Checked<AisleFile?> = SiteAisles.read(root)

  /// What may take the place of what.
  package private(set) lazy var substitutions: Checked<SubstitutionTable> = SiteSubstitutions.read(root, over: foods)

  /// Which foods count as which.
  package private(set) lazy var kinds: FoodKinds = SiteSubstitutions.kinds(over: foods)

  /// Every plan by itself; the paths of diagnostics are those below the content folder.
  package private(set) lazy var planDocuments: Checked<[PlanDocument]> = SitePlans.documents(
    in: workspace.content, among: files)

  var root: SourceFolder { SourceFolder(workspace.root, shownAs: workspace.root) }

  // MARK: Recipes

  /// Every recipe; their foods are looked up where the site was planned before.
  package var recipes: SiteRecipes { known ?? read(foods: nil) }

  /// Every recipe, its foods looked up.
  package var analysedRecipes: SiteRecipes { isAnalysed ? recipes : read(foods: foods) }

  private var known: SiteRecipes?
  private var isAnalysed = false

  private func read(foods: FoodBook?) -> SiteRecipes {
    let recipes = SiteRecipes(reader(foods: foods).read(files, state: .empty, console: console), scan.diagnostics)
    (known, isAnalysed) = (recipes, foods != nil)
    return recipes
  }

  /// - Parameter foods: what ingredients are looked up in; `nil` where nobody asks for foods.
  func reader(foods: FoodBook?) -> CollectionReader {
    CollectionReader(
      folder: workspace.content, reading: RecipeFileReader(configuration: workspace.configuration), foods: foods,
      language: workspace.configuration.language, workers: workers)
  }

  /// Recipes one by one, with what they are made of.
  package var library: RecipeLibrary { RecipeLibrary(workspace) }

  // MARK: Plans

  /// Every plan, joined with every recipe; without what is wrong with the recipes.
  package private(set) lazy var plans: SitePlans = SitePlans(planDocuments, workspace, recipes: recipes)

  /// Every plan and, of the recipes, at least those that are planned and all they are made of.
  package private(set) lazy var planned: (plans: SitePlans, recipes: SiteRecipes) = planned(outside: [])

  /// - Parameter outside: plans from elsewhere, whose recipes are read, too.
  package func planned(outside: [PlanDocument]) -> (plans: SitePlans, recipes: SiteRecipes) {
    if known == nil, let recipes = PlannedRecipes.read(for: planDocuments.value + outside, self) {
      let plans = SitePlans(planDocuments, workspace, recipes: recipes)
      // A part of a file that is not there: near misses are looked for among all recipes.
      if !plans.diagnostics.contains(where: { $0.identifier == "plan-link" }) { return (plans, recipes) }
    }
    return (plans, recipes)
  }

  // MARK: The site

  /// The planned site, every recipe read; `nil` after an error in the configuration or the theme.
  package private(set) lazy var session: Checked<SiteSession?> = {
    let session = SiteSession.plan(self, state: .empty)
    if let planned = session.value { (known, isAnalysed) = (SiteRecipes(planned), true) }
    return session
  }()
}
