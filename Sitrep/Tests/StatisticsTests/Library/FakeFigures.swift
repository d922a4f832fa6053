import Domain
import Foundation
import Testing

/// A feed that answers what a test wants, in turn, and notes what it was asked.
actor FakeFeed: FiguresFeed {
  nonisolated let host = "disease.sh"
  private(set) var questions: [FeedQuestion] = []
  private(set) var flagsAsked: [CountryCode] = []
  private var answers: [Result<FeedAnswer, RefreshProblem>]
  private let flags: [CountryCode: Result<Data?, RefreshProblem>]
  private var isOpen = true
  private var free = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ answers: [Result<FeedAnswer, RefreshProblem>] = [], flags: [CountryCode: Result<Data?, RefreshProblem>] = [:])
  {
    self.answers = answers
    self.flags = flags
  }

  func answer(
    to question: FeedQuestion, progress: @escaping @Sendable (RefreshProgress) -> Void
  ) async throws(RefreshProblem) -> FeedAnswer {
    questions.append(question)
    progress(RefreshProgress(bytes: 5, expected: 10))
    while !isOpen, questions.count > free { await withCheckedContinuation { waiting.append($0) } }
    if Task.isCancelled { throw .cancelled }
    return try answers.isEmpty ? .unchanged : answers.removeFirst().get()
  }

  func flag(of code: CountryCode) async throws(RefreshProblem) -> Data? {
    flagsAsked.append(code)
    return try flags[code]?.get()
  }

  /// Lets no answer through until ``open()``, but for the first ones.
  func close(after free: Int = 0) {
    isOpen = false
    self.free = free
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A reader that knows what each text means.
struct FakeReader: FiguresFiles {
  var meanings: [String: Result<FiguresImport, FiguresFileProblem>]

  func read(_ files: [FiguresFile], _ choices: FiguresChoices) throws(FiguresFileProblem) -> FiguresImport {
    let text = String(decoding: files.first?.bytes ?? Data(), as: UTF8.self)
    if text == "dated", choices.asOf == nil { throw FiguresFileProblem(file: nil, .noDay) }
    if text == "unnamed", choices.disease == nil { throw FiguresFileProblem(file: nil, .noDisease(named: "mpox")) }
    guard let meaning = meanings[text] else { throw FiguresFileProblem(file: files.first?.name, .unknownForm) }
    return try meaning.get()
  }

  func write(_ table: FiguresTable) -> Data { Data() }
}

extension FiguresImport {
  /// The sample countries on another day, so many cases more; nil: how many is not told.
  static func made(
    on day: String, adding number: Int?, source: String = "Feed", keeping most: Int = 12,
    histories: [CountryCode: CountryHistory] = [:]
  ) throws -> FiguresImport {
    let day = try #require(Day(day))
    let rows = SampleStatistics().latestReport().rows.prefix(most).map { row in
      CountryFigures(
        country: row.country, day: day,
        confirmed: DailyCount(total: row.confirmed.total.map { $0 + (number ?? 0) }, new: number),
        recovered: row.recovered,
        deaths: row.deaths)
    }
    let report = StatisticsReport(
      asOf: day, source: DataSource(name: source, url: "", licence: ""), rows: rows, leftOut: [])
    let file = File(
      name: "file", form: .feedCountries, source: report.source, rows: most, taken: most, joined: [], leftOut: [],
      days: day...day)
    return FiguresImport(files: [file], set: FiguresSet(report: report, histories: histories))
  }
}

extension FeedAnswer {
  static func text(_ text: String, mark: CacheValidator? = nil, sent: Day? = nil) -> FeedAnswer {
    .body(Data(text.utf8), mark: mark, sent: sent)
  }
}
