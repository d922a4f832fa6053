#if canImport(ZipExports)
  import Domain
  import SampleData
  import TestTraits
  import Testing

  @testable import Interchange
  @testable import ZipExports

  @Suite struct ZipExportFilesTests {
    private let folder: SampleFolder

    init() throws {
      folder = try SampleFolder()
    }

    private func files(_ name: String = "x.zip") throws -> [ReadFile] {
      try folder.open(name) { descriptor in
        var files = try ZipExportFiles(descriptor)
        return try files.rest()
      }
    }

    private func files(_ zip: SampleZip) throws -> [ReadFile] {
      try folder.write(zip.bytes, to: "x.zip")
      return try files()
    }

    @Test(.proves("B6"), .enabled(if: SampleFolder.python != nil, "python3 is not installed"), arguments: [0, 8])
    func `a zip is read in order, stored or deflated, and zip64 too`(method: Int) throws {
      let script = """
        import zipfile
        with zipfile.ZipFile("x.zip", "w", \(method)) as z:
            for name, text in [("general/2022-10-19.json", "[1]" * 100_000), ("users.json", "[2]"), ("general/", "")]:
                z.writestr(name, text)
            with z.open("channels.json", "w", force_zip64=True) as file:
                file.write(b"[3]")
        """
      try folder.run(["-c", script])

      let day = ReadFile("general/2022-10-19.json", String(repeating: "[1]", count: 100_000))
      #expect(try files() == [ReadFile("channels.json", "[3]"), ReadFile("users.json", "[2]"), day])
    }

    @Test(.proves("B6"), .enabled(if: SampleFolder.python != nil, "python3 is not installed"))
    func `a zip of more entries than fit into the old list is read`() throws {
      let script = """
        import zipfile
        with zipfile.ZipFile("x.zip", "w") as z:
            z.writestr("channels.json", "[]")
            for number in range(70_000):
                z.writestr(f"c{number}/2022-10-19.json", "")
        """
      try folder.run(["-c", script])

      #expect(try files().count == 70_001)
    }

    @Test func `the position goes from 0 to 1 by what is read`() throws {
      try folder.write(
        SampleZip([.init("channels.json", "12"), .init("a/x.json", "zzzz"), .init("a/2022-10-19.json", "123456")])
          .bytes,
        to: "x.zip")

      try folder.open("x.zip") { descriptor in
        var files = try ZipExportFiles(descriptor)
        var positions = [files.position]
        while try files.next() != nil { positions.append(files.position) }

        #expect(positions == [0, 0.25, 1, 1])
        files.rewind()
        #expect(files.position == 0)
        let again = try files.rest().map(\.path)
        #expect(again == ["a/2022-10-19.json", "a/x.json"] && files.position == 1)
      }
    }

    @Test func `an export without a byte is at its end`() throws {
      try folder.write(SampleZip([.init("channels.json", "")]).bytes, to: "x.zip")

      let position = try folder.open("x.zip") { try ZipExportFiles($0).position }

      #expect(position == 1)
    }

    @Test(.proves("B6")) func `names that lead elsewhere or aren't UTF-8 are told, and the rest is read`() throws {
      var foreign = SampleZip.Entry("x.json")
      foreign.name = [0x61, 0xE9, 0x62] + Array("/2022-10-19.json".utf8)
      foreign.flags = 0

      let read = try files(SampleZip([.init("../x.json"), foreign, .init("channels.json"), .init("general/tss.json")]))

      #expect(
        read == [
          ReadFile("channels.json"), ReadFile("general/tss.json", .notADay), ReadFile("../x.json", .unsafeName),
          ReadFile("a\u{FFFD}b/2022-10-19.json", .unsafeName),
        ])
    }

    @Test(.proves("B6")) func `an entry that is damaged, encrypted or of another method is told, and the rest is read`()
      throws
    {
      var wrong = SampleZip.Entry("a/2022-10-19.json")
      wrong.checksum = 1
      var encrypted = SampleZip.Entry("b/2022-10-19.json", "0123456789abc")
      encrypted.flags |= 1
      var other = SampleZip.Entry("c/2022-10-19.json")
      other.method = 14
      var notDeflated = SampleZip.Entry("d/2022-10-19.json")
      notDeflated.method = 8

      let read = try files(
        SampleZip([wrong, encrypted, other, notDeflated, .init("channels.json"), .init("e/2022-10-19.json")]))

      let reasons: [SkippedPart.Reason] = [.damaged, .encrypted, .unknownCompression, .damaged]
      let skipped = zip(["a", "b", "c", "d"], reasons).map { ReadFile("\($0)/2022-10-19.json", $1) }
      #expect(read == [ReadFile("channels.json")] + skipped + [ReadFile("e/2022-10-19.json")])
    }

    @Test func `a zip that says of such a name that it is UTF-8 is refused`() throws {
      var foreign = SampleZip.Entry("x.json")
      foreign.name = [0xE9]

      #expect(throws: ArchiveImportProblem.damagedZip) { try files(SampleZip([.init("channels.json"), foreign])) }
    }

    @Test(.proves("B6")) func `in a zip of Windows backslashes separate, in one of Unix they are refused`() throws {
      let entries: [SampleZip.Entry] = [
        .init("channels.json"), .init("a\\2022-10-19.json"), .init("b/2022-10-19.json"),
      ]
      var zip = SampleZip(entries)
      zip.system = 0
      #expect(try files(zip).map(\.path) == ["channels.json", "a/2022-10-19.json", "b/2022-10-19.json"])

      zip.system = 3
      #expect(try files(zip).last == ReadFile("a\\2022-10-19.json", .unsafeName))
      #expect(try files(SampleZip(Array(entries.prefix(2)))).map(\.path) == ["channels.json", "a/2022-10-19.json"])
    }

    @Test func `a zip stays open for whoever opened it`() throws {
      try folder.write(SampleZip([.init("channels.json")]).bytes, to: "x.zip")

      try folder.open("x.zip") { descriptor in
        for _ in 0..<2 {
          var files = try ZipExportFiles(descriptor)
          let read = try files.rest()
          #expect(read == [ReadFile("channels.json")])
        }
      }
    }
  }
#endif
