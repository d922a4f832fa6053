/// The accessibility identifiers that the tests use.
///
/// A test bundle cannot import what the package keeps to itself, so they stand here once more; a test of the repository
/// finds each of them in the app's own sources.
enum StatisticsID {
  static let watchedToggle = "statistics.watchedToggle"
  static let detailFlag = "statistics.detail.flag"
  static let watchButton = "statistics.detail.watch"

  static func row(_ code: String) -> String { "statistics.row.\(code)" }
}

enum WorldID {
  static let sentence = "world.sentence"
  static let countryCount = "world.continent.count"
  static let people = "world.continent.people"
  static let addCountry = "world.continent.add"
  static let goBack = "world.continent.back"
  static let name = "world.form.name"
  static let population = "world.form.population"
  static let add = "world.form.add"

  static func continent(_ continent: String) -> String { "world.continent.\(continent)" }
}

enum CertificatesID {
  static let area = "certificates.area"
  static let privacy = "certificates.privacy"
}

enum GuidanceID {
  static let symptoms = "guidance.symptoms"
}

enum WorkspacesID {
  static let noChannels = "workspaces.noChannels"
  static let content = "workspaces.message.content"
  static let posted = "workspaces.message.posted"

  static func count(_ name: String) -> String { "count for \(name)" }
  static func members(_ name: String) -> String { "members active in \(name)" }
  static func latest(_ name: String) -> String { "latest message in \(name)" }
  static func workspace(_ id: String) -> String { "workspaces.workspace.\(id)" }
  static func channel(_ id: String) -> String { "workspaces.channel.\(id)" }
  static func message(_ id: String) -> String { "workspaces.messages.\(id)" }
}
