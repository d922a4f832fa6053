import ArgumentParser
import Domain
import Testing

@testable import sitrep

@Suite struct ArgumentTests {
  private func serve(_ arguments: String...) throws -> ServeCommand {
    try #require(try Sitrep.parseAsRoot(arguments) as? ServeCommand)
  }

  @Test func `without arguments it serves on port 8080`() throws {
    let command = try serve()

    #expect(command.port == 8080)
    #expect(command.folder.data == nil)
    #expect(!command.startFresh)
    #expect(command.logLevel == .warning)
  }

  @Test func `options may be given with or without the name of the subcommand`() throws {
    #expect(try serve("--port", "0").port == 0)
    let command = try serve("serve", "--port=65535", "--data", "/tmp/a b", "--start-fresh", "--log-level", "debug")

    #expect(command.port == 65_535)
    #expect(command.folder.data == "/tmp/a b")
    #expect(command.startFresh)
    #expect(command.logLevel == .debug)
  }

  @Test(arguments: [
    ["--port", "65536"], ["--port", "-1"], ["--port=-1"], ["--port", "http"], ["--data", ""], ["--log-level", "loud"],
    ["serve", "--fresh"], ["search"], ["search", "a", "--limit", "0"], ["search", "a", "--limit", "10001"],
    ["export", "workspaces", "--html", "-"], ["import", "world"], ["import", "moon", "a.csv"],
    ["export", "world", "a", "b"],
    ["export", "world", "--format", "xml"], ["import", "workspaces"], ["export", "workspaces", "a", "b"],
  ])
  func `what makes no sense is refused`(arguments: [String]) {
    #expect(throws: (any Error).self) { try Sitrep.parseAsRoot(arguments) }
  }

  @Test func `import world takes files and a folder`() throws {
    let command = try #require(
      try Sitrep.parseAsRoot(["import", "world", "a.csv", "b.json", "--data", "d", "--dry-run"]) as? ImportWorldCommand)

