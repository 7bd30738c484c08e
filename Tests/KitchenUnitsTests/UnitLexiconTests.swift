import Testing

@testable import KitchenUnits

@Suite struct UnitLexiconTests {}
