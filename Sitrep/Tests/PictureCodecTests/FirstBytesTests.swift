import Domain
import Foundation
import PictureFormats
import PictureSamples
import Testing

@Suite struct FirstBytesTests {
  @Test func `the bytes tell what a picture is`() throws {
    #expect(try FirstBytes.pictureKind(of: PNGSample().data) == .png)
    #expect(try FirstBytes.pictureKind(of: JPEGSample().data) == .jpeg)
    #expect(try FirstBytes.pictureKind(of: PDFSample.page) == .pdf)
  }

  @Test(arguments: [
    ("GIF89a", FileFormat.gif), ("RIFF....WEBPVP8 ", .webP), ("RIFF....AVI LIST", .video), ("....ftypheic", .heic),
    ("....ftypmif1", .heic), ("....ftypavif", .avif), ("....ftypisom", .video), ("II*\0....", .tiff),
    ("MM\0*....", .tiff), ("BM....\0\0\0\0..", .bmp), ("BM is a text", .text), ("\0\0\u{1}\0..", .icon),
    ("\0\0\0\u{C}JXL ....", .jpegXL), ("\0\0\0\u{C}jP  ....", .jpeg2000), ("PK\u{3}\u{4}", .zip),
    ("PK\u{5}\u{6}", .zip),
    ("Rar!", .archive), ("BZh9", .archive), ("#!/bin/sh\n", .program), ("\u{7F}ELF", .program),
    ("MZ\0\0........", .program), ("MZ is a text", .text),
    ("<!DOCTYPE html><p>", .html), ("  \n<HTML>", .html), ("\u{FEFF}<html>", .html), ("<!-- --><svg>", .svg),
    ("<script>", .html), ("<?xml version='1.0'?><a/>", .xml), ("<?xml version='1.0'?><svg/>", .svg),
    ("<?xml version='1.0'?><html/>", .html), ("Hello, Ёлка", .text), ("{\"a\": 1}", .text), ("   ", .unknown),
    ("a\u{0}b", .unknown), ("a\u{7F}", .unknown),
  ])
  func `what a file is instead is told`(text: String, format: FileFormat) {
    #expect(throws: PictureProblem.notAPicture(found: format)) { try FirstBytes.pictureKind(of: Data(text.utf8)) }
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8], FileFormat.gzip), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], .archive), ([0x1A, 0x45, 0xDF, 0xA3], .video), ([0xFF, 0x0A], .jpegXL),
      ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000), ([0xCF, 0xFA, 0xED, 0xFE], .program),
      ([0xCA, 0xFE, 0xBA, 0xBE], .program),
      ([0xFF], .unknown), ([0xC3, 0x28, 0x41, 0x42, 0x43], .unknown),
    ] as [([UInt8], FileFormat)])
  func `so is what no text begins with`(bytes: [UInt8], format: FileFormat) {
    #expect(throws: PictureProblem.notAPicture(found: format)) { try FirstBytes.pictureKind(of: Data(bytes)) }
  }

  @Test func `a text whose letter is cut by the end of what is looked at is a text`() {
    let text = Data(String(repeating: "a", count: 1_023).utf8) + Data("Ё".utf8)

    #expect(throws: PictureProblem.notAPicture(found: .text)) { try FirstBytes.pictureKind(of: text) }
  }
}
