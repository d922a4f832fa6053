/// A page that statements are taken from.
package struct GuidanceSource: Hashable, Identifiable, Sendable {
  /// Small letters, digits and hyphens: it stands in addresses.
  package let id: String

  package let title: GuidanceText
  package let publisher: GuidanceText

  /// Always `https`.
  package let url: String

  /// When the page was written or last changed, as far as it says so.
  package let date: GuidanceDate

  /// How the page was read, where that matters; nil: nothing has to be said.
  package let note: GuidanceText?

  package init(
    id: String, title: GuidanceText, publisher: GuidanceText, url: String, date: GuidanceDate, note: GuidanceText? = nil
  ) {
    self.id = id
    self.title = title
    self.publisher = publisher
    self.url = url
    self.date = date
    self.note = note
  }
}
