import Testing

@testable import IngredientLines

@Suite struct IngredientLineReaderTests {}
