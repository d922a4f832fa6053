import SampleData
import TestTraits
import Testing

@testable import Interchange

@Suite struct CSVReaderTests {
  @Test(arguments: [
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
    ("a,,c,\n", [["a", "", "c", ""]]),
    (",\n", [["", ""]]),
    ("\"a\",\"b,c\"\n", [["a", "b,c"]]),
    ("\"a \"\"b\"\" c\",d\n", [["a \"b\" c", "d"]]),
    ("\"a\nb\r\nc\rd\"\r\ne", [["a\nb\r\nc\rd"], ["e"]]),
    ("a \"b\" c,5\"\n", [["a \"b\" c", "5\""]]),
    ("\"a\"b\"c,d\n", [["ab\"c", "d"]]),
    ("\"\"\n", [[""]]),
    ("\n\r\n\ra\n\n\nb\r\r\n", [["a"], ["b"]]),
    ("a,\"\"", [["a", ""]]),
    ("a,", [["a", ""]]),
    ("Ä,日本,🇨🇱", [["Ä", "日本", "🇨🇱"]]),
    ("", []),
  ])
  func `rows and fields are those of RFC 4180`(text: String, rows: [[String]]) throws {
    #expect(try read(text).map(\.texts) == rows)
  }

  @Test func `each row knows the line on which it begins, whatever ends the lines`() throws {
    let text = "a\r\n\r\n\"b\r\n\r\nc\"\nd\re\r\r\"\nf\"\n\n\ng"

    #expect(try read(text).map(\.line) == [1, 3, 6, 7, 9, 13])
  }

  @Test(arguments: ["a,b\r\n\"c\r\n\"\"d\",e\r\n\r\n\"\",f", "\"\"\"\r\n\"\"\"\r\r\n,é\n", "a\r", "\"a\"\r\n"])
  func `a file in pieces reads as the whole`(text: String) throws {
    let whole = try read(text)

    for size in 1...7 {
      var reader = CSVReader(separator: CSVSeparator.comma)
      var rows: [CSVRow] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let row = try reader.next() { rows.append(row) }
      }
      reader.complete()
      while let row = try reader.next() { rows.append(row) }
      #expect(rows == whole)
    }
  }

  @Test func `a quote that is left open is named by the line on which it stands`() {
    #expect(throws: CSVProblem.openQuote(line: 3)) { try read("a\nb\nc,\"d\ne\nf") }
  }

  @Test func `a field and a row have an end`() throws {
    var limits = CSVReader.Limits()
    limits.fieldBytes = 4
    limits.fields = 3

    #expect(try read("1234,1,2\n", limits).count == 1)
    #expect(throws: CSVProblem.fieldTooLong(line: 2, limit: 4)) { try read("a\n1234,12345", limits) }
    #expect(throws: CSVProblem.openQuote(line: 2)) { try read("a\n\"1\n2\n3\n4", limits) }
    #expect(throws: CSVProblem.tooManyFields(line: 2, limit: 3)) { try read("a\n,,,", limits) }
  }

  @Test func `a field that a row does not have is empty`() throws {
    let row = try #require(try read("a,b").first)

    #expect(row.count == 2)
    #expect(row.text(1) == "b")
    #expect(row.text(2) == "" && row.text(-1) == "" && row.bytes(2).isEmpty)
  }

  @Test func `any bytes at all are read without a crash, and what was quoted comes back`() throws {
    var random = RepeatableRandom()
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Array("\",\r\n;\ta\u{0}".utf8 + [0xFF, 0xC3])[Int.random(in: 0..<10, using: &random)]
      }
      var reader = CSVReader(bytes, separator: CSVSeparator.found(in: bytes))
      do { while try reader.next() != nil {} } catch {}

      let text = String(decoding: bytes, as: UTF8.self) + "a"
      #expect(try read("x," + CSVText.field(text)).map(\.texts) == [["x", text]])
    }
  }

  @Test(arguments: [
    ("a,b,c", ","), ("a;b;c", ";"), ("a\tb\tc", "\t"), ("a", ","), ("", ","), ("\n\na;b\nc,d,e,f", ";"),
    ("\"a,b,c,d\";e\n", ";"), ("a,b;c", ","), ("a;b\tc", ";"), ("a|b|c", "|"),
    ("Population of 2020\na;b\n", ";"), ("# a,b,c\na;b\n", ";"),
  ])
  func `the separator is found in the first line that has one`(text: String, separator: Character) {
    #expect(CSVSeparator.found(in: Array(text.utf8)) == separator.asciiValue)
  }

  @Test(
    .proves(54),
    arguments: [
      ("France", "France"), ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("＝1", "'＝1"),
      ("'x", "''x"), ("\tx", "\"'\tx\""), ("=\u{301}1", "'=\u{301}1"), ("a\"b", "\"a\"\"b\""), ("a;b", "\"a;b\""),
      ("a\nb", "\"a\nb\""), ("", ""), ("\"\u{301}", "\"\"\"\u{301}\""),
    ])
  func `no cell is a formula, and none is two cells`(text: String, cell: String) {
    #expect(CSVText.cell(text) == cell)
  }

  private func read(_ text: String, _ limits: CSVReader.Limits = .init()) throws(CSVProblem) -> [CSVRow] {
    var reader = CSVReader(Array(text.utf8), separator: CSVSeparator.comma, limits: limits)
    var rows: [CSVRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }
}

extension CSVRow {
  fileprivate var texts: [String] { (0..<count).map { text($0) } }
}
