import Foundation
import Testing

/// A site made in parts, by programs that know nothing of each other.
@Suite struct ShardBuildTests {
  @Test func eightPartsAreTheWholeSite() throws {
    let whole = try GoldenSite(name: "market").copy()
    #expect(try Galley.run("build", in: whole).status == 0)
    let site = try GoldenSite(name: "market").copy()
    let parts = try (1...8).map {
      try Galley.Child(
        ["build", "--shard", "auto"], at: site.path, environment: ["CI_NODE_INDEX": "\($0)", "CI_NODE_TOTAL": "8"])
    }
    for part in parts { #expect(part.finish().status == 0) }
    var joined: [String: Data] = [:]
    for part in 1...8 {
      let tree = site.tree("output-\(part)-of-8").filter { $0.key != ".galley-files" }
      for (name, bytes) in tree { #expect(joined.updateValue(bytes, forKey: name) == nil, "\(name) is in two parts") }
    }
    expectSame(joined, whole.tree().filter { $0.key != ".galley-files" })
    // Made again, a part is left as it is.
    let again = try Galley.run("build", "--shard", "3/8", in: site)
    #expect(again.output.contains(" 0 written"), "\(again.output)")
    #expect(!site.exists("output"))
  }

  @Test func aPartThatIsNoneIsAnErrorOfTheCommandLine() throws {
    let site = try GoldenSite(name: "empty").copy()
    let outcome = try Galley.run("build", "--shard", "9/8", in: site)
    #expect(outcome.status == 2 && outcome.error.contains("“9/8” is no part"), "\(outcome.error)")
  }

  @Test func tellsTimesToThoseWhoAsk() throws {
    let site = try GoldenSite(name: "empty").copy()
    let outcome = try Galley.run("build", "--timings", "--trace", "traces/build.json", in: site)
    #expect(outcome.status == 0 && outcome.error.contains("in all"), "\(outcome.error)")
    let trace = try JSONSerialization.jsonObject(with: Data(try site.text("traces/build.json").utf8))
    let events = try #require((trace as? [String: Any])?["traceEvents"] as? [[String: Any]])
    #expect(events.contains { $0["ph"] as? String == "X" && ($0["name"] as? String)?.hasPrefix("planned") == true })
  }
}
