public import Cookbook
public import SitePlanning

/// A recipe of the collection with the places of its links, for messages.
public struct LinkedRecipe: Sendable {
  public let entry: RecipeEntry
  public let links: [LocalLink]

  public init(entry: RecipeEntry, links: [LocalLink]) {
    self.entry = entry
    self.links = links
  }
}
