import DesignSystem
import Domain
import Foundation
import Observation
import PortableUI

/// A window's way from a chosen file to what would be imported, or to what is wrong with it.
@Observable
final class GuidanceFilesModel {
  enum State: Hashable {
    case idle
    case reading(name: String)
    case ready(name: String, GuidanceFile)
    case failed(name: String, [GuidanceFileProblem])
  }

  private(set) var state = State.idle
  private let files: any GuidanceFiles

  @ObservationIgnored private var reads = 0

  init(files: any GuidanceFiles) {
    self.files = files
  }

  var showsSheet: Bool {
    get { state != .idle }
    set { if !newValue { state = .idle } }
  }

  /// Reads and checks a file beside the main actor.
  func read(_ url: URL, now: Date = .now) async {
    let name = url.lastPathComponent
    state = .reading(name: name)
    reads += 1
    let number = reads
    let result = await Self.file(at: url, files, latest: .newest(at: now))
    guard number == reads, state == .reading(name: name) else { return }
    switch result {
    case .success(let file): state = .ready(name: name, file)
    case .failure(let refusal): state = .failed(name: name, refusal.problems)
    }
  }

  @concurrent private static func file(
    at url: URL, _ files: any GuidanceFiles, latest: Day
  ) async -> Result<GuidanceFile, GuidanceFileRefusal> {
    guard let data = try? ChosenFile.beginning(of: url, atMost: files.largestFile + 1) else {
      return .failure(GuidanceFileRefusal([GuidanceFileProblem(.unreadable)]))
    }
    do {
      return .success(try files.read(data, latest: latest))
    } catch {
      return .failure(error)
    }
  }
}
