import Cookbook
import FoodTable
import Foundation
import Nutrition
import Quantities
import Testing

@testable import StepText

/// How well steps find their ingredients, on methods that a person has read: `Checked/methods.txt`.
@Suite struct CheckedMethodsTests {
  /// A method with the lines that each step uses.
  private struct Method {
    var name = ""
    var language = ""
    var recipe = Recipe(title: "Checked")
    var sections: [InstructionSection] = [InstructionSection(steps: [])]
    var expected: [Set<Int>] = []
  }

  @Test func findMostAndNameFewWrong() throws {
    var (right, missed, wrong) = (0, 0, 0)
    var report: [String] = []
    let methods = try Self.methods()
    for method in methods {
      let found = Self.found(in: method)
      let names = method.recipe.allIngredients.map(\.name)
      for (step, (found, expected)) in zip(found, method.expected).enumerated() {
        right += found.intersection(expected).count
        missed += expected.subtracting(found).count
        wrong += found.subtracting(expected).count
        for line in expected.subtracting(found).sorted() {
          report.append("\(method.name):\(step + 1) misses \(names[line])")
        }
        for line in found.subtracting(expected).sorted() {
          report.append("\(method.name):\(step + 1) adds \(names[line])")
        }
      }
    }
    let details = "\(right) right, \(missed) missed, \(wrong) wrong\n" + report.joined(separator: "\n")
    #expect(methods.count >= 30)
    #expect(right * 100 >= 94 * (right + missed), "\(details)")
    #expect(right * 100 >= 98 * (right + wrong), "\(details)")
  }

  private static func found(in method: Method) -> [Set<Int>] {
    let foods = FoodTable.builtIn
    var analyst = RecipeAnalyst(foods: foods, language: method.language)
    let lines = analyst.lines(of: RecipeEntry(path: "checked.md", recipe: method.recipe))
    return StepIngredients(method.recipe, lines: lines, foods: foods, language: method.language)
      .mentions(in: method.sections).map { Set($0.map(\.ingredient)) }
  }

  // MARK: The file

  private static func methods() throws -> [Method] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Checked/methods.txt")
    var methods: [Method] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        let head = line.dropFirst(2).split(separator: " ")
        methods.append(Method(name: String(head[0]), language: String(head[2])))
      } else if !methods.isEmpty {
        read(line, into: &methods[methods.count - 1])
      }
    }
    return methods
  }

  private static func read(_ line: Substring, into method: inout Method) {
    if line.hasPrefix("## ") {
      method.sections.append(InstructionSection(title: String(line.dropFirst(3)), steps: []))
    } else if line.hasPrefix("> ") {
      method.sections[method.sections.count - 1].steps.append(InstructionStep(String(line.dropFirst(2))))
    } else if line.hasPrefix("=") {
      method.expected.append(Set(line.dropFirst().split(separator: " ").compactMap { Int($0) }.map { $0 - 1 }))
    } else if line.hasPrefix("- ") {
      method.recipe.ingredients += ingredients(line.dropFirst(2))
    } else if let colon = line.firstIndex(of: ":") {
      method.recipe.ingredientGroups.append(
        IngredientGroup(title: String(line[..<colon]), ingredients: ingredients(line[line.index(after: colon)...])))
    }
  }

  private static func ingredients(_ list: Substring) -> [Ingredient] {
    list.split(separator: ";").map { Ingredient(amount: Amount(Rational(2)), name: String($0.drop { $0 == " " })) }
  }
}
