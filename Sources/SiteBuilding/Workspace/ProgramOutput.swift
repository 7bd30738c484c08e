/// Where work says what it gives and how far it has come; none of it reaches a file of the site.
package protocol ProgramOutput: Sendable {
  /// A result for whoever reads standard output.
  func write(_ bytes: [UInt8])
  /// A line about what was done.
  func note(_ text: String)
  /// A line for those who want to know everything.
  func detail(_ text: String)
  /// How much of some long work is done.
  func show(_ label: String, done: Int, of total: Int)
  /// Something was done, from then to then.
  func record(_ span: WorkSpan)
  /// Long work is done, and nobody needs to see its progress any more.
  func hideProgress()
}
