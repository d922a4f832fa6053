import AppShell
import Domain
import Foundation
import PortableUIWeb

/// Where the pictures of flags are served.
package enum FlagMedia {
  /// The folder below `/media/`.
  private static let folder = "flags/"

  /// The address of a country's flag.
  package static func url(of code: CountryCode) -> URL? { URL(string: "/media/" + folder + code.rawValue) }

  /// The flag at a path below `/media/`, or nil where there is none.
  @MainActor static func media(at path: String, in dependencies: Dependencies) -> WebMedia? {
    guard path.hasPrefix(folder), let code = CountryCode(String(path.dropFirst(folder.count))) else { return nil }
    return dependencies.flag(of: code).map { WebMedia($0, kind: .png, cachePolicy: .private(seconds: 86_400)) }
  }
}
