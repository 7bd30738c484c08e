/// One thing `galley doctor` has looked at.
struct HealthFinding: Sendable, Equatable {
  enum Level: String, Sendable, Comparable {
    case fine
    /// Worth knowing, and nothing wrong.
    case note
    /// Something to correct in the site.
    case attention
    /// The machine does not let the program work.
    case environment

    private var rank: Int {
      switch self {
      case .fine: 0
      case .note: 1
      case .attention: 2
      case .environment: 3
      }
    }

    static func < (lhs: Level, rhs: Level) -> Bool { lhs.rank < rhs.rank }
  }

  /// Kebab-case; scripts choose by it.
  let check: String
  let level: Level
  /// Lowercase, one line.
  let message: String
  var hint: String?

  static func fine(_ check: String, _ message: String) -> HealthFinding {
    HealthFinding(check: check, level: .fine, message: message)
  }

  static func note(_ check: String, _ message: String, hint: String? = nil) -> HealthFinding {
    HealthFinding(check: check, level: .note, message: message, hint: hint)
  }

  static func attention(_ check: String, _ message: String, hint: String) -> HealthFinding {
    HealthFinding(check: check, level: .attention, message: message, hint: hint)
  }

  static func environment(_ check: String, _ message: String, hint: String) -> HealthFinding {
    HealthFinding(check: check, level: .environment, message: message, hint: hint)
  }
}
