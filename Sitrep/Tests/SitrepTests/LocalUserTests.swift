import AppPages
import Foundation
import RawHTTP
import TestSupport
import TestTraits
import Testing

/// The users of the machine before the built program: one's own, another one, and who has the token.
@Suite(.timeLimit(.minutes(10))) struct LocalUserTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
  }

  private func token() throws -> String {
    String(decoding: try folder.bytes(of: "data/token"), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func get(
    _ target: String = "/", _ fields: [String] = [], from sitrep: RunningSitrep
  ) async throws -> RawResponse {
    let connection = try await RawConnection(port: sitrep.port)
    await connection.request("GET \(target) HTTP/1.1", fields)
    return try await connection.response()
  }

  /// The head and body that the user who owns nothing gets, by Bash's own way to a socket.
  private func getAsNobody(_ target: String, _ fields: [String] = [], from sitrep: RunningSitrep) async throws -> String
  {
    let lines = ["GET \(target) HTTP/1.1", "Host: 127.0.0.1:\(sitrep.port)", "Connection: close"] + fields
    let request = lines.map { $0 + "\\r\\n" }.joined() + "\\r\\n"
    let script = "exec 3<>/dev/tcp/127.0.0.1/\(sitrep.port); printf '%b' '\(request)' >&3; cat <&3"
    let client = Starter(words: Starter.nobody.words, program: "/bin/bash")
    return try await RunningSitrep.result(of: "-c", script, by: client).output
  }

  @Test(.proves("S3"), .enabled(if: getuid() == 0, "only root can start a program as somebody else"))
  func `another user of the machine is refused, and let in with the token`() async throws {
    let sitrep = try await RunningSitrep("--data", data)
    let token = try token()

    let refused = try await getAsNobody("/certificates", from: sitrep)
    let picture = try await getAsNobody("/media/certificates/x", from: sitrep)
    let own = try await get("/certificates", from: sitrep)
    let entry = try await getAsNobody("/certificates?token=\(token)", from: sitrep)
    let admitted = try await getAsNobody(
      "/certificates", ["Cookie: access-\(sitrep.port)=\(token)"], from: sitrep)
    let result = await sitrep.end()

    #expect(refused.hasPrefix("HTTP/1.1 403 "))
    #expect(refused.contains("\r\n\r\nThis page belongs to another user of this machine."))
    #expect(!refused.contains(token))
    #expect(picture.hasPrefix("HTTP/1.1 403 "))
    #expect(own.status == 200)
    #expect(entry.hasPrefix("HTTP/1.1 303 "))
    #expect(entry.contains("\r\nLocation: /certificates\r\n"))
    #expect(admitted.hasPrefix("HTTP/1.1 200 "))
    #expect(result.output == "http://127.0.0.1:\(sitrep.port)/\n")
    #expect(result.errors == "")
  }

  @Test(.proves("S3")) func `with --require-token nobody is let in without it, and the printed address has it`()
    async throws
  {
    let sitrep = try await RunningSitrep("--data", data, "--require-token")
    let token = try token()
    let entry = try await get("/?token=\(token)", from: sitrep)
    let cookie = "Cookie: access-\(sitrep.port)=\(token)"
    let refused = try await get(from: sitrep)
    let admitted = try await get("/world", [cookie], from: sitrep)
    let result = await sitrep.end()

    #expect(result.output == "http://127.0.0.1:\(sitrep.port)/?token=\(token)\n")
    #expect(result.errors == "")
    #expect(refused.status == 403)
    #expect(refused.text.hasSuffix("'sitrep --require-token' prints the whole address.\n"))
    #expect(entry.status == 303)
    #expect(entry["Set-Cookie"]?.contains("HttpOnly; SameSite=Strict") == true)
    #expect(admitted.status == 200)
  }

  @Test(.proves("S3")) func `the token outlives a restart, and is its owner's alone`() async throws {
    let first = try await RunningSitrep("--data", data, "--require-token")
    let before = try token()
    _ = await first.end(SIGKILL)
    let second = try await RunningSitrep("--data", data, "--require-token")
    let after = try token()
    _ = await second.end()

    #expect(before == after)
    #expect(before.count == 64)
    let attributes = try FileManager.default.attributesOfItem(atPath: data + "/token")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
