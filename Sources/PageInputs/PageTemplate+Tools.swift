package import SitePlanning
internal import Themes

extension PageTemplate {
  package init(_ tool: ToolPage) {
    switch tool {
    case .shopping: self = .shopping
    case .planner: self = .planner
    case .pantry: self = .pantry
    case .settings: self = .settings
    case .share: self = .share
    case .offline: self = .offline
    }
  }
}
