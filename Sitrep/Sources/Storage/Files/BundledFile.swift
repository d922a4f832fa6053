import Foundation

/// A file that comes with the program, in the folder of resources beside it.
///
/// SwiftPM's `Bundle.module` would do as well, but where that folder is missing it looks into the one that the program
/// was built in, of whoever built it, and ends the process if there is none. So it is used on Apple's platforms alone,
/// where resources are a part of the app.
enum BundledFile {
  /// The place of a JSON file; nil where Apple's bundle has none.
  static func json(_ name: String) -> URL? {
    #if canImport(Darwin)
      Bundle.module.url(forResource: name, withExtension: "json")
    #else
      Bundle.main.bundleURL.appending(path: "sitrep_Storage.resources/\(name).json")
    #endif
  }
}
