import Dispatch
import RecipeMarkdown
import Synchronization
import Testing

/// The library keeps tables shared by all parsers once strikethrough or autolinks are attached; without the lock about
/// a third of these renders come out wrong.
@Suite struct ConcurrentRenderingTests {
  private static let texts = [
    "Fry ~~the onion~~ two shallots, see https://a.example/x and www.b.example.", "Plain text, *nothing* special.",
    "Ask a@b.example ~~or not~~.", "| a | ~~b~~ |\n|---|---|\n| 1 | https://c.example |",
    "- [x] ~~done~~\n- [ ] www.d.example",
    "~~a~~ b ~~c~~ d ~~e~~ http://f.example/~g",
  ]

  @Test(arguments: [2, 4]) func givesWhatOneThreadGives(threads: Int) {
    let expected = Self.texts.map { html($0) }
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for round in 0..<(2000 / threads) {
        let index = (round + thread) % Self.texts.count
        if html(Self.texts[index]) != expected[index] { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  /// Texts that are read without extensions, or without those that need the lock, while other threads use them.
  @Test func leavesTextsWithoutExtensionsAlone() {
    let plain = ["x*~y~*z", "~*a*~b *c~*d", "a:*b*:c **~d~**e", "w*w*w h*t*tp", "*a~b*~c_~d~_"]
    let expected = plain.map { html($0, dialect: .commonMark) }
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<2000 {
        if thread % 2 == 0 {
          _ = html(Self.texts[round % Self.texts.count])
        } else {
          let index = round % plain.count
          let found = html(plain[index], dialect: .commonMark)
          if found != expected[index] { wrong.withLock { $0.append("\(plain[index]) became \(found)") } }
        }
      }
    }
    #expect(Set(wrong.withLock { $0 }) == [])
  }
}
