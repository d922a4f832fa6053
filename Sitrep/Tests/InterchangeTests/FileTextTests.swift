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
