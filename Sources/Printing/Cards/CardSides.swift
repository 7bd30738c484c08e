/// Whether cards go on on their backs.
package enum CardSides: Int {
  case front = 1
  case both = 2
}
