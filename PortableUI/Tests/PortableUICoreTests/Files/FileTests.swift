import Foundation
import Testing

@testable import PortableUICore

@MainActor
@Suite struct FileTests {
  private func file(_ name: String, _ text: String = "text", type: String? = nil) throws -> ReceivedFile {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return ReceivedFile(name: name, contentType: type, url: url)
  }

  @Test func `kinds of files know their endings, media types and parents`() throws {
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "nothing") == nil)
    #expect(UTType(filenameExtension: "csv", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "image/PNG; a=b") == .png)
    #expect(UTType(mimeType: "image/png", conformingTo: .text) == nil)
    #expect(UTType("public.zip-archive") == .zip)
    #expect(UTType("none") == nil)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType(filenameExtension: "xlsx")?.conforms(to: .spreadsheet) == true)
    #expect(
      UTType.spreadsheet.acceptedByFields == [
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ".xlsx",
        "application/vnd.oasis.opendocument.spreadsheet", ".ods", "application/vnd.ms-excel", ".xls",
      ])
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType.html.preferredFilenameExtension == "html")
    let codes = try JSONEncoder().encode([UTType.json, .zip])
    #expect(try JSONDecoder().decode([UTType].self, from: codes) == [.json, .zip])
  }

  @Test func `a dialog takes the files, and goes`() throws {
    let window = Window { Importing() }
    window.tap("import")
    let field = try #require(window.allNodes.first { if case .fileField = $0.kind { true } else { false } })
    #expect(window.alerts.map(\.title) == ["Choose files"])
    guard case .fileField(let traits) = field.kind else { return }
    #expect(traits.accepted == ["text/csv", ".csv", "application/json", ".json"])
    #expect(traits.allowsMultiple)

    #expect(window.graph.perform(.files([]), on: field.key))
    #expect(window.graph.perform(.files([try file("a.csv"), try file("b.csv")]), on: field.key))
    window.evaluate()
    #expect(window.texts == ["import", "2 files, 0 cancellations"])
    window.tap("import")
    window.tap("Cancel")
    #expect(window.texts == ["import", "2 files, 1 cancellations"])
  }

  @Test func `a dialog for one file takes one of any kind`() throws {
    var taken: [URL] = []
    let window = Window {
      Text(verbatim: "a").fileImporter(isPresented: .constant(true), allowedContentTypes: [.data, .png]) { result in
        if case .success(let url) = result { taken.append(url) }
      }
    }
    let field = try #require(window.allNodes.first { if case .fileField = $0.kind { true } else { false } })
    let (first, second) = (try file("a"), try file("b"))

    #expect(window.graph.perform(.files([first, second]), on: field.key))
    #expect(taken == [first.url])
    #expect(first.url.startAccessingSecurityScopedResource())
    first.url.stopAccessingSecurityScopedResource()
    #expect(field.kind.accepted?.isEmpty == true)
  }

  @Test func `a document is handed out once`() {
    let window = Window { Exporting() }
    window.tap("export")

    let file = ExportedFile(name: "note.txt", contentType: "text/plain", data: Data("hello".utf8))
    #expect(window.graph.dequeueExports() == [file])
    #expect(window.graph.dequeueExports().isEmpty)
    #expect(window.texts.last == "note.txt")
    window.evaluate()
    #expect(window.graph.dequeueExports().isEmpty)
  }

  @Test func `a document that cannot be written says so`() {
    let window = Window { Exporting(folder: FileWrapper(directoryWithFileWrappers: [:]), type: .plainText) }
    window.tap("export")

    #expect(window.graph.dequeueExports().isEmpty)
    #expect(window.texts.last == "failed")
  }

  @Test func `a folder is handed out as a zip archive`() throws {
    let text = FileWrapper(regularFileWithContents: Data("Grüße".utf8))
    let folder = FileWrapper(directoryWithFileWrappers: [
      "b.txt": text, "ä": FileWrapper(directoryWithFileWrappers: ["a.txt": text]),
    ])
    let window = Window { Exporting(folder: folder) }
    window.tap("export")

    let file = try #require(window.graph.dequeueExports().first)
    #expect(file.name == "note.zip" && file.contentType == "application/zip")
    let zip = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).zip")
    try file.data.write(to: zip)
    defer { try? FileManager.default.removeItem(at: zip) }
    let listed = try ZipListing.of(zip)
    #expect(listed == ["note/b.txt: Grüße", "note/ä/a.txt: Grüße"])
  }

  @Test(arguments: [
    ("a", "a.txt"), ("a.txt", "a.txt"), ("a.csv", "a.csv.txt"), ("../a/b", "file..-a-b.txt"), ("", "file.txt"),
    ("a\nb", "a-b.txt"), (".hidden", "file.hidden.txt"),
  ])
  func `names of files hold no folders and the right ending`(name: String, expected: String) {
    #expect(ExportedFile.name(name, as: .plainText) == expected)
    #expect(ExportedFile.name(nil, as: .data) == "file")
  }

  @Test func `a picture is chosen and its bytes are read`() async throws {
    let window = Window { Picking() }
    let fields = window.allNodes.filter { if case .fileField = $0.kind { true } else { false } }
    #expect(fields.map(\.kind.accepted) == [["image/*"], ["image/*", "video/*"]])

    let files = [try file("a.png", "abc", type: "image/png"), try file("b", "de"), try file("c")]
    #expect(window.graph.perform(.files(files), on: fields[0].key))
    #expect(window.graph.perform(.files(files), on: fields[1].key))
    window.evaluate()
    await window.graph.tasksEnded(within: .seconds(30))
    window.evaluate()
    #expect(window.texts.suffix(2) == ["abc [\"public.png\"]", "2"])
  }

  @Test func `an item without a file has nothing to give`() async throws {
    let item = PhotosPickerItem(itemIdentifier: "x")

    #expect(try await item.loadTransferable(type: Data.self) == nil)
    #expect(item.supportedContentTypes.isEmpty)
    #expect(item.itemIdentifier == "x")
    let missing = PhotosPickerItem(
      file: ReceivedFile(name: "a", contentType: nil, url: URL(fileURLWithPath: "/none/such")))
    await #expect(throws: (any Error).self) { try await missing.loadTransferable(type: Data.self) }
    #expect(URL._transferred(Data("https://a".utf8)) == URL(string: "https://a"))
  }
}

