import DesignSystem
import Domain
import Foundation

/// A window's way from a chosen file to what would be imported, or to what is wrong with it.
typealias GuidanceFileImport = FileImport<GuidanceFile, GuidanceFileRefusal>

extension GuidanceFileImport {
  /// Reads and checks a file.
  func read(_ url: URL, by files: any GuidanceFiles, now: Date = .now) async {
    await read([url], atMost: files.largestFile + 1) { opened throws(GuidanceFileRefusal) in
      try files.read(opened[0].bytes, latest: .newest(at: now))
    }
  }
}
