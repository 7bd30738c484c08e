internal import CookbookReading

extension RecipeDraft {
  /// Drops the ingredients and steps that no recipe can have, which are named as lost: each costs time (`RecipeSize`).
  mutating func keepWithinLimits() {
    cutIngredients()
    cutSteps()
  }

  mutating func dropEmptyTitle() {
    if kept == nil, let title, ImportedText.line(title) == nil { self.title = nil }
  }

  private mutating func cutIngredients() {
    var (lines, bytes, dropped) = (RecipeSize.ingredients, RecipeSize.names, 0)
    for index in groups.indices {
      let kept = groups[index].lines.prefix { line in
        lines -= 1
        bytes -= line.utf8.count
        return lines >= 0 && bytes >= 0
      }
      guard kept.count < groups[index].lines.count else { continue }
      dropped += groups[index].lines.count - kept.count
      (lines, groups[index].lines) = (0, Array(kept))
    }
    guard dropped > 0 else { return }
    losses.append(ImportLoss(.dropped, "ingredients", "\(dropped) further lines, more than a recipe can have"))
  }

  private mutating func cutSteps() {
    var (count, bytes, dropped) = (RecipeSize.steps, RecipeSize.instructions, unreadSteps)
    for index in sections.indices {
      let kept = sections[index].steps.prefix { step in
        count -= 1
        bytes -= step.text.utf8.count
        return count >= 0 && bytes >= 0
      }
      guard kept.count < sections[index].steps.count else { continue }
      dropped += sections[index].steps.count - kept.count
      (bytes, sections[index].steps) = (0, Array(kept))
    }
    guard dropped > 0 else { return }
    let reason =
      count < 0 || count == 0 && unreadSteps > 0
      ? "more than a recipe can have" : "longer than those of a recipe can be"
    losses.append(ImportLoss(.dropped, "instructions", "\(dropped) further steps, \(reason)"))
  }
}
