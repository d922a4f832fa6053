import Domain
import TestTraits
import Testing

@testable import Interchange

/// The short names of emoji.
@Suite struct EmojiTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("+1", "👍"), ("thumbsup", "👍"), ("-1", "👎"), ("heart", "❤️"), ("man-shrugging", "🤷‍♂️"), ("simple_smile", "🙂"),
      ("slightly_smiling_face", "🙂"), ("flag-ru", "🇷🇺"), ("us", "🇺🇸"), ("flag-us", "🇺🇸"), ("one", "1️⃣"), ("hash", "#️⃣"),
      ("skin-tone-3", "🏼"), ("zzz", "💤"), ("100", "💯"), ("thinking_face", "🤔"), ("white_check_mark", "✅"),
    ])
  func `emoji are found by the names that Slack gives them`(name: String, emoji: String) {
    #expect(Emoji.named(name) == emoji)
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("+1::skin-tone-3", "👍🏼"), ("point_up::skin-tone-2", "☝🏻"), ("man-shrugging::skin-tone-6", "🤷🏿‍♂️"),
      ("tada::skin-tone-3", "🎉"), ("flag-jp::skin-tone-5", "🇯🇵"), ("+1::skin-tone-9", "👍"),
    ])
  func `hands and faces have a tone, and other things have none`(name: String, emoji: String) {
    #expect(Emoji.named(name) == emoji)
  }

  @Test(.proves("B6"), arguments: ["no_such_name", "", ":", "+1:", "+1::tada", "+1:skin-tone-3", "+1::skin-tone-3::x"])
  func `a name that isn't one stays between colons`(name: String) {
    #expect(Emoji.named(name) == nil)
    #expect(Emoji.text(name) == ":\(name):")
  }

  @Test(
    .proves("B6"),
    arguments: [
      (":tada: :our_own: :+1::skin-tone-5:", "🎉 :our_own: 👍🏾"), ("10:30:45", "10:30:45"), ("10:100:20", "10:100:20"),
      (":100:", "💯"), (":flag-ru: :us: :flag-1: ::", "🇷🇺 🇺🇸 :flag-1: ::"), (":+1::tada:", "👍🎉"), (":+1:", "👍"),
      (":+1::skin-tone-3", "👍:skin-tone-3"), (":Tada:", ":Tada:"), ("好:tada:的", "好🎉的"), (":x", ":x"),
      (":own::skin-tone-3:", ":own:🏼"),
    ])
  func `a text's emoji stand where their names stood`(text: String, plain: String) throws {
    #expect(try ReadExport.text(text).content == plain)
  }

  @Test func `the table has every name once`() {
    let words = EmojiTable.text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map {
      String($0) ?? ""
    }
    let names = stride(from: 0, to: words.count, by: 2).map { words[$0] }
    #expect(words.count.isMultiple(of: 2) && names.count > 1_800 && Set(names).count == names.count)
    #expect(names.allSatisfy { Emoji.named($0) != nil })
  }
}
