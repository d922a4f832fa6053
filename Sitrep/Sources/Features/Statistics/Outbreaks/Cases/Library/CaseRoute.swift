import DesignSystem
import Domain
import Reports

/// What the screens of a line list show: `by=sex&week=sun&bars=day&date=onset&class=confirmed,probable&table=1&language=ru`.
package nonisolated struct CaseRoute: Hashable, Sendable {
  /// What bars are made of; nil: of nothing in particular.
  package var stack: CaseCurve.Stack?

  /// When weeks begin.
  package var weekStart = Weekday.monday

  /// True: a bar a day; else a week.
  package var isDaily = false

  /// The date that places a case in the curve.
  package var basis = CaseCurve.Basis.onsetElseReport

  /// What is counted; empty: all.
  package var classes: Set<CaseClass> = []

  /// Whether the table is shown below the curve.
  package var showsTable = false

  /// The language of the report; nil: the reader's.
  package var language: WrittenLanguage?

  package init() {}

  /// How much time a bar is of.
  package var period: ReportingPeriod { isDaily ? .day : .week(start: weekStart) }
}

nonisolated extension CaseRoute {
  /// Reads what an address says; unknown words are ignored.
  init(_ link: DeepLink) {
    stack = CaseCurve.Stack.allCases.first { $0.word == link["by"] }
    weekStart = link["week"] == Self.sunday ? .sunday : .monday
    isDaily = link["bars"] == Self.daily
    basis = [.onset, .report].first { $0.rawValue == link["date"] } ?? .onsetElseReport
    let words = link["class"].split { $0 == "," || $0 == "+" || $0 == " " }.map { String($0) }
    classes = Set(words.compactMap { CaseClass(rawValue: $0) })
    showsTable = link["table"] == "1"
    language = WrittenLanguage(rawValue: link["language"])
  }

  /// What differs from the beginning, of what a screen shows.
  func query(on screen: CaseScreenKind) -> [(name: String, text: String)] {
    let kinds = CaseClass.allCases.filter { classes.contains($0) }.map(\.rawValue).joined(separator: ",")
    switch screen {
    case .curve:
      return [
        (name: "by", text: stack?.word ?? ""), (name: "week", text: weekStart == .sunday ? Self.sunday : ""),
        (name: "bars", text: isDaily ? Self.daily : ""),
        (name: "date", text: basis == .onsetElseReport ? "" : basis.rawValue), (name: "class", text: kinds),
        (name: "table", text: showsTable ? "1" : ""),
      ]
    case .people: return [(name: "class", text: kinds)]
    case .quality: return []
    case .report: return [(name: "language", text: language?.rawValue ?? "")]
    }
  }

  private static let sunday = "sun"
  private static let daily = "day"
}

nonisolated extension CaseCurve.Stack {
  /// As addresses name it.
  var word: String { self == .caseClass ? "class" : rawValue }
}

nonisolated extension StatisticsRoute {
  /// The same outbreak with a screen of its line list opened.
  func opening(_ screen: CaseScreenKind) -> StatisticsRoute {
    var route = self
    route.selection = .cases(screen)
    return route
  }
}
