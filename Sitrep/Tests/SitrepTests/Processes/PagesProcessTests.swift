import AppPages
import Foundation
import TestSupport
import TestTraits
import Testing

/// `sitrep export workspaces --html` as a person starts it.
@Suite(.timeLimit(.minutes(10))) struct PagesProcessTests {
  private let folder: TemporaryFolder
  private let data: String

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: false)
  }

  @Test(.proves("B6")) func `an archive becomes a folder of pages that lead to each other`() async throws {
    let result = try await export(to: "pages")

    #expect(result.code == 0)
    #expect(result.errors == "Nothing was imported: these are the sample messages that come with sitrep.\n")
    #expect(result.output == "\(folder.path)pages: archive bundled.\n")
    #expect(try folder.names(in: "pages").sorted() == ["channels", "index.html", "style.css"])
    #expect(try folder.names(in: "pages/channels").count == 28)
    let index = try page("index.html")
    #expect(index.contains(#"<html lang="en">"#))
    let links = index.matches(of: /href="(channels\/[^"]+)"/).map { String($0.1) }
    #expect(links.count == 28)
    for link in links {
      let channel = try page(link)
      for month in channel.matches(of: /href="(\d{4}-[^"\/]+)"/) {
        #expect(try page(link.replacing("index.html", with: month.1)).contains("<article"))
      }
    }
    #expect(try folder.names(in: "").allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test(.proves("B6")) func `the pages speak the terminal's language`() async throws {
    let result = try await export(to: "pages", environment: ["LC_ALL": "ru_RU.UTF-8"])

    #expect(result.code == 0)
    let index = try page("index.html")
    #expect(index.contains(#"<html lang="ru">"#) && index.contains("К содержанию"))
  }

  @Test(.proves("B6")) func `no folder is replaced, and what was begun is not left`() async throws {
    try folder.write([], to: "taken")
    let taken = try await export(to: "taken")
    let nowhere = try await export(to: "none/pages")
    let both = try await RunningSitrep.result(
      of: ["export", "workspaces", folder.path + "a.json", "--html", folder.path + "pages", "--data", data])

    #expect(taken.code == 1)
    #expect(taken.errors == "Error: \(folder.path)taken exists. Name a folder that doesn’t.\n")
    #expect(nowhere.code == 1 && nowhere.errors.contains("can’t be written (No such file or directory)."))
    #expect(both.code == 2 && both.errors.contains("--html names the folder; leave out the file and --force."))
    #expect(try folder.names(in: "").sorted() == ["data", "taken"])
  }

  @Test(.proves("B6"), arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an export that a signal ends takes away what it has begun`(signal: Int32) async throws {
    let channels = (0..<20_000).map { #"{"id":"\#($0)","name":"c","messages":[]}"# }.joined(separator: ",")
    try folder.write(Array(#"[{"id":"w","name":"W","channels":[\#(channels)]}]"#.utf8), to: "in.json")
    let imported = try await RunningSitrep.result(
      of: "import", "workspaces", folder.path + "in.json", "--data", data)
    #expect(imported.code == 0)
    let command = try SitrepCommand("export", "workspaces", "--html", folder.path + "pages", "--data", data)
    let path = folder.path

    let result = try await command.kill(by: signal) {
      try FileManager.default.contentsOfDirectory(atPath: path).contains { $0.hasSuffix(".part") }
    }

    #expect(result.code != 0)
    #expect(try folder.names(in: "").sorted() == ["data", "in.json"])
  }

  private func export(to name: String, environment: [String: String] = [:]) async throws -> ProcessResult {
    try await RunningSitrep.result(
      of: ["export", "workspaces", "--html", folder.path + name, "--data", data], environment: environment)
  }

  private func page(_ path: String) throws -> String {
    String(decoding: try folder.bytes(of: "pages/" + path), as: UTF8.self)
  }
}
