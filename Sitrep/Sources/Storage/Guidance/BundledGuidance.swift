import Domain
import Foundation

/// The guidance that comes with the program, from the resource `Guidance.json`.
package enum BundledGuidance {
  /// The resource is missing or damaged: the program was not installed whole.
  package struct Missing: Error, CustomStringConvertible {
    package let description = "The guidance that comes with sitrep is missing or damaged. Install sitrep again."
  }

  static var resource: URL? { BundledFile.json("Guidance") }

  package static func content(by files: any GuidanceFiles) throws(Missing) -> GuidanceContent {
    try content(of: resource, by: files)
  }

  static func content(of resource: URL?, by files: any GuidanceFiles) throws(Missing) -> GuidanceContent {
    do {
      guard let resource else { throw Missing() }
      // It was checked when the program was made; a clock that is wrong must not matter.
      return try files.read(Data(contentsOf: resource), latest: .distantFuture).content
    } catch {
      throw Missing()
    }
  }
}
