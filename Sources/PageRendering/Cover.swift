internal import Cookbook
internal import SitePlanning
enum Cover { static func svg(of recipe: SiteRecipe) -> [UInt8] { [] } }
enum RecipeFile { static func bytes(_ entry: RecipeEntry, of recipe: SiteRecipe) -> [UInt8] { [] } }
