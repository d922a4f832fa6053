import CSnapshot
import Domain
import Testing

@testable import Storage

@Suite struct SnapshotDamageTests {
  private let bundled = Array(
    UnsafeBufferPointer(start: sitrep_snapshot_bytes(), count: sitrep_snapshot_length()))

  @Test func `a snapshot written by hand is understood`() throws {
    let history = try #require(try BundledStatisticsStore(bytes: SnapshotBuilder().bytes).history(of: code("AA")))

    #expect(history.confirmed == [4, 5, 5])
    #expect(history.recovered == [nil, nil, nil])
    #expect(history.deaths == [0, 0, 0])
  }

  @Test func `in one written by hand, the final release follows the first, replaces it or stands alone`() throws {
    let following = try Snapshot(SnapshotBuilder().bytes)
    let whole = SnapshotBuilder.Country(finalKind: 1, finalDifferences: [[9, 0, 0, 0, 1], [0, 0, 0, 0, 0]])
    let replacing = try Snapshot(SnapshotBuilder(countries: [whole]).bytes)

    let history = try #require(try following.finalHistory(of: code("AA")))
    #expect(history.confirmed == [4, 5, 5, 7, nil] && history.deaths == [0, 0, 0, 0, 1])
    #expect(history.recovered == Array(repeating: nil, count: 5))
    #expect(try replacing.history(of: code("AA"))?.confirmed == [4, 5, 5])
    #expect(try replacing.finalHistory(of: code("AA"))?.confirmed == [9, 9, 9, 9, 10])
    #expect(try following.finalHistory(of: code("BB"))?.confirmed == [1, 2, 3, 4, 5])
    #expect(try following.history(of: code("BB")) == nil)
    #expect(following.final.source.release == following.first.days.lowerBound.advanced(by: 4))
    #expect(following.final.leftOut == ["A ship", "An event"] && following.first.leftOut == ["A ship"])
  }

  @Test(arguments: [0, 1, 7, 8, 35, 36, 43, 44, 5_000, 100_000, 500_000])
  func `a bundled snapshot cut short is refused`(length: Int) {
    #expect(throws: SnapshotError.self) { try BundledStatisticsStore(bytes: Array(bundled.prefix(length))) }
  }

  @Test func `one byte less or more is refused`() {
    #expect(throws: SnapshotError.self) { try BundledStatisticsStore(bytes: bundled.dropLast()) }
    #expect(throws: SnapshotError.self) { try BundledStatisticsStore(bytes: bundled + [0]) }
  }

