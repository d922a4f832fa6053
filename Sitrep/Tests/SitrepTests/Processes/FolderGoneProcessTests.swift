import AppPages
import Foundation
import RawHTTP
import TestSupport
import TestTraits
import Testing

/// The data folder goes while the program serves.
@Suite(.timeLimit(.minutes(10))) struct FolderGoneProcessTests {
  private let folder: TemporaryFolder
  private let data: String
  private let elsewhere: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
    elsewhere = folder.path + "elsewhere"
  }

  @Test(.proves("S6")) func `a change is refused in words while the folder is away, and kept when it is back`()
    async throws
  {
    let server = try await RunningSitrep("--data", data)
    let words = "The data folder \(data) was moved or deleted while Sitrep was running. Nothing was saved."
    #expect(try await pressWatch(on: server).status == 303)

    #expect(rename(data, elsewhere) == 0)
    _ = try await pressWatch(on: server)
    #expect(try await page(on: server).contains(words))

    #expect(rename(elsewhere, data) == 0)
    #expect(try await pressWatch(on: server).status == 303)
    #expect(try await !page(on: server).contains(words))
    #expect(await server.end().code == 0)
  }

  @Test(.proves("S6")) func `a folder that was deleted is not made again behind a person's back`() async throws {
    let server = try await RunningSitrep("--data", data)
    try FileManager.default.removeItem(atPath: data)

    _ = try await pressWatch(on: server)
    #expect(try await page(on: server).contains("Restart Sitrep."))
    #expect(await server.end().code == 0)

    #expect(try folder.names() == [])
  }

  /// Watches the country, or ends that, as a page without script does.
  private func pressWatch(on server: RunningSitrep) async throws -> RawResponse {
    let html = try await page(on: server)
    let pattern = /name="event" value="(n[\w-]+)"[^>]* data-testid="statistics\.detail\.watch"/
    let body = "event=\(try #require(html.firstMatch(of: pattern)).output.1)"
    let connection = try await RawConnection(port: server.port)
    await connection.request(
      "POST /statistics/CL HTTP/1.1",
      [
        "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/x-www-form-urlencoded",
        "Content-Length: \(body.utf8.count)",
      ], body: body)
    return try await connection.response()
  }

  private func page(on server: RunningSitrep) async throws -> String {
    let connection = try await RawConnection(port: server.port)
    await connection.request("GET /statistics/CL HTTP/1.1")
    return try await connection.response().text
  }
}
