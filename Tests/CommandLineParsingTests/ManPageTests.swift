import CommandLineParsing
import Testing

@Suite("Manual pages")
struct ManPageTests {
  private func page(_ command: CommandSpec) -> [String] {
    let table = CommandTable(name: "x-y", version: "1-b", summary: "s", commands: [command])
    return ManPage.render(table, command, date: "2026-01-31").split(separator: "\n").map(String.init)
  }

  @Test func aWholePage() {
    #expect(
      ManPage.render(sample, spec("plan show"), date: "2026-01-31") == #"""
        .TH "PRESS-PLAN-SHOW" "1" "2026-01-31" "press 2.1" "User Commands"
        .nh
        .ad l
        .SH "NAME"
        press\-plan\-show \- show a plan
        .SH "SYNOPSIS"
        \fBpress plan show\fP [\fIOPTION\fP]... \fIPLAN\fP
        .SH "ARGUMENTS"
        .TP
        \fIPLAN\fP
        the plan to show
        .SH "OPTIONS"
        .TP
        \fB\-n\fP \fICOLUMNS\fP, \fB\-\-width\fP=\fICOLUMNS\fP
        columns to fill (at least 1)
        .SH "COMMON OPTIONS"
        .TP
        \fB\-C\fP \fIDIR\fP, \fB\-\-root\fP=\fIDIR\fP
        the folder to work in (default: the current folder; environment:
        PRESS_ROOT)
        .TP
        \fB\-v\fP, \fB\-\-verbose\fP
        say more (may be repeated)
        .TP
        \fB\-q\fP, \fB\-\-quiet\fP
        print nothing but errors (environment: PRESS_QUIET)
        .TP
        \fB\-\-color\fP=\fIWHEN\fP
        when to use colours (one of auto, always, never; default: auto)
        .TP
        \fB\-h\fP, \fB\-\-help\fP
        show this help and exit
        .TP
        \fB\-V\fP, \fB\-\-version\fP
        show the version and exit
        .SH "EXIT STATUS"
        .TP
        \fB0\fP
        all went well
        .TP
        \fB2\fP
        the command line was wrong
        .SH "ENVIRONMENT"
        .TP
        \fBPRESS_ROOT\fP
        used where \-\-root is not given
        .TP
        \fBPRESS_QUIET\fP
        used where \-\-quiet is not given
        .SH "SEE ALSO"
        \fBpress\fP(1),
        \fBpress\-plan\-check\fP(1)

        """#)
  }

  @Test(
    "characters that roff reads are written so that it prints them",
    arguments: [
      (#"a\b"#, #"a\(rsb"#), ("-q", #"\-q"#), (".hidden", #"\&.hidden"#), ("'tis", #"\(aqtis"#),
      (#"say "x""#, #"say \(dqx\(dq"#),
      ("`ls` ~ ^", #"\(gals\(ga \(ti \(ha"#), ("é … 🥬", #"\[u00E9] \[u2026] \[u1F96C]"#),
    ])
  func escapes(text: String, source: String) {
    #expect(page(CommandSpec("go", summary: "s", description: [text])).contains(source))
  }

  @Test func argumentsOfMacrosAreQuoted() {
    let table = CommandTable(
      name: "x-y", version: #"1 "b""#, summary: "s", commands: [CommandSpec("go", group: #"A\B "C""#, summary: "s")])
    let text = ManPage.render(table, date: "2026-01-31")
    #expect(text.hasPrefix(#".TH "X-Y" "1" "2026-01-31" "x-y 1 \(dqb\(dq" "User Commands""# + "\n"))
    #expect(text.contains(#".SS "A\(rsB \(dqC\(dq""# + "\n"))
  }

  @Test("a line that starts with a dot after wrapping is guarded")
  func guardsWrappedLines() {
    let filler = String(repeating: "word ", count: 14)
    let lines = page(CommandSpec("go", summary: "s", description: [filler + "... and on"]))
    #expect(lines.contains(#"\&... and on"#))
  }

  @Test func examplesKeepTheirLines() {
    let text = ManPage.render(sample, spec("build"), date: "2026-01-31")
    #expect(
      text.contains(
        #"""
        Print pages with one tag, four at a time.
        .PP
        .RS 4
        .nf
        \fBpress build \-j4 \-\-tag=\(aqsoup & stew\(aq\fP
        .fi
        .RE

        """#))
    #expect(text.contains(#"The command may also be written \(dqpress b\(dq."#))
    #expect(text.contains(#"\fB\-\-minify\fP, \fB\-\-no\-minify\fP"#))
  }

  @Test func theProgramHasOnePageAndEachVisibleCommandAnother() {
    let pages = ManPage.all(sample, date: "2026-01-31")
    #expect(
      pages.map(\.fileName) == [
        "press.1", "press-build.1", "press-plan-show.1", "press-plan-check.1", "press-bind.1", "press-list.1",
        "press-paper.1",
      ])
    #expect(pages[0].text.contains(#"\fBplan check\fP"#))
    #expect(pages[0].text.contains(".SH \"FILES\"\n.TP\n\\fIpress.yml\\fP\nthe settings of a folder\n"))
    #expect(pages[0].text.contains(#"\fBpress\-paper\fP(1)"#))
    #expect(!pages[0].text.contains("dump"))
  }

  @Test("the source is ASCII and says the same every time")
  func isPlainAndDeterministic() {
    for page in ManPage.all(sample, date: "2026-01-31") {
      #expect(page.text.utf8.allSatisfy { $0 < 0x80 })
    }
    #expect(ManPage.all(sample, date: "x").map(\.text) == ManPage.all(sample, date: "x").map(\.text))
  }
}
