/// The form of a table of counts.
package struct OutbreakForm: Hashable, Sendable {
  /// Who publishes such tables; known by the heading.
  package enum Publisher: String, CaseIterable, Hashable, Sendable {
    /// WHO's COVID-19 figures, weekly or daily.
    case who

    /// The same as WHO published them in spring 2020.
    case whoFirst

    /// Our World in Data's tables of COVID-19: compact, older and of the latest day.
    case ourWorldInData

    /// Our World in Data's table of mpox, whose columns name no disease.
    case ourWorldInDataMpox

    /// What Our World in Data's charts offer for download.
    case ourWorldInDataChart

    /// Johns Hopkins University's series of COVID-19.
    case johnsHopkins
  }

  /// Where places, periods and counts stand.
  package enum Layout: String, CaseIterable, Hashable, Sendable {
    /// A row for each place and period.
    case long

    /// A row for each place, a column for each period.
    case periodsAcross

    /// A row for each period, columns for each place.
    case placesAcross
  }

  /// Nil: nobody's in particular.
  package let publisher: Publisher?

  package let layout: Layout

  package init(publisher: Publisher?, layout: Layout) {
    self.publisher = publisher
    self.layout = layout
  }
}
