import DesignSystem
import Domain
import Foundation
import Interchange
import Synchronization
import Testing

@testable import Statistics

/// Workbooks in a window's import.
@MainActor @Suite struct WorkbookReadingTests {
  /// A workbook of two sheets; the larger one holds no counts if it is called Codes.
  private nonisolated final class Sheets: SheetReader {
    private let reader: @Sendable (String?) async throws(WorkbookProblem) -> SheetTable
    private let names = Mutex<[String?]>([])

    init(_ reader: @escaping @Sendable (String?) async throws(WorkbookProblem) -> SheetTable) {
      self.reader = reader
    }

    var asked: [String?] { names.withLock(\.self) }

    func sheets(in file: FiguresFile, choosing name: String?) async throws(OutbreakFileProblem) -> SheetTable {
      names.withLock { $0.append(name) }
      do throws(WorkbookProblem) {
        return try await reader(name)
      } catch {
        throw OutbreakFileProblem(file: file.name, .workbook(error))
      }
    }
  }

  private nonisolated static func table(_ name: String) -> SheetTable {
    let csv = name == "Counts" ? "District,Date,New cases\nBaro,2024-05-01,3\nBaro,2024-05-02,4\n" : "Code,Word\na,b\n"
    return SheetTable(name: name, sheets: ["Codes", "Counts"], csv: Data(csv.utf8))
  }

  private func library() throws -> StatisticsLibrary {
    let report = SampleStatistics().latestReport()
    return StatisticsLibrary(
      snapshot: FiguresSnapshot(shown: KeptFigures(report: report, origin: .program, received: nil)),
      store: FixedFigures(report), feed: nil, files: FakeReader(meanings: [:]))
  }

  private func file() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xlsx")
    try Data("PK\u{3}\u{4}".utf8).write(to: url)
    return url
  }

  private func codec(_ sheets: (any SheetReader)?) -> OutbreakFileCodec {
    OutbreakFileCodec(countries: [], version: "", sheets: sheets, digest: { _ in "" })
  }

  @Test func `a choice reads the same sheet again, and only another sheet is decoded`() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let sheets = Sheets { name in Self.table(name ?? "Counts") }
    let (model, files) = (FiguresFileImport(), OutbreakReader(codec(sheets)))

    await model.read([url], into: try library(), outbreaks: files, locale: Locale(identifier: "en"))
    guard case .ready(.outbreak(var reading)) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(reading.plan.kept == 2 && reading.plan.provenance.files.map(\.sheet) == ["Counts"])

    let before = reading.at(.values)
    reading = before
    reading.choices.disease = .known(.cholera)
    await model.read(again: reading, after: before, by: files)
    guard case .ready(.outbreak(let again)) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(again.step == .values && again.plan.disease == .known(.cholera) && sheets.asked == [nil])

    let chosen = ChosenSheets(files: again.files, choices: again.choices)
    #expect(chosen.sheets == ["Codes", "Counts"] && chosen.sheet == "Counts")
    await model.read(again.files, chosen.choices(of: "Codes"), by: files)
    #expect(sheets.asked == [nil, "Codes"])
  }

  @Test func `where the largest sheet is of no use, the others are offered`() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let sheets = Sheets { name in Self.table(name ?? "Codes") }
    let (model, files) = (FiguresFileImport(), OutbreakReader(codec(sheets)))

    await model.read([url], into: try library(), outbreaks: files, locale: Locale(identifier: "en"))
    guard case .failed(.sheet(let problem, of: let chosen)) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(problem.file == url.lastPathComponent && chosen.sheet == "Codes" && chosen.sheets == ["Codes", "Counts"])

    await model.read(chosen.files, chosen.choices(of: "Counts"), by: files)
    guard case .ready(.outbreak(let reading)) = model.step else {
      Issue.record("\(model.step)")
      return
    }
    #expect(reading.plan.kept == 2 && reading.choices.sheet == "Counts")
  }

  @Test func `where nothing reads workbooks, one is refused for that`() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let model = FiguresFileImport()

    await model.read(
      [url], into: try library(), outbreaks: OutbreakReader(codec(nil)), locale: Locale(identifier: "en"))

    let problem = OutbreakFileProblem(file: url.lastPathComponent, .workbook(.notReadableHere))
    #expect(model.step == .failed(.outbreak(problem)))
  }

  @Test func `putting the files away ends the reading`() async throws {
    let url = try file()
    defer { try? FileManager.default.removeItem(at: url) }
    let ended = Mutex(false)
    let sheets = Sheets { _ throws(WorkbookProblem) in
      do {
        try await Task.sleep(for: .seconds(600))
      } catch {
        ended.withLock { $0 = true }
      }
      throw .cancelled
    }
    let (model, library) = (FiguresFileImport(), try library())
    let reading = Task {
      await model.read([url], into: library, outbreaks: OutbreakReader(codec(sheets)), locale: Locale(identifier: "en"))
    }
    while sheets.asked.isEmpty { await Task.yield() }

    model.close()
    await reading.value

    #expect(ended.withLock(\.self) && model.step == .idle)
  }
}

extension AnyOutbreakImport {
  /// How many rows are kept.
  fileprivate var kept: Int { provenance.kept }
}
