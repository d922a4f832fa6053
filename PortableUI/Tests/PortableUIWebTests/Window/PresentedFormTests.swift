import Foundation
import HTTPTypes
import Observation
import PortableUICore
import Testing

@testable import PortableUIWeb

/// What stands in no address (a sheet, an alert above it, a part of a long list), by forms and links alone.
@MainActor
@Suite struct PresentedFormTests {
  private let notes = Notes()

  private func application() -> WebApplication {
    let notes = notes
    return WebApplication(
      scene: WindowGroup { NotesScreen(notes: notes) }, notFound: Text(verbatim: "Nothing here"),
      configuration: WebApplicationConfiguration(
        programName: "Test", addressKey: "address", languages: ["en"], knowsAddress: { $0 == "/notes" || $0 == "/long" }
      ))
  }

  private func get(_ target: String) async -> WebResponse {
    await application().respond(to: WebRequest(method: .get, target: target, headers: [:], body: []))
  }

  /// Presses a button of a page as a browser without script does: its form with that form's hidden field.
  private func press(_ name: String, on page: WebResponse, at target: String) async throws -> WebResponse {
    let button = try Regex<(Substring, Substring, Substring)>(
      #"<button [^>]*form="([^"]*)" name="event" value="([^"]*)"[^>]*><span[^>]*>\#(name)</span>"#)
    let match = try #require(page.text.firstMatch(of: button))
    let form = try Regex<(Substring, Substring)>(
      #"<form id="\#(match.output.1)"[^>]*><button[^>]*></button><input type="hidden" name="in" value="([^"]*)">"#)
    let shown = page.text.firstMatch(of: form).map { "in=" + $0.output.1.replacing(" ", with: "+") + "&" } ?? ""
    return await application().respond(
      to: WebRequest(
        method: .post, target: target, headers: [.contentType: "application/x-www-form-urlencoded"],
        body: Array("\(shown)event=\(match.output.2)".utf8)))
  }

  @Test func `a stack of presentations is worked by forms alone`() async throws {
    let sheet = try await press("New", on: get("/notes"), at: "/notes")
    #expect(sheet.status == .ok)
    #expect(sheet.text.contains("class=\"sheet\""))

    let asked = try await press("Discard", on: sheet, at: "/notes")
    #expect(asked.text.contains("class=\"sheet\""))
    #expect(asked.text.contains("class=\"alert\""))

    let kept = try await press("Keep", on: asked, at: "/notes")
    #expect(kept.text.contains("class=\"sheet\""))
    #expect(!kept.text.contains("class=\"alert\""))

    let saved = try await press("Save", on: kept, at: "/notes")
    #expect(saved.status == .seeOther)
    #expect(notes.count == 1)

    let left = try await press("Leave", on: asked, at: "/notes")
    #expect(left.status == .seeOther)
    #expect(notes.count == 1)
  }

  @Test func `a part of a long list has an address, which the program does not see`() async throws {
    let first = await get("/long")
    let link = try #require(first.text.firstMatch(of: /href="(\/long\?rows=[^"]*)"/)?.output.1)
    let second = await get(String(link))

    #expect(second.status == .ok)
    #expect(second.text.contains("<span>Row 51</span>"))
    #expect(!second.text.contains("<span>Row 50</span>"))
    #expect(second.text.contains("Rows 51–150 of 1,000"))
    let back = try #require(second.text.firstMatch(of: /href="(\/long[^"]*)"[^>]*><span>Previous/)?.output.1)
    #expect(await get(String(back)).text.contains("<span>Row 1</span>"))
    #expect(await get("/long?rows=1").status == .notFound)

    let pressed = try await press("Row 80", on: second, at: String(link))
    #expect(pressed.status == .seeOther)
    #expect(pressed.headers[.location] == String(link))
    #expect(notes.count == 80)
  }
}

@Observable @MainActor
private final class Notes {
  var count = 0
}

private struct NotesScreen: View {
  let notes: Notes

  @SceneStorage("address") private var address = ""
  @State private var isNew = false
  @State private var asks = false

  var body: some View {
    if address == "/long" {
      List {
        ForEach(1..<1001) { number in
          Button {
            notes.count = number
          } label: {
            Text(verbatim: "Row \(number)")
          }
        }
      }
    } else {
      Button("New") { isNew = true }
        .sheet(isPresented: $isNew) {
          NoteSheet(notes: notes)
        }
    }
  }
}

private struct NoteSheet: View {
  let notes: Notes

  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Save") {
      notes.count += 1
      dismiss()
    }
    Button("Discard") { asks = true }
      .alert("Sure?", isPresented: $asks) {
        Button("Leave", role: .destructive) { dismiss() }
        Button("Keep", role: .cancel) {}
      }
  }
}
