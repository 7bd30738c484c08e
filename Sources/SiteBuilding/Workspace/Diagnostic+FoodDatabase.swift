package import FoodDatabases
package import SourceText

extension Diagnostic {
  /// What went wrong with a database of foods or what it is made from.
  package static func foodDatabase(_ error: DatabaseError) -> Diagnostic {
    switch error.kind {
    case .unreadable:
      Diagnostic(
        .error, "food-database", path: error.path, message: "the foods cannot be read or kept: \(error.message)",
        hint: "correct the path, or make room and permissions")
    case .foreign:
      Diagnostic(
        .error, "food-database-foreign", path: error.path, message: error.message,
        hint: "remove the file and import again, or name another one with --database")
    case .unknownShape:
      Diagnostic(
        .error, "food-import-shape", path: error.path,
        message: "no public database is known that looks so: \(error.message)",
        hint: "name the folder of SR28 or FoodData Central, or the export of Open Food Facts")
    }
  }
}
