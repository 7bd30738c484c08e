import Foundation
import Testing

/// A command asks the model of its site, which reads each file once.
@Suite struct ReadingOnceTests {
  private static let files = [
    "galley.yaml": "title: Table\nstaples: [salt]\n", "aisle.conf": "[produce]\nonions\n",
    "foods.yaml": "my flour:\n  category: Pantry\n", "content/pantry.md": "- 1 kg flour\n",
    "content/shopping.md": "- [ ] tea\n",
    "content/soup.md": "# Soup\n\n**2 servings**\n\n---\n\n- *2* onions\n\n---\n\nCook.\n",
    "content/pie.json": #"{"title": "Pie", "ingredients": [{"name": "[soup](soup.md)", "link": "soup.md"}]}"#,
    "content/plans/2026-W47.md": "# Week 2026-W47\n\n## Monday\n\n- Dinner: [Soup](../soup.md) *2 servings*\n",
    "content/pages/stock.md": "# Stock\n",
  ]

  @Test(arguments: [
    ["build"], ["check"], ["list"], ["cook", "--have", "onions"], ["plan", "show", "2026-W47"],
    ["shop", "--plan", "2026-W47", "--today", "2026-11-16"], ["report", "--plan", "2026-W47"],
    ["report", "--plan", "2026-W47", "--format", "html"],
  ])
  func noFileIsReadTwice(command: [String]) throws {
    let site = TemporaryFolder()
    for (name, text) in Self.files { try site.write(name, text) }
    let folders = ["", "/content", "/content/plans", "/content/pages"].map { site.path + $0 }
    let watch = try OpenedFiles(below: folders)
    let outcome = try Galley.run(command, at: site.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    let opened = watch.names()
    #expect(opened.keys.contains { $0.hasSuffix("/content/soup.md") }, "\(opened)")
    #expect(opened.filter { $0.value > 1 } == [:])
  }
}

/// Counts how often files in some folders are opened (inotify).
private final class OpenedFiles {
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]

  init(below paths: [String]) throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    try #require(descriptor >= 0)
    for path in paths {
      // Without the closing in between, two openings in a row would be one event.
      let watch = inotify_add_watch(descriptor, path, UInt32(IN_OPEN) | UInt32(IN_CLOSE))
      try #require(watch >= 0)
      folders[watch] = path
    }
  }

  deinit { close(descriptor) }

  func names() -> [String: Int] {
    var counts: [String: Int] = [:]
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
    defer { buffer.deallocate() }
    while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
      var offset = 0
      while offset < count {
        let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
        let name = buffer[(offset + MemoryLayout<inotify_event>.size)...].prefix(Int(event.len)).prefix { $0 != 0 }
        offset += MemoryLayout<inotify_event>.size + Int(event.len)
        guard event.mask & UInt32(IN_OPEN) != 0, event.mask & UInt32(IN_ISDIR) == 0, let folder = folders[event.wd]
        else { continue }
        counts["\(folder)/\(String(decoding: name, as: UTF8.self))", default: 0] += 1
      }
    }
    return counts
  }
}
