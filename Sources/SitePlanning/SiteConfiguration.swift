public import Cookbook
public import KitchenUnits

/// What `galley.yaml` says, with a default for everything it leaves out.
public struct SiteConfiguration: Sendable, Equatable {
  /// Title of the site. Default: `Recipes`.
  public var title = "Recipes"
  /// One sentence about the site. Default: none.
  public var description: String?
  /// Absolute http(s) URL the site is published at, with a slash at its end. Default: none; then there are no
  /// canonical links, no sitemap, no feeds and no OpenSearch description, which all need it.
  public var baseURL: String?
  /// BCP 47 tag of the interface language. Default: `en`.
  public var language = "en"
  /// BCP 47 tags of further languages of the interface, in each of which the site is published once more, below a folder
  /// with that name. Default: none.
  public var interfaceLanguages: [String] = []
  /// BCP 47 tags of recipes that state no language, by folders of the content. Default: none; the words of a recipe
  /// tell.
  public var languages: [FolderLanguage] = []
  /// Who publishes the site. Default: none.
  public var author: String?
  /// Folder of the recipes, relative to the site's root. Default: `content`.
  public var content = "content"
  /// Folder the site is written to, relative to the site's root. Default: `output`.
  public var output = "output"
  /// Folder with templates that replace those of the default theme. Default: `templates`.
  public var templates = "templates"
  /// Whether warnings count as errors. Default: false.
  public var strict = false
  /// Identifiers of warnings and notes that are not told, sorted.
  public var silenced: [String] = []
  /// Recipes on a page of cards, 1–500. Default: 24.
  public var pageSize = 24
  /// Recipes in the feeds and on the page of recent changes, 1–200. Default: 30.
  public var recentCount = 30
  /// Where the date of a recipe comes from when it states none. Default: `recipe`.
  public var dates = DateSource.recipe
  /// How pictures of recipes are published. Default: `original`.
  public var pictures = PictureForm.original
  public var theme = Theme()
  /// Who eats along, and what each means to eat in a day. Default: nobody is named, and goals are the default ones.
  public var people: [Person] = []
  public var nutrition = Nutrition()
  public var cards = Cards()
  /// What every kitchen has, so that nobody has to name it. Default: water, salt, pepper, oil, olive oil.
  public var staples = ["water", "salt", "pepper", "oil", "olive oil"]

  /// The language model that `galley import --ai` asks. Default: none; nothing is ever sent to one.
  public var assistant: Assistant?

  /// A language model.
  public struct Assistant: Sendable, Equatable {
    public enum Provider: String, Sendable, CaseIterable {
      case openai, anthropic
    }

    /// What a million tokens cost, in any currency, as written.
    public struct Prices: Sendable, Equatable {
      public var input: String
      public var output: String
    }

    public var provider: Provider
    public var model: String
    /// The address below which the interface stands; `nil` for the provider's own server.
    public var endpoint: String?
    public var prices: Prices?
  }

  /// Sizes the household's own shops have, which come before those the program knows. Default: none.
  public var packs: [Pack] = []

  /// The sizes in which one's own shops have something.
  public struct Pack: Sendable, Equatable {
    public var name: String
    public var sizes: [PackSize]

    public init(name: String, sizes: [PackSize]) {
      self.name = name
      self.sizes = sizes
    }
  }

  /// The language of the recipes in a folder.
  public struct FolderLanguage: Sendable, Equatable {
    /// Below the content folder, without a slash at its ends.
    public var folder: String
    /// A BCP 47 tag.
    public var language: String

    public init(folder: String, language: String) {
      self.folder = folder
      self.language = language
    }
  }

  public enum DateSource: String, Sendable, CaseIterable {
    /// Only what the recipe states.
    case recipe
    /// Else the day of the last commit that changed its file.
    case git
  }

  /// The name of a theme, and where it was written.
  public struct ThemeName: Sendable, Equatable {
    public var text: String
    /// In `galley.yaml`; `nil` for a name from the command line.
    public var range: Range<Int>?

    public init(_ text: String, range: Range<Int>? = nil) {
      (self.text, self.range) = (text, range)
    }
  }

  public enum PictureForm: String, Sendable, CaseIterable {
    /// As they are, without their metadata.
    case original
    /// In several sizes and modern formats, made by `galley-images`.
    case responsive
  }

  public struct Theme: Sendable, Equatable {
    /// A theme that the program carries, or a folder of `themes`. Default: the default theme.
    public var name: ThemeName?
    /// The accent colour on light paper, `#rrggbb`. Default: that of the style sheet.
    public var accent: String?
    /// The accent colour on dark paper, `#rrggbb`. Default: that of the style sheet.
    public var accentDark: String?
    /// Recipes shown as related below a recipe, 0–12. Default: 4.
    public var relatedCount = 4

    public init() {}
  }

  public struct Nutrition: Sendable, Equatable {
    /// The share of a recipe's mass whose figures have to be known before computed figures are shown, in thousandths,
    /// 0–1000. Default: 850.
    public var coverage = 850

    public init() {}
  }

  public struct Cards: Sendable, Equatable {
    /// Whether each recipe page offers its cook card as a PDF. Default: false, because it takes a program that makes
    /// PDFs.
    public var pdf = false
    /// The paper of those cards. Default: A5.
    public var size = CardSize.a5
    /// Whether they are black on white; a card without colour has no picture. Default: false.
    public var mono = false
    /// The picture on them. Default: none.
    public var picture = CardPicture.none

    public init() {}
  }

  public init() {}
}
