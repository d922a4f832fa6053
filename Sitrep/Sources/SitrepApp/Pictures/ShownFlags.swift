import Domain
import Foundation

/// A store of flags whose pictures are also files that views can load.
struct ShownFlags: FlagStore {
  let store: any FlagStore
  let files: ShownPictures

  func flags() async throws(ReadProblem) -> [CountryCode: Data] {
    let flags = try await store.flags()
    for (code, flag) in flags where !files.has(code.rawValue) { show(flag, of: code) }
    return flags
  }

  func keep(_ flag: Data, of code: CountryCode) async throws(SaveProblem) {
    try await store.keep(flag, of: code)
    show(flag, of: code)
  }

  /// A flag without a file is shown as emoji, as one without a picture.
  private func show(_ flag: Data, of code: CountryCode) { try? files.keep(flag, as: code.rawValue) }
}
