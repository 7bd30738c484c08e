/// Whether cards go on on their backs.
enum CardSides: Int {
  case front = 1
  case both = 2
}
