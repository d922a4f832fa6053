import AppPages
import Foundation
import RawHTTP
import TestSupport
import TestTraits
import Testing

/// The program where the machine is at its end, or somebody has put a trap in its way.
@Suite(.timeLimit(.minutes(10))) struct HostileSurroundingsTests {
  private static let isRoot = getuid() == 0
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private func makeData(mode: Int = 0o700) throws {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: false, attributes: [.posixPermissions: mode])
  }

  private func serve(by starter: Starter = Starter()) async throws -> ProcessResult {
    try await RunningSitrep.result(of: "serve", "--port", "0", "--data", data, by: starter)
  }

  @Test(.proves("S8"), .enabled(if: isRoot, "only root can make a disk that is full"), arguments: [0, 8, 40, 80, 120])
  func `a start on a full disk says so, where, and what to do`(freeKilobytes: Int) async throws {
    try makeData()
    let full = Starter.bash(
      "mount -t tmpfs -o size=1m,mode=700 none '\(data)' && "
        + "head -c $((1048576 - \(freeKilobytes) * 1024)) /dev/zero > '\(data)/ballast' && exec \"$@\"",
      withOwnMounts: true)

    let result = try await serve(by: full)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains("can’t be used: the disk is full. Free some space, or name another"), "\(result.errors)")
    #expect(result.errors.contains(data))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(.proves("S8")) func `with few files permitted there is room for a browser's connections, and a warning`()
    async throws
  {
    let sitrep = try await RunningSitrep("--data", data, by: .bash("ulimit -n 64 && exec \"$@\""))
    var connections: [RawConnection] = []
    for _ in 0..<8 { connections.append(try await RawConnection(port: sitrep.port)) }

    for connection in connections.reversed() {
      await connection.request("GET /world HTTP/1.1")
      #expect(try await connection.response().status == 200)
    }
    let result = await sitrep.end()

    #expect(result.errors.contains("The system permits 64 open files, enough for"))
    #expect(result.errors.contains("(ulimit -n)"))
    #expect(result.code == 0)
  }

  @Test(.proves("S8")) func `a soft limit of files is raised as far as the system permits`() async throws {
    let sitrep = try await RunningSitrep("--data", data, by: .bash("ulimit -S -n 64 && exec \"$@\""))

    #expect(!(await sitrep.end()).errors.contains("permits 64"))
  }

  @Test(.proves("S8"), arguments: ["sitrep.lock", "archives", "sitrep.sqlite", "token"])
  func `a symbolic link in the data folder is not followed`(name: String) async throws {
    try makeData()
    let target = folder.path + "target"
    if name == "archives" {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: false)
      try folder.write(Array("mine".utf8), to: "target/a.sqlite.partial")
    } else {
      try folder.write(Array("mine".utf8), to: "target")
    }
    try FileManager.default.createSymbolicLink(atPath: "\(data)/\(name)", withDestinationPath: target)

    let result = try await serve()

    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Error: \(data)/\(name) is a symbolic link, which sitrep doesn’t follow"))
    #expect(result.errors.contains("--data"))
    #expect(try folder.bytes(of: name == "archives" ? "target/a.sqlite.partial" : "target") == Array("mine".utf8))
  }

  @Test(.proves("S8"), arguments: [0o755, 0o770, 0o707])
  func `a data folder that is open to others is told of, with the way to close it`(mode: Int) async throws {
    try makeData(mode: mode)

    let result = await (try await RunningSitrep("--data", data)).end()

    #expect(result.code == 0)
    #expect(
      result.errors.contains(
        "Other users of this machine can open the data folder \(data)/. To keep them out: chmod 700 \(data)/"))
  }

  @Test(.proves("S8"), arguments: ["statistics", "world", "workspaces", "guidance"])
  func `a pipe or a device isn't a file to import`(kind: String) async throws {
    let pipe = folder.path + "pipe"
    #expect(mkfifo(pipe, 0o600) == 0)

    // A folder may be an export of Slack.
    for path in [pipe, "/dev/zero", "/dev/tty"] + (kind == "workspaces" ? [] : [folder.path]) {
      let result = try await RunningSitrep.result(of: "import", kind, path, "--data", data)

      #expect(result.code == 1)
      #expect(result.errors.contains("\(path) can’t be read ("), "\(result.errors)")
    }
  }

  @Test(.proves("S8")) func `what is piped into an import is read`() async throws {
    try folder.write(Array("continent,country,population\nAsia,Japan,125\n".utf8), to: "a.csv")
    let file = folder.path + "a.csv"

    for (line, path) in [
      ("cat '\(file)' | \"$@\"", "/dev/stdin"), ("\"$@\" < '\(file)'", "/dev/stdin"),
      ("exec 9< <(cat '\(file)'); \"$@\"", "/dev/fd/9"),
    ] {
      let result = try await RunningSitrep.result(
        of: "import", "world", path, "--dry-run", "--data", data, by: .bash(line))

      #expect(result.code == 0, "\(line)")
      #expect(result.output.contains("1 added"), "\(result.output)")
    }
  }

  @Test(.proves("S8"), arguments: ["contacts.json", "archives/abcdefgh.sqlite", "sitrep.lock", "sitrep.sqlite"])
  func `a pipe in the data folder does not hold up the start`(name: String) async throws {
    try makeData()
    try FileManager.default.createDirectory(
      atPath: data + "/archives", withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    #expect(mkfifo("\(data)/\(name)", 0o600) == 0)

    do {
      let result = await (try await RunningSitrep("--data", data)).end()
      #expect(result.errors.contains(name))
    } catch let error as RunningSitrep.DidNotStart {
      #expect(error.result.code == 1)
      #expect(error.result.errors.contains(data))
    }
  }
}
