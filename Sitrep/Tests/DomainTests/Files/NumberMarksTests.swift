import Domain
import Foundation
import Testing

@Suite struct NumberMarksTests {
  /// What a column is read as; nil for a number that isn't whole, or none.
  private func read(_ column: [String], language: String = "en") -> [Int?] {
    var marks = NumberMarks(locale: Locale(identifier: language))
    for text in column { marks.note(text) }
    return column.map { try? marks.whole($0, most: 1_000_000_000_000, takesZeros: true) }
  }

  @Test(arguments: [
    (["83.166.711", "38.250"], [83_166_711, 38_250]), (["83,166,711", "38,250"], [83_166_711, 38_250]),
    (["38.250", "1,5"], [38_250, nil]), (["38,250", "1.5"], [38_250, nil]),
    (["1.5", "38.250"], [nil, nil]), (["1.234.567,0", "38.250"], [1_234_567, 38_250]),
    (["1 234,0", "5"], [1_234, 5]), (["38.0", "5.00", "7.0000"], [38, 5, 7]), (["2.5", "38.000"], [nil, 38]),
    (["83'166'711", "12'345"], [83_166_711, 12_345]), (["8.3e+07", "1e3", "1.5e0"], [83_000_000, 1_000, nil]),
    (["-5", "\u{2212}6", "+7"], [-5, -6, nil]), (["0.123", "012.345"], [nil, nil]),
  ])
  func `all numbers of a column tell what its marks mean, in every language`(column: [String], numbers: [Int?]) {
    for language in ["en", "ru", "de"] { #expect(read(column, language: language) == numbers) }
  }

  @Test func `where no number tells, a mark is a fraction if the language has it so, and then nothing is guessed`() {
    #expect(read(["38.250", "33.938", "38.000"]) == [nil, nil, nil])
    #expect(read(["38.250", "33.938"], language: "ru") == [38_250, 33_938])
    #expect(read(["38,250"]) == [38_250] && read(["38,250"], language: "ru") == [nil])
  }

  @Test func `a column that contradicts itself is read as far as each number is certain`() {
    #expect(read(["83.166.711", "1.50", "38.250"]) == [83_166_711, nil, nil])
  }

  @Test(arguments: [
    "", " ", "NA", "n/a", "NaN", "nan", "null", "None", "-", "–", "—", ".", "…", "#N/A", "<NA>", "нет данных", "н/д",
  ])
  func `words for missing are known`(word: String) {
    #expect(MissingWord.isOne(word))
  }

  @Test(arguments: ["0", "-1", "Nauru", "x", "no", String(repeating: "-", count: 40)])
  func `other words are none`(word: String) {
    #expect(!MissingWord.isOne(word))
  }
}
