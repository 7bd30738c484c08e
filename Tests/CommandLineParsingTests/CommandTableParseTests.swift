import CommandLineParsing
import Testing

@Suite("Reading a command line")
struct CommandTableParseTests {
  @Test(
    "a command is found by name, alias and two words",
    arguments: [
      ("build", "build"), ("b", "build"), ("plan check x", "plan check"), ("plan -q check x", "plan check"),
      ("debug-dump", "debug-dump"), ("-- build", "build"), ("-- plan check x", "plan check"),
    ])
  func findsCommands(line: String, name: String) throws {
    #expect(try command(line).command.name == name)
  }

  @Test(
    "an integer is read in every spelling",
    arguments: [
      "build --jobs 4", "build --jobs=4", "build -j4", "build -j 4", "build -qj4", "build -qj 4", "--jobs 4 build",
      "-j4 build", "-qj 4 build", "build -j+4", "build . --jobs=4", "build --jobs=04",
    ])
  func readsIntegers(line: String) throws {
    #expect(try command(line).integer("jobs") == 4)
  }

  @Test("a negative number is a value")
  func readsNegativeNumbers() throws {
    #expect(try command("build --offset -3").integer("offset") == -3)
    #expect(try command("build --offset=-3").integer("offset") == -3)
  }

  @Test(
    "common options stand anywhere",
    arguments: [
      "-C texts build", "build -C texts", "--root=texts build", "build --root texts", "build -Ctexts",
      "-vC texts build",
    ])
  func readsCommonOptions(line: String) throws {
    #expect(try command(line).value("root") == "texts")
    #expect(try command(line).operands == [])
  }

  @Test func readsBundledFlags() throws {
    let parsed = try command("build -qvv")
    #expect(parsed.flag("quiet"))
    #expect(parsed.count("verbose") == 2)
    #expect(!parsed.flag("drafts"))
    #expect(parsed.count("drafts") == 0)
  }

  @Test func collectsRepeatedValuesInOrder() throws {
    let parsed = try command("build --tag soup -tstew --tag= -t bread")
    #expect(parsed.values("tag") == ["soup", "stew", "", "bread"])
    #expect(parsed.value("tag") == "bread")
    #expect(parsed.options["tag"] == [.text("soup"), .text("stew"), .text(""), .text("bread")])
  }

  @Test func keepsEqualsSignsInsideAValue() throws {
    #expect(try command("build --tag=a=b").value("tag") == "a=b")
    #expect(try command("build -ta=b").value("tag") == "a=b")
  }

  @Test func readsNegatedFlagsWhereDeclared() throws {
    #expect(try command("build --minify").setting("minify") == true)
    #expect(try command("build --no-minify").setting("minify") == false)
    #expect(try command("build").setting("minify") == nil)
    #expect(try command("build --no-minify").flag("minify") == false)
  }

  @Test func optionsThatWereNotGivenAreAbsent() throws {
    let parsed = try command("build")
    #expect(parsed.integer("jobs") == nil)
    #expect(parsed.value("format") == nil)
    #expect(parsed.values("tag") == [])
    #expect(parsed.options.isEmpty)
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try command("list -- -q --jobs --").operands == ["-q", "--jobs", "--"])
    #expect(try command("-- list -q --").operands == ["-q", "--"])
    #expect(try command("-q -- list x").operands == ["x"])
    #expect(try command("-q -- list x").flag("quiet"))
  }

  @Test func aLoneDashIsAnOperand() throws {
    #expect(try command("plan show -").operand("plan") == "-")
    #expect(try command("build --tag -").value("tag") == "-")
  }

  @Test("an option of a command before the command takes its value along")
  func skipsValuesBeforeTheCommand() throws {
    let parsed = try command("--tag build build")
    #expect(parsed.command.name == "build")
    #expect(parsed.values("tag") == ["build"])
  }

  @Test func readsTextThatIsNotASCII() throws {
    #expect(try command("build --tag Käse -t🥬").values("tag") == ["Käse", "🥬"])
  }
}

@Suite("Asking for help and version")
struct HelpRequestTests {
  @Test("help about the program", arguments: ["--help", "-h", "-q --help", "help", "-C x help", "--help --version"])
  func programHelp(line: String) throws {
    #expect(try parse(line) == .help(.program))
  }

  @Test(
    "help about a command",
    arguments: [
      "build --help", "--help build", "build -qh", "help build", "help b", "-h b", "build too many --help",
    ])
  func commandHelp(line: String) throws {
    #expect(try parse(line) == .help(.command(spec("build"))))
  }

  @Test("help about sub-commands", arguments: ["plan --help", "--help plan", "help plan"])
  func familyHelp(line: String) throws {
    #expect(try parse(line) == .help(.family("plan")))
  }

  @Test func helpAboutASubcommand() throws {
    #expect(try parse("help plan show") == .help(.command(spec("plan show"))))
    #expect(try parse("plan show --help") == .help(.command(spec("plan show"))))
  }

  @Test("version", arguments: ["--version", "-V", "build --version", "-V build", "-qV"])
  func version(line: String) throws {
    #expect(try parse(line) == .version)
  }

  @Test("mistakes before --help win over it")
  func mistakesComeFirst() {
    #expect(mistake("build --bogus --help")?.hasPrefix("unknown-option") == true)
  }

  @Test("behind -- it is an operand")
  func literalHelp() throws {
    #expect(try command("list -- --help").operands == ["--help"])
  }
}
