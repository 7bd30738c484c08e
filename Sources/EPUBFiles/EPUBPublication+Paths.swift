extension EPUBPublication {
  /// Every path stands for one file, and everything the navigation names is there.
  func checkPaths() throws(EPUBError) {
    var known: Set<String> = [Self.packagePath, Self.navigationPath]
    for path in documents.map(\.path) + resources.map(\.path) {
      guard known.insert(path).inserted else { throw .duplicatePath(path) }
    }
    for target in navigationTargets {
      let path = String(target.prefix { $0 != "#" })
      guard known.contains(path) else { throw .missingTarget(target) }
    }
  }

  private var navigationTargets: [String] {
    var targets = navigation.landmarks.map(\.target) + navigation.pages.map(\.target)
    if let styleSheet = navigation.styleSheet { targets.append(styleSheet) }
    var rest = navigation.contents
    while let point = rest.popLast() {
      if let target = point.target { targets.append(target) }
      rest += point.points
    }
    return targets
  }
}
