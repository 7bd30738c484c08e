package import Concurrency
internal import SiteStorage

/// Where a site is, and how strictly and on how many threads it is built.
package struct SiteOptions: Sendable {
  /// The site's folder.
  package let root: String
  /// The folder to write to, from where the user stands; `nil` for the one the configuration names.
  package let output: String?
  /// The folder of what is remembered between builds, from where the user stands; `nil` for that of the site.
  package let cache: String?
  /// The folder of what is remembered, as seen from where the user stands; that of all parts of a site.
  package var cacheFolder: String { cache ?? "\(root)/\(SiteFolders.defaultCache)" }
  /// Whether warnings count as errors.
  package let isStrict: Bool
  /// Who reads and renders.
  package let workers: Workers
  /// Whether a first build may write into an output folder that holds files of others.
  package var allowsUsedOutput = false
  /// The name of the theme, instead of the configured one.
  package var theme: String?
  /// The part of the site that is made; `nil` for all of it. Each has an output and a cache folder of its own.
  package var shard: Shard?

  /// - Parameter jobs: threads to work on.
  package init(
    root: String, output: String? = nil, cache: String? = nil, isStrict: Bool = false, jobs: Int, theme: String? = nil
  ) {
    self.root = root
    self.output = output
    self.cache = cache
    self.isStrict = isStrict
    workers = Workers(jobs)
    self.theme = theme
  }
}
