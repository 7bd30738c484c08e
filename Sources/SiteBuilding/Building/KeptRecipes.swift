internal import SiteStorage

/// What a run keeps in memory of recipes once they are read: a large site grows by what planning asks every recipe for. What
/// is rendered is the same.
struct KeptRecipes: Sendable {
  /// By the bytes of files: a recipe in memory takes some eight times its file. Beyond, it is read again when its files are
  /// rendered.
  let texts: MemoryAllowance
  /// By the bytes of payloads: a summary takes some three times its payload. Beyond, it is read again from there when it is
  /// asked for.
  let summaries: MemoryAllowance
  /// Where payloads go that are new; `nil` where they stay in memory.
  let spool: PayloadSpool?

  /// All that is read, as commands need it that ask each recipe for everything.
  static var all: KeptRecipes {
    KeptRecipes(texts: MemoryAllowance(bytes: nil), summaries: MemoryAllowance(bytes: nil), spool: nil)
  }

  /// Of a preview, which reads a page's own text when somebody asks for the page.
  static var withoutTexts: KeptRecipes {
    KeptRecipes(texts: MemoryAllowance(bytes: 0), summaries: MemoryAllowance(bytes: nil), spool: nil)
  }

  /// Of a build: some three thousand texts and some fifteen thousand summaries.
  static func ofBuild(_ folders: SiteFolders) -> KeptRecipes {
    KeptRecipes(
      texts: MemoryAllowance(bytes: 8 << 20), summaries: MemoryAllowance(bytes: 14 << 20), spool: PayloadSpool(folders))
  }
}
