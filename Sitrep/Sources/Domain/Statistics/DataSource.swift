/// Where figures come from, as people are told.
package struct DataSource: Hashable, Sendable {
  package let name: String
  package let url: String

  /// Under which terms the figures may be used; empty where that is not known.
  package let licence: String

  /// The day of the publisher's release, where people are told it: when it isn't the one that is shown at first.
  package let release: Day?

  package init(name: String, url: String, licence: String, release: Day? = nil) {
    self.name = name
    self.url = url
    self.licence = licence
    self.release = release
  }
}
