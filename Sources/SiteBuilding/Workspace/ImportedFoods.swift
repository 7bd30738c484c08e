internal import FoodDatabases
package import Foods
internal import Glibc
internal import SiteStorage
package import SourceText

/// The public databases a user has imported; nothing is opened before the first question.
package struct ImportedFoods: Sendable {
  package let path: String

  /// - Parameters:
  ///   - cache: the folder of what the site remembers, from where the user stands.
  ///   - file: another database, as named on the command line.
  package init(cache: String, file: String? = nil) {
    path = file ?? "\(cache)/\(SiteFolders.foodsName)"
  }

  private var exists: Bool { access(path, F_OK) == 0 }

  /// Foods with the words; none where nothing was imported.
  package func search(_ text: String, limit: Int) -> Checked<[Food]> {
    guard exists else { return Checked([]) }
    do throws(DatabaseError) {
      return Checked(try FoodDatabase(path).search(text, limit: limit).map(\.food))
    } catch {
      return Checked([], [.foodDatabase(error)])
    }
  }

  /// The food with an identifier such as `off:4001724819806`.
  package func food(_ identifier: String) -> Checked<Food?> {
    guard exists, Self.isIdentifier(identifier) else { return Checked(nil) }
    do throws(DatabaseError) {
      return Checked(try FoodDatabase(path).food(identifier)?.food)
    } catch {
      return Checked(nil, [.foodDatabase(error)])
    }
  }

  /// Whether a text names a food of a database rather than one by its name.
  static func isIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1)
    return parts.count == 2 && FoodSource(rawValue: parts[0].lowercased()) != nil
  }
}
