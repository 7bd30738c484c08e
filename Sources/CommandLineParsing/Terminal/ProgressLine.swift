/// One line that says how far some work has come: `rendering   4,200 / 10,000 ━━━━━━━━╸──────────`.
///
/// A value and its text only; writing it to a terminal, and over the line before, is the caller's affair.
public struct ProgressLine: Sendable, Equatable {
  /// What the bar is drawn with.
  public struct Glyphs: Sendable, Equatable {
    var done: Character
    var half: Character?
    var rest: Character

    /// Box drawings, with half steps.
    public static let unicode = Glyphs(done: "━", half: "╸", rest: "─")
    /// For terminals without UTF-8.
    public static let ascii = Glyphs(done: "=", half: nil, rest: "-")
  }

  /// What is being done, such as `rendering`.
  public var label: String
  public var done: Int
  /// `nil` while it is not known; then there is no bar.
  public var total: Int?

  public init(label: String, done: Int, total: Int? = nil) {
    self.label = label
    self.done = done
    self.total = total
  }

  /// A bar shorter than this says too little to be shown.
  static let shortestBar = 8
  static let longestBar = 40

  /// The line, never wider than `width` columns.
  ///
  /// Counts are padded to the width of the total, so that the bar stands still while it grows. What does not fit is
  /// left out: first the bar, then the end of the label.
  public func text(width: Int, style: TerminalStyle = .plain, glyphs: Glyphs = .unicode) -> String {
    let counts = self.counts
    let room = width - counts.utf8.count - 1
    guard room > 0 else { return DisplayWidth.truncated(counts, to: max(width, 0)) }
    let label = DisplayWidth.truncated(self.label, to: room)
    let text = label.isEmpty ? counts : "\(label) \(counts)"
    let barWidth = min(width - DisplayWidth.columns(text) - 1, ProgressLine.longestBar)
    guard let total, total > 0, barWidth >= ProgressLine.shortestBar else { return text }
    return "\(text) \(bar(total: total, width: barWidth, style: style, glyphs: glyphs))"
  }

  private var counts: String {
    let done = ProgressLine.grouped(done)
    guard let total else { return done }
    let all = ProgressLine.grouped(total)
    return String(repeating: " ", count: max(0, all.utf8.count - done.utf8.count)) + "\(done) / \(all)"
  }

  private func bar(total: Int, width: Int, style: TerminalStyle, glyphs: Glyphs) -> String {
    let share = Double(min(max(done, 0), total)) / Double(total)
    let halves = Int(share * Double(width * 2))
    var filled = String(repeating: glyphs.done, count: halves / 2)
    if halves % 2 == 1, let half = glyphs.half { filled.append(half) }
    let rest = String(repeating: glyphs.rest, count: width - filled.count)
    return style.apply(.green, to: filled) + style.apply(.dim, to: rest)
  }

  /// A number with a comma between thousands: `10,000`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
