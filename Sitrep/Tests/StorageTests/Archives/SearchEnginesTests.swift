import Domain
import Foundation
import TestSupport
import TestTraits
import Testing

@testable import Storage

/// The search index of imported archives and the matcher of the bundled one, which must find the same.
@Suite struct SearchEnginesTests {
  /// A text, what is looked for, and what of the text is highlighted; nil where it isn't found.
  struct Example: Sendable {
    let text: String
    let query: String
    let match: String?

    init(_ text: String, _ query: String, _ match: String?) {
      (self.text, self.query, self.match) = (text, query, match)
    }
  }

  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test(
    .proves("B6"),
    arguments: [
      // Thai
      Example("ขอรายชื่อผู้ป่วยวันนี้", "ผู้ป่วย", "ผู้ป่วย"), Example("ขอรายชื่อผู้ป่วยวันนี้", "ผูปวย", nil),
      Example("ไปที่โรงพยาบาล", "ที", nil), Example("ไปที่โรงพยาบาล", "พยา", "พยา"),
      // Lao, Khmer, Burmese
      Example("ໄປໂຮງໝໍມື້ນີ້", "ໂຮງໝໍ", "ໂຮງໝໍ"), Example("ខ្ញុំទៅមន្ទីរពេទ្យថ្ងៃនេះ", "ពេទ្យ", "ពេទ្យ"),
      Example("ខ្ញុំទៅមន្ទីរ\u{200B}ពេទ្យថ្ងៃនេះ", "មន្ទីរពេទ្យ", "មន្ទីរ\u{200B}ពេទ្យ"), Example("ဒီနေ့ဆေးရုံသွားမယ်", "ဆေးရုံ", "ဆေးရုံ"),
      // Tai Le, New Tai Lue, Tai Tham, Tai Viet
      Example("ᥛᥫᥒᥰᥖᥭᥰ", "ᥖᥭᥰ", "ᥖᥭᥰ"), Example("ᦎᦷᦟᦲᧉ", "ᦟᦲᧉ", "ᦟᦲᧉ"), Example("ᨣᩤᩴᨾᩮᩬᩥᨦ", "ᨾᩮᩬᩥᨦ", "ᨾᩮᩬᩥᨦ"),
      Example("ꪼꪕꪒꪾ", "ꪒꪾ", "ꪒꪾ"),
      // Japanese
      Example("新ワクチン接種", "ワクチン", "ワクチン"), Example("新ﾜｸﾁﾝ接種", "ｸﾁﾝ", "ｸﾁﾝ"),
      // Russian
      Example("Ваш отчёт готов", "отчет", "отчёт"), Example("Ваш отчет готов", "отчёт", "отчет"),
      Example("ОТЧЁТ", "отчет", "ОТЧЁТ"), Example("Ваш отче\u{308}т", "отчет", "отче\u{308}т"),
      Example("Приёмный покой", "приемный покой", "Приёмный покой"), Example("мой дом", "мои", nil),
      Example("мои дома", "мой", nil), Example("мои\u{306} дом", "мой", "мои\u{306}"),
      Example("мои\u{306} дом", "мои", nil),
      // Others
      Example("fever🤒 again", "fever", "fever"), Example("données", "donnees", "données"),
    ])
  func `a word is found in both engines, and highlighted`(_ example: Example) async throws {
    let message = Message(
      id: "m", content: example.text, posted: Date(timeIntervalSince1970: 1), member: Member(id: "a", name: "Ann"))
    let contents = [Workspace(id: "w", name: "W", channels: [Channel(id: "c", name: "C", messages: [message])])]
    let archives: [any MessageArchive] = [
      InMemoryMessageArchive(contents), try await temporary.archive(of: contents.parts),
    ]

    for archive in archives {
      for isPrefix in [false, true] {
        let term = SearchTerm(example.query, isPrefix: isPrefix)
        let found = try archive.find(MessageFilter(terms: [term]), in: nil, 0..<9)
        guard !isPrefix || example.match != nil else { continue }
        #expect(found.count == (example.match == nil ? 0 : 1), "\(type(of: archive))")
        #expect(found.messages.first?.snippet.first(where: \.isMatch)?.text == example.match)
      }
    }
  }
}