  @Test func `a flipped bit in the bundled head or table is refused`() {
    for position in stride(from: 0, to: 8_000, by: 397) {
      #expect(throws: SnapshotError.self) {
        try BundledStatisticsStore(bytes: flipping(bit: position % 8, at: position, of: bundled))
      }
    }
  }

  @Test func `a flipped bit in a history spoils that country only`() throws {
    let store = try BundledStatisticsStore(bytes: flipping(bit: 3, at: bundled.count - 100, of: bundled))
    let final = try #require(store.releases.last)

    let problem = try #require(throws: ReadProblem.self) { try store.history(of: code("TV"), in: final) }
    #expect(problem.reason.hasPrefix("The figures that come with sitrep cannot be read: the snapshot is damaged"))
    #expect(try store.history(of: code("AF"), in: final) != nil)
    #expect(try store.history(of: code("ZW")) != nil)
  }

  @Test func `a flipped bit in the first release's history spoils both releases of that country`() throws {
    let whole = SnapshotBuilder(countries: [.init(), .init(code: "CC")], added: []).bytes
    let snapshot = try Snapshot(flipping(bit: 0, at: whole.count - 26, of: whole))

    #expect(throws: SnapshotError.self) { try snapshot.history(of: code("AA")) }
    #expect(throws: SnapshotError.self) { try snapshot.finalHistory(of: code("AA")) }
    #expect(try snapshot.finalHistory(of: code("CC")) != nil)
  }

  @Test func `any cut of a small snapshot is refused`() {
    let whole = SnapshotBuilder().bytes
    for length in whole.indices {
      #expect(throws: SnapshotError.self) { try BundledStatisticsStore(bytes: Array(whole.prefix(length))) }
    }
  }

  @Test func `any flipped bit of a small snapshot is found`() {
    let whole = SnapshotBuilder().bytes
    for position in whole.indices {
      for bit in 0..<8 {
        #expect(throws: SnapshotError.self) {
          let snapshot = try Snapshot(flipping(bit: bit, at: position, of: whole))
          _ = try snapshot.finalHistory(of: code("AA"))
          _ = try snapshot.finalHistory(of: code("BB"))
        }
      }
    }
  }

  @Test func `any changed byte with a matching checksum is read or refused, and never traps`() throws {
    let whole = SnapshotBuilder().bytes
    for position in 8..<whole.count {
      for value: UInt8 in [0x00, 0x01, 0x40, 0x7F, 0x80, 0xFF] {
        var changed = whole
        changed[position] = value
        repairHeadChecksum(&changed)
        do {
          let snapshot = try Snapshot(changed)
          _ = try snapshot.finalHistory(of: code("AA"))
          _ = try snapshot.finalHistory(of: code("BB"))
        } catch is SnapshotError {
          continue
        }
      }
    }
  }

  @Test(arguments: hostile)
  func `contents that contradict themselves are refused`(snapshot: SnapshotBuilder) {
    #expect(throws: SnapshotError.self) {
      let read = try Snapshot(snapshot.bytes)
      _ = try read.finalHistory(of: code("AA"))
      _ = try read.finalHistory(of: code("BB"))
    }
  }

  @Test func `hostile names come through as they are`() throws {
    let name = "<script>alert('1')</script> \u{202E}\u{2066} \"quoted\" & \0"

    let snapshot = SnapshotBuilder(
      leftOut: [name], countries: [SnapshotBuilder.Country(englishName: name, russianName: name)])

    let report = try BundledStatisticsStore(bytes: snapshot.bytes).latestReport()
    #expect(report.rows.map(\.country.englishName) == [name])
    #expect(report.rows.map(\.country.russianName) == [name])
    #expect(report.leftOut == [name])
  }

  @Test func `errors are told apart and say what to do`() {
    #expect(throws: SnapshotError.notASnapshot) { try BundledStatisticsStore(bytes: Array("PK\u{3}\u{4}".utf8)) }
    #expect(throws: SnapshotError.unknownVersion(4)) {
      try BundledStatisticsStore(bytes: SnapshotBuilder(version: 4).bytes)
    }
    #expect(
      SnapshotError.damaged("it ends too early").description
        == "The figures that come with sitrep cannot be read: the snapshot is damaged (it ends too early). "
        + "Please install sitrep again.")
  }

  private static let hostile: [SnapshotBuilder] = {
    typealias Country = SnapshotBuilder.Country
    let growth: [Int?] = Array(repeating: 1 << 60, count: 9)
    return [
      SnapshotBuilder(firstDay: .max),
      SnapshotBuilder(dayCount: .max),
      SnapshotBuilder(dayCount: 0, shownDay: 0),
      SnapshotBuilder(dayCount: 4),
      SnapshotBuilder(dayCount: 2),
      SnapshotBuilder(shownDay: 3),
      SnapshotBuilder(finalDayCount: .max),
      SnapshotBuilder(finalDayCount: 2),
      SnapshotBuilder(finalDayCount: 4),
      SnapshotBuilder(finalDayCount: 6),
      SnapshotBuilder(countries: [Country(finalKind: 2)]),
      SnapshotBuilder(countries: [Country(finalKind: 1)]),
      SnapshotBuilder(countries: [Country(finalDifferences: [[-6, 0], [0, 0]])]),
      SnapshotBuilder(added: [.init(code: "AA")]),
      SnapshotBuilder(added: [.init(), .init()]),
      SnapshotBuilder(countries: [Country(), Country()]),
      SnapshotBuilder(countries: [Country(code: "A1")]),
      SnapshotBuilder(countries: [Country(continent: 6)]),
      SnapshotBuilder(countries: [Country(shown: [-1, 0, 0, 0, 0, 0, 0, 0, 0])]),
      SnapshotBuilder(countries: [Country(differences: [[1, -2, 0], [0, 0, 0], [0, 0, 0]])]),
      SnapshotBuilder(dayCount: 9, finalDayCount: 11, countries: [Country(differences: [growth, growth, growth])]),
    ]
  }()

  private func flipping(bit: Int, at position: Int, of bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes[position] ^= 1 << bit
    return bytes
  }

  /// Makes the checksum fit again, as somebody who means harm would.
  private func repairHeadChecksum(_ bytes: inout [UInt8]) {
    let length = bytes[36..<40].reversed().reduce(0) { $0 << 8 | Int($1) }
    let table = bytes[44...].prefix(length)
    bytes.replaceSubrange(40..<44, with: SnapshotBuilder().uint32(CRC32.checksum(bytes[..<40], table)))
  }
}
