import Domain
import Foundation
import Testing

@testable import Interchange

@Suite struct FileTextTests {
  private static let text = "континент;Ä;日本;🇨🇱\r\n"

  @Test(arguments: [
    Data(text.utf8),
    Data([0xEF, 0xBB, 0xBF] + text.utf8),
    Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }),
    Data([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }),
  ])
  func `UTF-8 and UTF-16 with a mark are read`(file: Data) {
    #expect(FileText.utf8(of: file) == Array(Self.text.utf8))
    #expect(FileText(file)?.utf8 == Array(Self.text.utf8))
  }

  @Test(arguments: [
    (
      TextEncoding.utf16LittleEndian, Data("a;Йод\n".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    ),
    (.utf16BigEndian, Data("a;Йод\n".utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })),
    (.windows1251, Data([0x61, 0x3B, 0xC9, 0xEE, 0xE4, 0x0A])),
    (.utf8, Data("a;Йод\n".utf8)),
  ])
  func `the encoding is found by what comes out`(encoding: TextEncoding, file: Data) {
    let text = FileText(file)
    #expect(text?.encoding == encoding)
    #expect(text.map { String(decoding: $0.utf8, as: UTF8.self) } == "a;Йод\n")
  }

  @Test(
    arguments: [
      (
        "en", "Österreich;Côte",
        [0xD6, 0x73, 0x74, 0x65, 0x72, 0x72, 0x65, 0x69, 0x63, 0x68, 0x3B, 0x43, 0xF4, 0x74, 0x65]
      ),
      (
        "ru", "Österreich;Côte",
        [0xD6, 0x73, 0x74, 0x65, 0x72, 0x72, 0x65, 0x69, 0x63, 0x68, 0x3B, 0x43, 0xF4, 0x74, 0x65]
      ),
      ("en", "Чили;5", [0xD7, 0xE8, 0xEB, 0xE8, 0x3B, 0x35]), ("ru", "1 €;й", [0x31, 0x20, 0x88, 0x3B, 0xE9]),
      ("en", "1 €;é", [0x31, 0x20, 0x80, 0x3B, 0xE9]),
    ] as [(String, String, [UInt8])])
  func `letters decide between code pages, and the language where they do not`(
    language: String, expected: String, bytes: [UInt8]
  ) {
    let text = FileText(Data(bytes), locale: Locale(identifier: language))
    #expect(text.map { String(decoding: $0.utf8, as: UTF8.self) } == expected)
  }

  @Test func `a person's choice is taken to the letter`() {
    let bytes = Data([0xD7, 0xE8, 0xEB, 0xE8])
    #expect(FileText(bytes, as: .windows1252).map { String(decoding: $0.utf8, as: UTF8.self) } == "×èëè")
    #expect(FileText(bytes, as: .utf8) == nil)
    #expect(FileText(Data([0x98, 0xE8]), as: .windows1251) == nil)
  }

  @Test(arguments: [
    [0x61, 0x00, 0x62], [0x50, 0x4B, 0x03, 0x04, 0xFF], [0x00, 0x00], [0xFF, 0xFE, 0x61], [0x1B, 0xE8],
  ])
  func `control characters are in no text`(bytes: [UInt8]) {
    #expect(FileText(Data(bytes)) == nil)
  }

  @Test(arguments: [
    [0x61, 0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0x00],
    [0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x00, 0xDC, 0x61, 0x00], [0xFF, 0xFE, 0x00, 0x00],
    [0x50, 0x4B, 0x03, 0x04, 0x00],
  ])
  func `what is no text is refused`(bytes: [UInt8]) {
    #expect(FileText.utf8(of: Data(bytes)) == nil)
  }

  @Test func `a file that is part of a larger one is read from its own beginning`() {
    #expect(FileText.utf8(of: Data("xxabc".utf8).dropFirst(2)) == Array("abc".utf8))
  }
}
