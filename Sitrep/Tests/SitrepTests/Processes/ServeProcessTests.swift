import AppPages
import Foundation
import GRDB
import RawHTTP
import TestSupport
import Testing

/// The built program as a person starts it: what it prints, and how it ends.
@Suite(.timeLimit(.minutes(10))) struct ServeProcessTests {
  private let folder: TemporaryFolder
  /// The folder that the program is given; it makes it itself.
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `standard output is the address and nothing else, and a signal ends it with code 0`(signal: Int32) async throws {
    let sitrep = try await RunningSitrep("--data", data)
    let response = try await get(from: sitrep)

    let result = await sitrep.end(signal)

    #expect(response.status < 400)
    #expect(result.output == "http://127.0.0.1:\(sitrep.port)/\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  #if os(Linux)
    @Test func `a crash writes no memory to the disk`() async throws {
      let sitrep = try await RunningSitrep("--data", data)

      #expect(try FedProcess.forbidsCoreDumps(sitrep.pid))
      _ = await sitrep.end()
    }
  #endif

  @Test func `--show-status shows how the live windows are doing, which is hidden otherwise`() async throws {
    let sitrep = try await RunningSitrep("--data", data, "--show-status")
    let shown = try await get("/live/status", from: sitrep)
    _ = await sitrep.end()
    let other = try await RunningSitrep("--data", data)

    #expect(shown.status == 200)
    #expect(shown.text.hasPrefix("windows: 0\n"))
    #expect(try await get("/live/status", from: other).status == 404)
    _ = await other.end()
  }

  @Test func `without --data the platform's data folder is used`() async throws {
    let sitrep = try await RunningSitrep(environment: ["XDG_DATA_HOME": data, "HOME": folder.path])
    _ = await sitrep.end()

    #if os(Linux)
      #expect(try folder.names() == ["data"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: data) == ["sitrep"])
    #endif
  }

  @Test func `a port in use is named with the option that helps`() async throws {
    let first = try await RunningSitrep("--data", data)

    let second = try await RunningSitrep.result(of: "--port", "\(first.port)", "--data", data + "2")

    #expect(second.code == 1)
    #expect(second.output == "")
    #expect(
      second.errors == """
        Error: Port \(first.port) is already in use by another program. Choose another port with --port, or any free \
        one with --port 0.

        """)
    #expect(try await get(from: first).status < 400)
  }

  @Test func `a file in the place of the data folder is named with the option that helps`() async throws {
    try folder.write([], to: "data")

    let result = try await RunningSitrep.result(of: "--port", "0", "--data", data)

    #expect(result.code == 1)
    #expect(result.errors.contains(data))
    #expect(result.errors.contains("--data"))
    #expect(result.errors.filter { $0 == "\n" }.count == 1)

    let russian = try await RunningSitrep.result(
      of: ["--port", "0", "--data", data], environment: ["LC_ALL": "ru_RU.UTF-8"])
    #expect(russian.code == 1)
    #expect(russian.errors.hasPrefix("Error: Папку данных \(data)/ использовать нельзя: "))
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a read-only data folder is named with the option that helps`() async throws {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])

    let result = try await RunningSitrep.result(of: "--port", "0", "--data", data)

    #expect(result.code == 1)
    #expect(result.errors.contains(data))
    #expect(result.errors.contains("--data"))
  }

  @Test(.enabled(if: getuid() == 0, "only root can start the program as somebody else"))
  func `a data folder that is read-only for who starts it is named with the option that helps`() async throws {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)

    let result = try await RunningSitrep.result(of: "--port", "0", "--data", data, by: .nobody)

    #expect(result.code == 1)
    #expect(result.errors.contains(data))
    #expect(result.errors.contains("--data"))
  }

  @Test func `a database with a row that makes no sense is set aside by --start-fresh too`() async throws {
    _ = await (try await RunningSitrep("--data", data)).end()
    let database = try DatabaseQueue(path: data + "/sitrep.sqlite")
    try await database.write { try $0.execute(sql: "INSERT INTO watchedCountry VALUES ('12', 'x')") }
    try database.close()

    let refused = try await RunningSitrep.result(of: "--port", "0", "--data", data)
    #expect(refused.code == 1)
    #expect(refused.errors.contains("serve --start-fresh"))

    let sitrep = try await RunningSitrep("--start-fresh", "--data", data)
    #expect(try await get(from: sitrep).status < 400)
    _ = await sitrep.end()
    let names = try FileManager.default.contentsOfDirectory(atPath: data)
    #expect(names.contains { $0.hasPrefix("sitrep.sqlite.damaged-") })
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "only Linux has /proc"))
  func `a data folder that nobody can make is named with the option that helps`() async throws {
    let result = try await RunningSitrep.result(of: "--port", "0", "--data", "/proc/sitrep")

    #expect(result.code == 1)
    #expect(result.errors.contains("/proc/sitrep"))
    #expect(result.errors.contains("--data"))
  }

  /// The C library reserves 64 MB for each further place that threads take memory from, and makes it usable bit by bit.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "only Linux has /proc"))
  func `all threads take memory from one place`() async throws {
    let sitrep = try await RunningSitrep("--data", data)
    for _ in 0..<5 { _ = try await get(from: sitrep) }

    let map = try String(contentsOfFile: "/proc/\(sitrep.pid)/maps", encoding: .utf8)
    let reserved = try map.matches(of: /(?m)^([0-9a-f]+)-([0-9a-f]+) ---p 0+ 00:00 0/).map { line in
      try #require(Int(line.2, radix: 16)) - #require(Int(line.1, radix: 16))
    }
    #expect(!reserved.isEmpty && reserved.allSatisfy { $0 < 32 * 1024 * 1024 })
    _ = await sitrep.end()
  }

  @Test func `two processes cannot share a folder`() async throws {
    let first = try await RunningSitrep("--data", data)

    let second = try await RunningSitrep.result(of: "--port", "0", "--data", data)

    #expect(second.code == 1)
    #expect(second.errors.contains(data))
    #expect(second.errors.contains("process \(first.pid)"))
    #expect(second.errors.contains("--data"))
    #expect(try await get(from: first).status < 400)
  }

  @Test func `a damaged database stops the start and stays as it is`() async throws {
    try damageDatabase()
    let before = try folder.bytes(of: "data/sitrep.sqlite")

    let result = try await RunningSitrep.result(of: "--port", "0", "--data", data)

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("\(data)/sitrep.sqlite"))
    #expect(result.errors.contains("serve --start-fresh"))
    #expect(try folder.bytes(of: "data/sitrep.sqlite") == before)
  }

  @Test func `serve --start-fresh keeps the damaged database and begins anew`() async throws {
    try damageDatabase()
    let before = try folder.bytes(of: "data/sitrep.sqlite")

    let sitrep = try await RunningSitrep("--data", data, "--start-fresh")
    let response = try await get(from: sitrep)
    let result = await sitrep.end()

    let names = try FileManager.default.contentsOfDirectory(atPath: data)
    let kept = try #require(names.first { $0.wholeMatch(of: /sitrep\.sqlite\.damaged-\d{8}T\d{6}Z/) != nil })
    #expect(response.status < 400)
    #expect(try folder.bytes(of: "data/\(kept)") == before)
    #expect(result.errors == "The damaged database was kept as \(data)/\(kept).\n")
    #expect(names.contains("sitrep.sqlite"))
  }

  @Test func `serve --start-fresh leaves a sound database alone`() async throws {
    _ = try await RunningSitrep("--data", data).end()

    let result = try await RunningSitrep("--data", data, "--start-fresh").end()

    #expect(result.errors == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: data).allSatisfy { !$0.contains("damaged") })
  }

  @Test func `after kill -9 it starts again on the same folder`() async throws {
    let killed = await (try await RunningSitrep("--data", data)).end(SIGKILL)

    let sitrep = try await RunningSitrep("--data", data)

    #expect(killed.code == nil)
    #expect(try await get(from: sitrep).status < 400)
    #expect(await sitrep.end().code == 0)
  }

  @Test func `forged Host and Origin are refused`() async throws {
    let sitrep = try await RunningSitrep("--data", data)
    let host = "Host: 127.0.0.1:\(sitrep.port)"

    #expect(try await status("GET / HTTP/1.1", host, from: sitrep) < 400)
    #expect(try await status("GET / HTTP/1.1", "Host: evil.example", from: sitrep) == 421)
    #expect(try await status("GET / HTTP/1.1", "Host: evil.example:\(sitrep.port)", from: sitrep) == 421)
    #expect(try await status("POST / HTTP/1.1", host, "Origin: http://evil.example", from: sitrep) == 403)
    #expect(try await status("POST / HTTP/1.1", host, "Origin: null", from: sitrep) == 403)
    #expect(try await status("POST / HTTP/1.1", host, from: sitrep) == 403)
  }

  @Test func `the version is printed`() async throws {
    let result = try await RunningSitrep.result(of: "--version")

    #expect(result.code == 0)
    #expect(result.output == "0.1.0\n")
  }

  private func get(_ target: String = "/", from sitrep: RunningSitrep) async throws -> RawResponse {
    let connection = try await RawConnection(port: sitrep.port)
    await connection.request("GET \(target) HTTP/1.1")
    return try await connection.response()
  }

  private func status(_ lines: String..., from sitrep: RunningSitrep) async throws -> Int {
    let connection = try await RawConnection(port: sitrep.port)
    await connection.send(lines.joined(separator: "\r\n") + "\r\nContent-Length: 0\r\n\r\n")
    return try await connection.response().status
  }

  private func damageDatabase() throws {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try folder.write(Array(repeating: 0x2A, count: 8192), to: "data/sitrep.sqlite")
  }
}
