/// An array that only grows, in pieces of one size: a plain one takes twice the room of what is in it, and for a moment
/// three times, when it grows.
struct PagedArray<Element> {
  private static var pageSize: Int { 65_536 }

  private var pages: [[Element]] = []
  private(set) var count = 0

  mutating func append(_ element: Element) {
    if count % Self.pageSize == 0 {
      var page: [Element] = []
      page.reserveCapacity(Self.pageSize)
      pages.append(page)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }

  func visit(_ body: (Element) -> Void) {
    for page in pages { for element in page { body(element) } }
  }
}
