public import Cookbook
public import SourceText

/// What a book is made from.
public enum BookChoice: Sendable {
  /// Every recipe that is not archived, by category.
  case everything
  /// The recipes with a tag, by category.
  case tagged(String)
  case category(String)
  /// What a book file says; the source is what its ranges point into.
  case file(BookFile, SourceFile)
}
