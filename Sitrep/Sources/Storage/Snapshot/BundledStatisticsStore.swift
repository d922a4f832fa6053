import CSnapshot
import Domain

/// The figures that come inside the program: readable with no file and no network.
package struct BundledStatisticsStore: StatisticsStore {
  private let snapshot: Snapshot

  /// Opens the snapshot in the program; decodes its table once, in a few milliseconds.
  package init() throws(SnapshotError) {
    try self.init(
      bytes: Array(UnsafeBufferPointer(start: sitrep_snapshot_bytes(), count: sitrep_snapshot_length())))
  }

  /// Opens any bytes in the snapshot's format; they are not trusted.
  init(bytes: [UInt8]) throws(SnapshotError) {
    snapshot = try Snapshot(bytes)
  }

  package func latestReport() -> StatisticsReport {
    snapshot.report
  }

  package func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory? {
    try read { snapshot throws(SnapshotError) in try snapshot.history(of: code) }
  }

  package var releases: [FiguresRelease] { [snapshot.first, snapshot.final] }

  package func history(of code: CountryCode, in release: FiguresRelease) throws(ReadProblem) -> CountryHistory? {
    guard release.source == snapshot.final.source else { return try history(of: code) }
    return try read { snapshot throws(SnapshotError) in try snapshot.finalHistory(of: code) }
  }

  private func read(
    _ history: (Snapshot) throws(SnapshotError) -> CountryHistory?
  ) throws(ReadProblem) -> CountryHistory? {
    do throws(SnapshotError) {
      return try history(snapshot)
    } catch {
      throw ReadProblem(error.description)
    }
  }
}
