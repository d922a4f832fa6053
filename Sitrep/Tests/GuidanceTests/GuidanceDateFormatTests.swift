import Domain
import Foundation
import Testing

@testable import Guidance

@Suite struct GuidanceDateFormatTests {
  @Test(arguments: [
    ("2021-05-13", "en_US", "May 13, 2021"), ("2021-05-13", "ru_RU", "13 мая 2021\u{202F}г."),
    ("2021-05", "en_US", "May 2021"), ("2021-05", "ru_RU", "май 2021\u{202F}г."), ("2021", "en_US", "2021"),
    ("2021", "ru_RU", "2021"),
  ])
  func `a date is as exact as it is known`(_ text: String, _ locale: String, _ words: String) throws {
    let format = GuidanceDateFormat().locale(Locale(identifier: locale))

    #expect(format.format(try #require(GuidanceDate(text))) == words)
  }
}
