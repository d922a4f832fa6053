#if canImport(ZipExports)
  import Domain
  import Foundation
  import SampleData
  import TestTraits
  import Testing

  @testable import Interchange
  @testable import ZipExports

  @Suite(.timeLimit(.minutes(10))) struct HostileZipTests {
    private let folder: SampleFolder

    init() throws {
      folder = try SampleFolder()
    }

    private func files(mostBytes: Int = ExportLimits.mostBytes) throws -> [ReadFile] {
      try folder.open("x.zip") { descriptor in
        var files = try ZipExportFiles(descriptor, mostBytes: mostBytes)
        return try files.rest()
      }
    }

    private func files(_ bytes: [UInt8]) throws -> [ReadFile] {
      try folder.write(bytes, to: "x.zip")
      return try files()
    }

    @Test(.proves("B6")) func `what isn't a whole zip is refused`() throws {
      let whole = SampleZip([.init("channels.json"), .init("a/2022-10-19.json")]).bytes

      #expect(throws: ArchiveImportProblem.empty) { try files([]) }
      #expect(throws: ArchiveImportProblem.damagedZip) { try files(Array("{}".utf8)) }
      #expect(throws: ArchiveImportProblem.damagedZip) { try files(Array(repeating: 0, count: 100_000)) }
      for count in 1..<whole.count {
        #expect(throws: ArchiveImportProblem.damagedZip, "\(count)") { try files(Array(whole.prefix(count))) }
      }
    }

    @Test(.proves("B6")) func `a zip without an export is refused`() throws {
      #expect(throws: ArchiveImportProblem.notAnExport) { try files(SampleZip([]).bytes) }
      #expect(throws: ArchiveImportProblem.notAnExport) { try files(SampleZip([.init("a.txt")]).bytes) }
    }

    @Test func `a pipe and a descriptor that isn't open are refused`() {
      let pipe = Pipe()

      #expect(throws: ArchiveImportProblem.unreadable) {
        try ZipExportFiles(pipe.fileHandleForReading.fileDescriptor)
      }
      #expect(throws: ArchiveImportProblem.unreadable) { try ZipExportFiles(-1) }
    }

    @Test(.proves("B6"), .enabled(if: SampleFolder.python != nil, "python3 is not installed"))
    func `10 GB of zeros are told, however the zip describes them`() throws {
      let script = """
        import struct, zlib
        zeros = zlib.compressobj(9, zlib.DEFLATED, -15)
        block = zeros.compress(bytes(10_000_000)) + zeros.flush(zlib.Z_FULL_FLUSH)
        data = block * 1000 + b"\\x03\\x00"
        out, listing, count = bytearray(), bytearray(), 0
        for name, content, size in [("channels.json", b"\\x03\\x00", 0), ("a/2022-10-19.json", data, 100),
            ("b/2022-10-19.json", data, 4_000_000_000), ("c/2022-10-19.json", data, 64_000_000)]:
            common = struct.pack("<HHHIIIIHH", 20, 0, 8, 0, 0, len(content), size, len(name), 0)
            listing += b"PK\\1\\2" + struct.pack("<H", 20) + common + struct.pack("<HHHII", 0, 0, 0, 0, len(out))
            listing += name.encode()
            out += b"PK\\3\\4" + common + name.encode() + content
        end = struct.pack("<HHHHIIH", 0, 0, 4, 4, len(listing), len(out), 0)
        open("x.zip", "wb").write(out + listing + b"PK\\5\\6" + end)
        """
      try folder.run(["-c", script])

      #expect(
        try files() == [
          ReadFile("channels.json", ""), ReadFile("a/2022-10-19.json", .damaged),
          ReadFile("b/2022-10-19.json", .tooLarge(mostBytes: 64_000_000)), ReadFile("c/2022-10-19.json", .damaged),
        ])
    }

    @Test func `files that are too much together are refused`() throws {
      let day = String(repeating: "1", count: 1_000)
      let entries = (1...9).map { SampleZip.Entry("a/2022-10-0\($0).json", day) }
      try folder.write(SampleZip([.init("channels.json")] + entries).bytes, to: "x.zip")

      #expect(try files(mostBytes: 9_002).count == 10)
      #expect(throws: ArchiveImportProblem.exportTooLarge) { try files(mostBytes: 9_001) }
    }

    @Test(.proves("B6")) func `entries that share bytes are refused`() throws {
      var shared = SampleZip.Entry("a/2022-10-20.json")
      shared.sharesBytes = true

      #expect(throws: ArchiveImportProblem.overfullZip) {
        try files(SampleZip([.init("channels.json"), .init("a/2022-10-19.json"), shared]).bytes)
      }
    }

    @Test(.proves("B6"), arguments: [false, true])
    func `sizes of more than 200 times the file are refused, however large they are`(isWide: Bool) throws {
      var entries = (1...9).map { SampleZip.Entry("a/2022-10-0\($0).json") }
      for index in entries.indices {
        entries[index].size = isWide ? .max : 8_000_000
        if isWide { entries[index].extra = [1, 0, 8, 0] + Array(repeating: 0xFF, count: 8) }
      }

      #expect(throws: ArchiveImportProblem.overfullZip) {
        try files(SampleZip([.init("channels.json")] + entries).bytes)
      }
    }

    @Test(.proves("B6"), arguments: [(UInt16(0), UInt16(1)), (99, 1)])
    func `a zip that is protected by a password says so`(method: UInt16, flags: UInt16) throws {
      var entries = [
        SampleZip.Entry("channels.json", "0123456789abcdef"), .init("a/2022-10-19.json", "0123456789abcdef"),
      ]
      for index in entries.indices {
        entries[index].method = method
        entries[index].flags |= flags
      }
      try folder.write(SampleZip(entries).bytes, to: "x.zip")

      #expect(throws: ArchiveImportProblem.protectedZip) {
        try folder.open("x.zip") { descriptor in
          var export = SlackExport(try ZipExportFiles(descriptor), name: "x")
          try export.read { _ in }
        }
      }
    }

    @Test func `a list of more entries than there may be is refused before it is read`() throws {
      var zip = SampleZip([.init("channels.json")])
      let many: [UInt8] = [0x40, 0x42, 0x0F, 0x01, 0, 0, 0, 0]
      let wide =
        [0x50, 0x4B, 0x06, 0x06] + Array(repeating: 0, count: 20) + many + many + Array(repeating: 0, count: 16)
      zip.entries[0].data = wide
      let offset = UInt8(zip.bytes.firstRange(of: wide)?.lowerBound ?? 0)
      // A second end, in the comment of the first: its locator leads to the record that is the file's contents.
      zip.comment = [0x50, 0x4B, 0x06, 0x07, 0, 0, 0, 0, offset] + Array(repeating: 0, count: 11)
      zip.comment += [0x50, 0x4B, 0x05, 0x06] + Array(repeating: 0, count: 18)

      #expect(throws: ArchiveImportProblem.exportTooLarge) { try files(zip.bytes) }
    }

    @Test(.proves("B6"), arguments: [false, true])
    func `names made to be slow are refused before they are read`(areForeign: Bool) throws {
      // Each pair of letters has the same sum as the other one, so all names have one hash.
      let names = (0..<1_100).map { number in
        String(
          decoding: (0..<11).flatMap { number >> $0 & 1 == 0 ? Array("Ab".utf8) : Array("BA".utf8) }, as: UTF8.self)
      }
      var entries = names.map { SampleZip.Entry(areForeign ? "\u{1}" + $0 : $0, "") }
      for index in entries.indices { entries[index].flags = 0 }
      entries.append(.init("channels.json"))
      try folder.write(SampleZip(entries).bytes, to: "x.zip")

      #expect(throws: ArchiveImportProblem.damagedZip) { try files() }
      #expect(try files(SampleZip(Array(entries.suffix(900))).bytes).first == ReadFile("channels.json"))
    }

    @Test func `a number of entries that isn't theirs is refused`() throws {
      var zip = SampleZip([.init("channels.json")])
      zip.claimedCount = 60_000

      #expect(throws: ArchiveImportProblem.damagedZip) { try files(zip.bytes) }
    }

    @Test(.proves("B6")) func `no zip with changed bytes ends the program`() throws {
      var random = RepeatableRandom()
      var deflated = SampleZip.Entry("b/2022-10-19.json")
      deflated.data = [0x03, 0x00]
      deflated.method = 8
      deflated.size = 0
      deflated.checksum = 0
      let whole = SampleZip([.init("channels.json"), .init("a/2022-10-19.json"), deflated]).bytes
      #expect(try files(whole).count == 3)
      var refused = 0

      for _ in 0..<2_500 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] =
            [0, 1, 0x7F, 0xFF, .random(in: 0...255, using: &random)][
              Int.random(in: 0..<5, using: &random)]
        }
        do {
          let paths = try files(bytes).map(\.path)
          #expect(paths.contains("channels.json"))
        } catch is ArchiveImportProblem {
          refused += 1
        }
      }

      #expect(refused > 0 && refused < 2_500)
    }
  }
#endif
