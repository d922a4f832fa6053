/// Who published a population figure.
package enum PopulationSource: String, Hashable, Codable, Sendable {
  case worldBank
  case jhuReference

  /// The publisher's name; a proper noun, the same in every language.
  package var name: String {
    switch self {
    case .worldBank: "World Bank"
    case .jhuReference: "JHU CSSE"
    }
  }
}
