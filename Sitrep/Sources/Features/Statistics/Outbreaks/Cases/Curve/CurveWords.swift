import DesignSystem
import Domain
import PortableUI

/// A curve in words.
enum CurveWords {
  static func title(_ kind: CurveFigure.Kind) -> Text {
    switch kind {
    case .part(let part): CaseWords.title(part)
    case .onset: Text("By date of onset", bundle: .module)
    case .report: Text("By date of report", bundle: .module)
    }
  }

  static func title(_ basis: CaseCurve.Basis) -> Text {
    switch basis {
    case .onset: Text("Date of onset", bundle: .module)
    case .onsetElseReport: Text("Date of onset, else of report", bundle: .module)
    case .report: Text("Date of report", bundle: .module)
    }
  }

  static func title(_ stack: CaseCurve.Stack?) -> Text {
    switch stack {
    case .caseClass: Text("Class", bundle: .module)
    case .outcome: Text("Outcome", bundle: .module)
    case .sex: Text("Sex", bundle: .module)
    case .age: Text("Age", bundle: .module)
    case .vaccination: Text("Vaccination", bundle: .module)
    case nil: Text("Not divided", bundle: .module)
    }
  }

  /// As "W13 2024 · Mar 25, 2024", or the day alone.
  static func name(_ bar: CaseCurve.Bar, of period: ReportingPeriod) -> Text { name(bar.firstDay, of: period) }

  /// The same by the bar's first day.
  static func name(_ firstDay: Day, of period: ReportingPeriod) -> Text {
    guard case .week(let start) = period else { return Text(firstDay, format: .shortDay) }
    let week = EpiWeek(containing: firstDay, start: start)
    let number = Text("W\(String(week.number)) \(String(week.year))", bundle: .module)
    return Text("\(number) · \(firstDay, format: .shortDay)", bundle: .module)
  }

  static func most(_ bar: CaseCurve.Bar, of period: ReportingPeriod) -> Text {
    Text("Most cases: \(bar.cases, format: .count), \(name(bar, of: period))", bundle: .module)
  }
}
