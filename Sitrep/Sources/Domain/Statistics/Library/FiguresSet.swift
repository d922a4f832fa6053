import Foundation

/// The figures of many countries from one source, with the days before where the source tells them.
package struct FiguresSet: Hashable, Sendable {
  package let report: StatisticsReport

  /// Whole series, for those of the report's countries that the source has them of.
  package let histories: [CountryCode: CountryHistory]

  package init(report: StatisticsReport, histories: [CountryCode: CountryHistory] = [:]) {
    self.report = report
    self.histories = histories
  }
}

/// How figures came to be here.
package enum FiguresOrigin: Hashable, Sendable {
  /// They came with the program.
  case program

  /// They were asked for over the network.
  case feed

  /// A person imported them; the names of the files.
  case file(name: String)
}

/// Figures that are kept, with how and when they came.
package struct KeptFigures: Hashable, Sendable {
  package let report: StatisticsReport
  package let origin: FiguresOrigin

  /// When they came; nil for those that came with the program.
  package let received: Date?

  package init(report: StatisticsReport, origin: FiguresOrigin, received: Date?) {
    self.report = report
    self.origin = origin
    self.received = received
  }
}

/// Figures that a person imported, while the import can be undone.
package struct ImportedFigures: Hashable, Sendable {
  package let name: String
  package let received: Date
  package let asOf: Day
  package let countries: Int

  package init(name: String, received: Date, asOf: Day, countries: Int) {
    self.name = name
    self.received = received
    self.asOf = asOf
    self.countries = countries
  }
}

/// A country's series with who published it; that may be another source than the shown figures have.
package struct SourcedHistory: Hashable, Sendable {
  package let history: CountryHistory
  package let source: DataSource

  package init(history: CountryHistory, source: DataSource) {
    self.history = history
    self.source = source
  }
}
