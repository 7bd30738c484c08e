import Cookbook
import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

@Suite struct GitHistoryTests {
  @Test func repositoriesAreRead() throws {
    let folder = TemporaryFolder()
    let script = #"""
      set -e
      git init -q all; cd all; mkdir content
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.org GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.org
      echo 'dates: git' >galley.yaml
      echo >'content/a "b" c\d.md'; echo >"content/$(printf '\nü').md"
      git add .; GIT_COMMITTER_DATE=2026-01-02T12:00:00Z git commit -qm one
      echo >content/soup.md; git add .; GIT_COMMITTER_DATE=2026-02-03T12:00:00Z git commit -qm two
      cd ..; git clone -q --depth 1 "file://$PWD/all" tip; git clone -q --depth 2 "file://$PWD/all" whole
      """#
    _ = try ChildProcess.output(of: ["sh", "-c", "cd \"$1\" && \(script)", "sh", folder.path]).get()
    func dates(_ clone: String) throws -> Checked<[String: String]> {
      let site = try #require(Workspace.open(SiteOptions(root: "\(folder.path)/\(clone)", jobs: 1)).value)
      return GitDates.read(site).map { $0.mapValues(\.text) }
    }
    let all = ["a \"b\" c\\d.md": "2026-01-02", "\nü.md": "2026-01-02", "soup.md": "2026-02-03"]
    #expect(try dates("all") == Checked(all))
    #expect(try dates("tip").value.isEmpty)
    #expect(try dates("tip").diagnostics.map(\.identifier) == ["git-dates"])
    let whole = try dates("whole")
    #expect(whole.value == ["soup.md": "2026-02-03"] || whole == Checked(all))
  }
}
