import Domain
import Foundation
import SampleData
import Testing

@testable import PictureCodec

/// Pictures of the EU's test data and of its quality assurance.
@Suite(.enabled(if: SharedData.isThere, SharedData.absence))
struct PublishedPictureTests {
  private static let folder = SharedData.folder.appending(path: "certificates")

  private static func files(in folder: String, _ endings: String...) throws -> [URL] {
    let url = Self.folder.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
      .filter { name in endings.contains { name.lowercased().hasSuffix(".\($0)") } }.map { url.appending(path: $0) }
  }

  private func texts(in picture: Data) throws -> [String] {
    try PictureCodes.codes(in: picture).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `every picture of real issuers' test certificates has a code that is read`() throws {
    let pictures = try Self.files(in: "dcc-quality-assurance", "png", "jpg", "jpeg")
    #expect(pictures.count > 280)
    var unread: [String] = []
    for picture in pictures where try !texts(in: Data(contentsOf: picture)).contains(where: { $0.hasPrefix("HC1:") }) {
      unread.append(picture.lastPathComponent)
    }
    #expect(unread == [])
  }

  @Test func `EXPECTEDPICTUREDECODE agrees`() throws {
    var agreed = 0
    var without = 0
    var differing: [String] = []
    for file in try Self.files(in: "dgc-testdata", "json") {
      guard let (picture, code, isToBeRead) = try Self.pictureCase(file) else {
        without += 1
        continue
      }
      let isRead = (try? texts(in: picture).contains(code)) ?? false
      if isRead == isToBeRead { agreed += 1 } else { differing.append(file.path) }
    }
    print(
      "EXPECTEDPICTUREDECODE: \(agreed) agree, \(differing.count) differ \(differing), \(without) have no picture or no flag"
    )
    #expect(differing == [])
    #expect(agreed > 320)
  }

  /// The picture of a case, its text, and whether it can be read; nil where the case has none.
  private static func pictureCase(_ file: URL) throws -> (Data, code: String, isToBeRead: Bool)? {
    var bytes = try Data(contentsOf: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let value = try JSONDecoder().decode(ClaimValue.self, from: bytes)
    guard case .boolean(let isToBeRead)? = value["EXPECTEDRESULTS"]?["EXPECTEDPICTUREDECODE"],
      case .text(let code)? = value["PREFIX"], let text = (value["2DCODE"] ?? value["_2DCODE"])?.text,
      let picture = Data(base64Encoded: text)
    else { return nil }
    return (picture, code, isToBeRead)
  }
}
