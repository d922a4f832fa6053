import DesignSystem
import Domain
import Foundation

/// Where a window is in the Certificates tab: `/certificates`, with a picture's id, and with `full` or steps after it.
///
/// `/certificates/6f1c…/codes/1/layers?on=2021-12-24` shows how the picture's first code is made, for a day.
package nonisolated struct CertificatesRoute: TabRoute {
  /// A step into the tab.
  package enum Step: Hashable, Codable, Sendable {
    /// What a code of a picture says; codes count from 1.
    case code(Int, of: CertificatePicture.ID)
    /// How it is made.
    case layers(Int, of: CertificatePicture.ID)
    case trustList
    /// A code's text, to be pasted.
    case text
  }

  package static let tab = "certificates"

  /// The picture that is shown; nil: the one that was chosen last.
  package var picture: CertificatePicture.ID? {
    didSet { if picture != oldValue { (isFull, steps) = (false, steps.filter { ($0.picture ?? picture) == picture }) } }
  }

  /// Whether it fills the screen.
  package var isFull = false

  /// What is open, as the path of a stack.
  package var steps: [Step] = [] {
    didSet {
      if steps.isEmpty { day = nil }
      if let id = steps.first?.picture { picture = id }
    }
  }

  /// The day for which codes are checked; nil: the present moment.
  package var day: Day?

  package init() {}

  package init?(_ link: DeepLink) {
    var rest = link.steps[...]
    if let id = rest.first, UUID(uuidString: id) != nil, id == id.lowercased() {
      picture = id
      rest.removeFirst()
    }
    isFull = picture != nil && rest == ["full"]
    if isFull { return }
    guard let steps = Self.steps(rest, of: picture) else { return nil }
    self.steps = steps
    if !steps.isEmpty { day = Day(iso8601: link["on"]) }
  }

  /// Nil where what is written is no way into the tab.
  private static func steps(_ written: ArraySlice<String>, of picture: CertificatePicture.ID?) -> [Step]? {
    var (rest, steps) = (written, [Step]())
    if let picture, rest.first == "codes" {
      guard let written = rest.dropFirst().first, let number = Int(written), String(number) == written, number > 0
      else { return nil }
      steps.append(.code(number, of: picture))
      rest = rest.dropFirst(2)
      if rest == ["layers"] { return steps + [.layers(number, of: picture)] }
    }
    switch rest {
    case []: return steps
    case ["trust-list"]: return steps + [.trustList]
    case ["text"] where steps.isEmpty: return [.text]
    case ["text", "trust-list"] where steps.isEmpty: return [.text, .trustList]
    default: return nil
    }
  }

  package var link: DeepLink {
    DeepLink(
      Self.tab, (picture.map { [$0] } ?? []) + (isFull ? ["full"] : steps.flatMap(\.written)),
      query: [(name: "on", text: day?.iso8601 ?? "")])
  }

  /// The tab was at `/certificate`, and had a screen for the World Health Organization, which is a part of it now.
  package static func moved(from link: DeepLink) -> Self? {
    guard link.tab == "certificate" else { return nil }
    return link.steps == ["who"] ? Self() : Self(link)
  }
}

nonisolated extension CertificatesRoute.Step {
  fileprivate var picture: CertificatePicture.ID? {
    switch self {
    case .code(_, let id), .layers(_, let id): id
    case .trustList, .text: nil
    }
  }

  /// As the address says it, after the picture.
  fileprivate var written: [String] {
    switch self {
    case .code(let number, _): ["codes", String(number)]
    case .layers: ["layers"]
    case .trustList: ["trust-list"]
    case .text: ["text"]
    }
  }
}

extension CertificatesModel {
  /// False where the route names a picture that is not there.
  package func has(_ route: CertificatesRoute) -> Bool {
    route.picture.map { id in pictures.contains { $0.id == id } } ?? true
  }
}
