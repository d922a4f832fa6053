import Domain
import Foundation
import TestTraits
import Testing

@testable import Statistics

@Suite struct RefreshPaceTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `the advised pause grows with each failure up to an hour, and a success ends it`() {
    var pace = RefreshPace()
    let pauses = (1...12).map { _ in pace.failed(.timedOut, at: start).timeIntervalSince(start) }

    #expect(pauses == [5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600])
    pace.succeeded()
    #expect(pace.failed(.timedOut, at: start).timeIntervalSince(start) == 5)
  }

  @Test func `failures close nothing: a person may try again at once`() throws {
    var pace = RefreshPace()
    try pace.begin(at: start)
    _ = pace.failed(.timedOut, at: start)

    #expect(throws: Never.self) { try pace.begin(at: start) }
  }

  @Test func `a feed that wants to be left alone is, for an hour at most`() throws {
    var pace = RefreshPace()
    let advice = pace.failed(.askedToWait(until: start.addingTimeInterval(1e9)), at: start)
    #expect(advice == start.addingTimeInterval(3_600))

    #expect(throws: RefreshProblem.askedToWait(until: advice)) { try pace.begin(at: start.addingTimeInterval(3_599)) }
    try pace.begin(at: start.addingTimeInterval(3_600))
  }

  @Test(.proves("L3")) func `requests that belong together are made together or not at all`() throws {
    var pace = RefreshPace()
    for second in 0..<5 { try pace.begin(at: start.addingTimeInterval(Double(second))) }

    #expect(throws: RefreshProblem.tooOften(until: start.addingTimeInterval(60))) {
      try pace.begin(requests: 2, at: start.addingTimeInterval(10))
    }
    try pace.begin(requests: 2, at: start.addingTimeInterval(60))
    #expect(throws: RefreshProblem.tooOften(until: start.addingTimeInterval(62))) {
      try pace.begin(requests: 2, at: start.addingTimeInterval(60))
    }
  }

  @Test func `a clock that was put back closes nothing`() throws {
    var pace = RefreshPace()
    for _ in 1...6 { try pace.begin(at: start) }
    _ = pace.failed(.askedToWait(until: start.addingTimeInterval(60)), at: start)

    #expect(throws: Never.self) { try pace.begin(at: start.addingTimeInterval(-1e8)) }
  }

  @Test(arguments: [
    (FiguresFileProblem.Cause.tooLarge(limit: 5), RefreshProblem.tooLarge(limit: 5)), (.mistaken(.webPage), .notJSON),
    (.notText, .notJSON), (.notJSON(.expected(.value), line: 1, column: 1), .notJSON), (.empty, .cutOff),
    (.cutOff, .cutOff),
    (.tooManyRows(limit: 5), .wrongShape(path: "", reason: "it has more than 5 rows")),
    (.tooManyDays(limit: 5), .wrongShape(path: "", reason: "it has more than 5 days")),
    (.noCountries, .wrongShape(path: "", reason: "it holds no countries")),
    (.noDay, .wrongShape(path: "", reason: "it names no day")),
    (.unknownKind, .wrongShape(path: "", reason: "it is not what the feed was asked for")),
  ])
  func `an answer that cannot be read is a problem of the refresh`(
    cause: FiguresFileProblem.Cause, problem: RefreshProblem
  ) {
    #expect(RefreshProblem(cause) == problem)
    #expect(problem.end == nil)
  }
}
