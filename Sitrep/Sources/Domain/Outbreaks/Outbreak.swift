import Foundation

/// An outbreak's head: what is known of it without its counts.
package struct Outbreak: Hashable, Identifiable, Sendable {
  package let id: OutbreakID

  /// As the person calls it.
  package var name: String
  package var disease: Disease
  package var level: PlaceLevel
  package var period: ReportingPeriod

  /// Whether it is made of counts or of cases.
  package var content: OutbreakContent
  package var source: DataSource
  package var provenance: Provenance

  /// When its counts came.
  package var received: Date

  /// From the first period's first day to the last one's last.
  package var days: ClosedRange<Day>

  /// From where its counts can be asked for anew; nil for those that came from files alone.
  package var feed: OutbreakFeedLink?

  package init(
    id: OutbreakID, name: String, disease: Disease, level: PlaceLevel, period: ReportingPeriod,
    content: OutbreakContent = .counts, source: DataSource, provenance: Provenance, received: Date,
    days: ClosedRange<Day>, feed: OutbreakFeedLink? = nil
  ) {
    self.id = id
    self.name = name
    self.disease = disease
    self.level = level
    self.period = period
    self.content = content
    self.source = source
    self.provenance = provenance
    self.received = received
    self.days = days
    self.feed = feed
  }
}

/// A publisher that an outbreak's counts can be asked of again.
package struct OutbreakFeedLink: Hashable, Codable, Sendable {
  /// Publishers whose form is known.
  package enum Publisher: String, Hashable, Codable, Sendable {
    /// The World Health Organization's weekly file of COVID-19.
    case who
  }

  package let publisher: Publisher

  /// By what the publisher knows the counts that it sent last; nil where it told nothing.
  package let mark: CacheValidator?

  package init(_ publisher: Publisher, mark: CacheValidator?) {
    self.publisher = publisher
    self.mark = mark
  }
}