/// What another program finds in a zip archive.
private enum ZipListing {
  /// Each file's path and text.
  static func of(_ zip: URL) throws -> [String] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-Ic",
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; "
        + "sys.stdout.buffer.write('\\n'.join(f'{n}: {z.read(n).decode()}' for n in z.namelist()).encode())",
      zip.path(percentEncoded: false),
    ]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

extension NodeKind {
  fileprivate var accepted: [String]? {
    if case .fileField(let traits) = self { traits.accepted } else { nil }
  }
}

private struct Importing: View {
  @State private var imports = false
  @State private var count = 0
  @State private var cancellations = 0

  var body: some View {
    Button("import") { imports = true }
    Text(verbatim: "\(count) files, \(cancellations) cancellations")
      .fileImporter(
        isPresented: $imports, allowedContentTypes: [.commaSeparatedText, .json], allowsMultipleSelection: true
      ) { result in
        if case .success(let urls) = result { count += urls.count }
      } onCancellation: {
        cancellations += 1
      }
  }
}

private struct Document: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text = "hello"
  var folder: FileWrapper?

  init(folder: FileWrapper?) {
    self.folder = folder
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    folder ?? FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Exporting: View {
  var folder: FileWrapper?
  var type = UTType.folder

  @State private var exports = false
  @State private var message = ""

  var body: some View {
    Button("export") { exports = true }
    Text(verbatim: message)
      .fileExporter(
        isPresented: $exports, document: Document(folder: folder), contentType: folder == nil ? .plainText : type,
        defaultFilename: "note"
      ) { result in
        switch result {
        case .success(let url): message = url.lastPathComponent
        case .failure: message = "failed"
        }
      }
  }
}

private struct Picking: View {
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var text = ""

  var body: some View {
    PhotosPicker("one", selection: $item, matching: .images)
    PhotosPicker(selection: $items, maxSelectionCount: 2, matching: .any(of: [.images, .videos])) {
      Text(verbatim: "two")
    }
    Text(verbatim: "\(text) \(item?.supportedContentTypes.map(\.identifier) ?? [])")
      .task(id: item) {
        guard let item else { return }
        do {
          text = try await item.loadTransferable(type: String.self) ?? ""
        } catch {
          text = "failed"
        }
      }
    Text(verbatim: "\(items.count)")
  }
}
