import Domain
import Foundation
import TestTraits
import Testing

@Suite struct SearchWordTests {
  @Test(
    .proves("B6"),
    arguments: [
      ("Hello, World-wide 42!", ["hello", "world", "wide", "42"]), ("don't", ["don", "t"]), ("", []), (" … ", []),
      ("Café cafe\u{301} CAFÉ", ["cafe", "cafe", "cafe"]), ("Ёлка Й ёлка", ["елка", "й", "елка"]),
      ("Ångström", ["angstrom"]),
      ("\u{301}a", ["a"]), ("ſ ΣΑΣ ς İ", ["s", "σασ", "σ", "i"]), ("\u{212B} \u{212A}", ["a", "k"]),
      ("ǅ Ⅷ ½", ["ǆ", "ⅷ", "½"]),
      ("東京x日本", ["東", "京", "x", "日", "本"]), ("ラーメン", ["ラ", "ー", "メ", "ン"]), ("𠀀é", ["𠀀", "e"]),
      ("서울", ["서울"]), ("\u{E000}", ["\u{E000}"]), ("a👍b", ["a", "b"]), ("a🤔b", ["a", "b"]),
      ("\u{10400}", ["\u{10428}"]),
      ("x\u{378}y", ["x\u{378}y"]), ("ʰ१", ["ʰ१"]), ("İstanbul", ["istanbul"]),
    ])
  func `words are runs of letters and digits without case and accents`(text: String, keys: [String]) {
    let words = SearchWord.words(of: text)

    #expect(words.map { Array($0.key.unicodeScalars) } == keys.map { Array($0.unicodeScalars) })
  }

  @Test(
    .proves("B6"),
    arguments: [
      // Thai, Lao, Khmer, Burmese, Tai Le, New Tai Lue, Tai Tham, Tai Viet, Ahom, Javanese
      ("วัคซีน", ["วั", "ค", "ซี", "น"]), ("ທີ່ນີ້", ["ທີ່", "ນີ້"]), ("ខ្មែរ", ["ខ្", "មែ", "រ"]), ("ဆေး", ["ဆေး"]),
      ("ᥖᥭᥰ", ["ᥖ", "ᥭ", "ᥰ"]), ("ᦶᦎ", ["ᦶ", "ᦎ"]), ("ᨲ᩠ᩅ", ["ᨲ᩠", "ᩅ"]), ("ꪼꪕ", ["ꪼ", "ꪕ"]),
      ("𑜒𑜑𑜪𑜨", ["𑜒", "𑜑𑜪𑜨"]), ("ꦗꦮ", ["ꦗ", "ꦮ"]),
      // What stands beside such letters
      ("โควิด19x", ["โ", "ค", "วิ", "ด", "19x"]), ("๑๒ ค", ["๑๒", "ค"]), ("ย\u{300}", ["ย\u{300}"]),
      ("ก\u{200C}\u{E31}\u{200B}ข", ["กั", "ข"]), ("ก\u{FE00}ข", ["ก", "ข"]), ("\u{E31}ก๏ข", ["ก", "ข"]),
      // Han and Kana beyond the common blocks
      ("人々ﾜｸ〇", ["人", "々", "ﾜ", "ｸ", "〇"]), ("ㄅㄆ", ["ㄅ", "ㄆ"]),
    ])
  func `letters of scripts without spaces are words with their marks`(text: String, keys: [String]) {
    #expect(SearchWord.words(of: text).map { Array($0.key.unicodeScalars) } == keys.map { Array($0.unicodeScalars) })
  }

  @Test(
    .proves("B6"),
    arguments: [
      ("отчёт", "отчет"), ("ОТЧЁТ", "отчет"), ("отче\u{308}т", "отчет"), ("мой", "мой"), ("МОИ\u{306}", "мой"),
      ("мои\u{306}", "мой"), ("мои", "мои"), ("ку\u{306}", "кў"), ("за\u{301}мок", "замок"), ("к\u{301}", "ќ"),
      ("カ\u{3099}", "ガ"), ("\u{1025}\u{102E}", "\u{1026}"),
    ])
  func `Russian е and ё are one letter, и and й are two`(text: String, key: String) {
    #expect(SearchWord.words(of: text).map { Array($0.key.unicodeScalars) } == [Array(key.unicodeScalars)])
  }

  @Test(
    arguments: [
      ("हिन्दी", ["ह", "न", "द"]), ("مُحَمَّد", ["محمد"]), ("שָׁלוֹם", ["שלום"]), ("1\u{FE0F}\u{20E3}a", ["1", "a"]),
      ("x\u{20DD}", ["x"]),
      ("a\u{200D}b", ["a", "b"]), ("\u{93F}a", ["a"]),
    ])
  func `in other scripts accents are left out, and other marks end a word`(text: String, keys: [String]) {
    #expect(SearchWord.words(of: text).map { Array($0.key.unicodeScalars) } == keys.map { Array($0.unicodeScalars) })
  }

  @Test(
    arguments: [
      [0x61, 0xE6, 0x97], [0x61, 0xFF, 0x62], [0x61, 0xC3, 0x28], [0x61, 0xED, 0xA0, 0x80],
      [0x61, 0xF4, 0x90, 0x80, 0x80],
      [0x61, 0xC0, 0x80], [0x61, 0xF0, 0x9F],
    ] as [[UInt8]])
  func `bytes that aren't UTF-8 end a word`(bytes: [UInt8]) {
    var ranges: [Range<Int>] = []

    bytes.withUnsafeBufferPointer { text in SearchWordScanner.scan(text) { _, range in ranges.append(range) } }

    #expect(ranges.first == 0..<1)
  }

  @Test func `a word stands where it is in the text`() {
    let text = "Ärger über\u{308}all, 日本!"

    #expect(SearchWord.words(of: text).map { String(text[$0.range]) } == ["Ärger", "über\u{308}all", "日", "本"])
  }

  @Test func `a mark belongs to the place of its word`() {
    let text = "xวัคซีน ё\u{301}ж"

    #expect(SearchWord.words(of: text).map { String(text[$0.range]) } == ["x", "วั", "ค", "ซี", "น", "ё\u{301}ж"])
  }

  @Test(
    .proves("B6"),
    arguments: [
      (SearchTerm("foo-bar"), "FOO, bar foo bar", [0..<2, 2..<4]), (SearchTerm("foo"), "food", []),
      (SearchTerm("foo", isPrefix: true), "food a FOO", [0..<1, 2..<3]), (SearchTerm("a a b"), "a a a b", [1..<4]),
      (SearchTerm("a b a c"), "a b a b a c", [2..<6]), (SearchTerm("a a"), "a a a a a", [0..<2, 2..<4]),
      (SearchTerm("a b", isPrefix: true), "a a bc a x a b", [1..<3, 5..<7]), (SearchTerm("日本"), "東京日本橋", [2..<4]),
      (SearchTerm("!"), "a ! b", []), (SearchTerm("!", isPrefix: true), "a", []), (SearchTerm("a b"), "a", []),
      (SearchTerm("a b c", isPrefix: true), "a b a b cd", [2..<5]),
    ])
  func `a term is found where its words follow each other`(term: SearchTerm, text: String, places: [Range<Int>]) {
    #expect(TermSearch(term).places(in: SearchWord.words(of: text)) == places)
    #expect(TermSearch(term).isEmpty == (term.text == "!"))
  }
}