    #expect(command.files == ["a.csv", "b.json"])
    #expect(command.folder.data == "d")
    #expect(command.dryRun)
  }

  @Test func `export world takes a file, a format and a folder, and needs none of them`() throws {
    let plain = try #require(try Sitrep.parseAsRoot(["export", "world"]) as? ExportWorldCommand)
    let full = try #require(
      try Sitrep.parseAsRoot(["export", "world", "a", "--format", "json", "--force", "--data", "d"])
        as? ExportWorldCommand)

    #expect(
      plain.destination.file == nil && plain.format == nil && !plain.destination.force && plain.folder.data == nil)
    #expect(full.destination.file == "a" && full.format == .json && full.destination.force && full.folder.data == "d")
  }

  @Test func `import and export of workspaces take files, an archive and a folder`() throws {
    let files = try #require(
      try Sitrep.parseAsRoot(["import", "workspaces", "a.json", "b.json", "--data", "d"]) as? ImportWorkspacesCommand)
    let plain = try #require(try Sitrep.parseAsRoot(["export", "workspaces"]) as? ExportWorkspacesCommand)
    let full = try #require(
      try Sitrep.parseAsRoot(["export", "workspaces", "a", "--archive", "x", "--force", "--data", "d"])
        as? ExportWorkspacesCommand)

    #expect(files.exports == ["a.json", "b.json"] && files.folder.data == "d")
    #expect(plain.destination.file == nil && plain.archive == nil && !plain.destination.force)
    #expect(full.destination.file == "a" && full.archive == "x" && full.destination.force && full.folder.data == "d")
  }

  @Test func `import and export of guidance take a file and a folder, or the bundled one`() throws {
    let file = try #require(
      try Sitrep.parseAsRoot(["import", "guidance", "a.json", "--data", "d", "--dry-run"]) as? ImportGuidanceCommand)
    let bundled = try #require(
      try Sitrep.parseAsRoot(["import", "guidance", "--bundled"]) as? ImportGuidanceCommand)
    let export = try #require(
      try Sitrep.parseAsRoot(["export", "guidance", "a", "--force", "--data", "d"]) as? ExportGuidanceCommand)

    #expect(file.file == "a.json" && file.dryRun && !file.bundled && file.folder.data == "d")
    #expect(bundled.file == nil && bundled.bundled)
    #expect(export.destination.file == "a" && export.destination.force && !export.bundled && export.folder.data == "d")
  }

  @Test func `search looks in workspaces, and prints up to 1000 messages unless told otherwise`() throws {
    let short = try #require(try Sitrep.parseAsRoot(["search", "high", "fever"]) as? SearchWorkspacesCommand)
    let long = try #require(
      try Sitrep.parseAsRoot(["search", "workspaces", "fever", "--limit", "10000"]) as? SearchWorkspacesCommand)

    #expect(short.query == ["high", "fever"] && short.limit == 1_000)
    #expect(long.query == ["fever"] && long.limit == 10_000)
    #expect(Sitrep.helpMessage(for: SearchWorkspacesCommand.self, columns: 120).contains("(default: 1000)"))
  }

  @Test(arguments: [
    (["frobnicate"], "“frobnicate”. Choose", "serve (default)"), (["serach", "x"], "Did you mean “search”?", "verify"),
    (["Export"], "Did you mean “export”?", "import"), (["import", "wrld", "a"], "Did you mean “world”?", "trust-list"),
    (["export", "moon", "--force"], "“moon”. Choose", "guidance"), ([String(repeating: "x", count: 999)], "…", "serve"),
  ])
  func `a command that there isn't is answered with those that there are`(
    arguments: [String], problem: String, command: String
  ) throws {
    let message = try #require(UnknownCommand(in: arguments)).message

    #expect(message.hasPrefix("Error: There is no command “") && message.contains(problem))
    #expect(message.contains("SUBCOMMANDS:") && message.contains("  \(command) "))
  }

  @Test(arguments: [
    [], ["--port", "0"], ["serve", "x"], ["search", "x"], ["import"], ["import", "world", "x"], ["help", "x"],
    ["-x", "y"],
  ])
  func `names that are right, and whatever else, are left to the parser`(arguments: [String]) {
    #expect(UnknownCommand(in: arguments) == nil)
  }

  @Test func `the help of import guidance says how places are named and what the exit code means`() {
    let help = Sitrep.helpMessage(for: ImportGuidanceCommand.self, columns: 80)

    for words in [
      "symptoms.groups[1].items[3].text.ru", "--dry-run", "--bundled", "The exit code is 0", "--data <folder>",
    ] {
      #expect(help.contains(words))
    }
  }

  @Test func `the help says what the program does`() {
    #expect(Sitrep.helpMessage(columns: 80) == Self.help)
  }

  @Test func `the help of serve names every option`() {
    #expect(Sitrep.helpMessage(for: ServeCommand.self, columns: 80) == Self.serveHelp)
  }

  @Test func `the help of import world says what a file looks like and what the exit code means`() {
    let help = Sitrep.helpMessage(for: ImportWorldCommand.self, columns: 80)

    #expect(help.hasPrefix(Self.importWorldHelp))
    for option in ["--data <folder>", "--dry-run"] { #expect(help.contains("\n  \(option) ")) }
  }

  @Test func `the help of export world says what it writes`() {
    let help = Sitrep.helpMessage(for: ExportWorldCommand.self, columns: 80)

    #expect(help.hasPrefix(Self.exportWorldHelp))
    for option in ["--format <format>", "--force", "--data <folder>"] { #expect(help.contains("\n  \(option) ")) }
  }

  @Test func `the help of import workspaces says what a file looks like and what the exit code means`() {
    let help = Sitrep.helpMessage(for: ImportWorkspacesCommand.self, columns: 80)

    for words in ["\"messages\": [{\"id\"", "2022-10-19T02:06:11Z", "The exit code is 0", "--data <folder>"] {
      #expect(help.contains(words))
    }
    #expect(Sitrep.helpMessage(for: ExportWorkspacesCommand.self, columns: 80).contains("--archive <id>"))
  }

  private static let importWorldHelp = """
    OVERVIEW: Import countries and populations from CSV or JSON files.

    A CSV file has the columns country and population, named in its first line, in
    any order; without such a line, each row is a country and its number. A country
    may be a code. Only a name that is no country’s needs its continent, in a
    column of that name. A JSON file is {"asia": {"Japan": 125681593}} or what
    “sitrep export world --format json” writes.

    What a point or a comma means in numbers is detected from the whole column;
    where that isn’t enough, LC_ALL and LANG decide: in English, 1,234 is whole and
    1.234 a fraction.

    All files are taken at once: if one cannot be read, or the disk is full,
    nothing changes. A country that is there already gets the file’s population; of
    two files that name it, the later one decides. Rows that cannot be used are
    skipped and named on standard error.

    The exit code is 0 if every file was read, also if rows were skipped; it is 1
    if a file could not be read, if all rows were skipped, or if nothing could be
    kept.

    USAGE: sitrep import world <file> ... [--data <folder>] [--encoding <encoding>] [--dry-run]
    """

  private static let exportWorldHelp = """
    OVERVIEW: Write your countries and populations as CSV or JSON.

    “sitrep import world” reads both formats back. In CSV a name that a spreadsheet
    would take for a formula gets an apostrophe before it, which the import takes
    away again.

    USAGE: sitrep export world [<file>] [--force] [--format <format>] [--data <folder>]
    """

  private static let help = """
    OVERVIEW: Follow an outbreak from your own machine.

    Without a subcommand it serves: open the address that it prints in any browser
    on this machine. It works offline, needs no account and sends nothing anywhere.

    The exit code is 0 if the work was done, 1 if it failed, and 2 if the command
    wasn’t understood.

    USAGE: sitrep <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      serve (default)         Serve the screens to browsers on this machine.
      import                  Import files.
      export                  Write what you entered to a file.
      report                  Write an outbreak’s situation report.
      search                  Search what was imported.
      verify                  Check EU Digital COVID Certificates offline.

      See 'sitrep help <subcommand>' for detailed help.
    """

  private static let serveHelp = """
    OVERVIEW: Serve the screens to browsers on this machine.

    The first line on standard output is the address to open. Control-C, SIGTERM or
    SIGHUP lets requests under way finish and ends with exit code 0.

    USAGE: sitrep serve [--port <number>] [--data <folder>] [--start-fresh] [--feed <url>] [--who-url <url>] \
    [--require-token] [--show-status] [--log-level <level>]

    OPTIONS:
      --port <number>         The port on 127.0.0.1; 0 takes any free one.
                              (default: 8080)
      --data <folder>         The folder for everything you enter, created if
                              missing; one sitrep can use it at a time. (default:
                              sitrep in the system’s folder for data:
                              $XDG_DATA_HOME or ~/.local/share, on macOS
                              ~/Library/Application Support)
      --start-fresh           Begin anew if the database is damaged. The damaged
                              file is kept beside the new one, as
                              sitrep.sqlite.damaged-<UTC>; a sound one is left
                              alone.
      --feed <url>            The server that Refresh asks for figures, which
                              answers as disease.sh does; nothing is asked before
                              somebody presses Refresh. (default:
                              https://disease.sh)
      --who-url <url>         The file that Refresh asks for WHO’s figures, such as
                              a copy of it in your network; nothing is asked before
                              somebody presses Refresh. (default:
                              https://srhdpeuwpubsa.blob.core.windows.net/whdh/COVID/WHO-COVID-19-global-data.csv)
      --require-token         Let nobody in without the token, not even you: the
                              address that is printed has it, and the browser keeps
                              it. Without this option your own programs and those
                              of root need none, and other users of the machine are
                              refused.
      --show-status           Count live windows, events and pushes at /live/status.
      --log-level <level>     What is reported on standard error, from this level
                              on. (values: debug, info, warning, error; default:
                              warning)
      --version               Show the version.
      -h, --help              Show help information.

    """
}
