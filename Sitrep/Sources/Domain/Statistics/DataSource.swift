/// Where figures come from, as people are told.
package struct DataSource: Hashable, Sendable {
  package let name: String
  package let url: String

  /// Under which terms the figures may be used; empty where that is not known.
  package let licence: String

  package init(name: String, url: String, licence: String) {
    self.name = name
    self.url = url
    self.licence = licence
  }
}
