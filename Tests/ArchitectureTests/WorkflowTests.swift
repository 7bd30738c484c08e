import Testing

/// The workflow that `galley init` writes, the action, as people copy them, and what runs here at night.
@Suite struct WorkflowTests {
  private static let workflow = "Sources/DefaultFiles/Starter/.github/workflows/publish.yml"

  private static let nightly = ".github/workflows/nightly.yml"

  @Test(arguments: [workflow, "action.yml", nightly])
  func namesActionsByCommit(path: String) throws {
    for line in try Repository.text(path).split(separator: "\n") where line.contains("uses: ") {
      let action = line.split(separator: "uses: ")[1].split(separator: " ")[0]
      let commit = action.split(separator: "@").last ?? ""
      #expect(commit.count == 40 && commit.allSatisfy(\.isHexDigit), "\(line)")
      #expect(line.contains(" # v"), "\(line) should say its version")
    }
  }

  @Test func letsOnlyTheJobsThatNeedItWrite() throws {
    let text = try Repository.text(Self.workflow)
    let jobs = text.split(separator: "\njobs:\n")[1].jobs
    #expect(text.contains("\npermissions:\n  contents: read\n"))
    #expect(jobs["build"]?.contains(": write") == false)
    #expect(jobs["comment"]?.contains("permissions:\n      pull-requests: write\n") == true)
    #expect(jobs["deploy"]?.contains("permissions:\n      pages: write\n      id-token: write\n") == true)
    for (name, job) in jobs { #expect(job.contains("timeout-minutes: "), "\(name)") }
  }

  @Test func runsGoalsOfTheMakefileAtNight() throws {
    let makefile = try Repository.text("Makefile")
    let goals = try Repository.text(Self.nightly).split(separator: "        goal:\n")[1]
      .split(separator: "\n").prefix { $0.hasPrefix("          - ") }
    #expect(goals.count > 3)
    for goal in goals {
      let words = goal.split(separator: " ").dropFirst()
      #expect(makefile.contains("\n\(words.first ?? ""):"), "\(goal)")
      for variable in words.dropFirst() {
        #expect(makefile.contains("$(\(variable.split(separator: "=")[0]))"), "\(goal)")
      }
    }
  }
}

extension Substring {
  /// The jobs of a workflow by their names.
  fileprivate var jobs: [String: String] {
    var result: [String: String] = [:]
    var name = ""
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  "), !line.hasPrefix("   "), line.hasSuffix(":"), !line.contains("#") {
        name = String(line.dropFirst(2).dropLast())
      } else if !name.isEmpty {
        result[name, default: ""] += line + "\n"
      }
    }
    return result
  }
}
