/// Names of months, whole or shortened, in the languages of Excel's users.
enum MonthName {
  /// The month, from 1; nil: the word names none.
  static func month(_ word: ArraySlice<UInt8>) -> Int? {
    let name = String(decoding: word, as: UTF8.self).lowercased()
    guard name.count >= 3, name.count <= 12 else { return nil }
    return beginnings.firstIndex { $0.contains(where: name.hasPrefix) }.map { $0 + 1 }
  }

  /// English, German, French, Spanish, Portuguese, Italian and Russian; long enough to be of one month alone.
  private static let beginnings: [[String]] = [
    ["jan", "jän", "ene", "gen", "янв"], ["feb", "fev", "fév", "фев"], ["mar", "mär", "mrz", "мар"],
    ["apr", "avr", "abr", "апр"], ["may", "mai", "mag", "май", "мая"], ["jun", "juin", "giu", "июн"],
    ["jul", "juil", "lug", "июл"], ["aug", "aoû", "aou", "ago", "авг"], ["sep", "set", "сен"],
    ["oct", "okt", "ott", "out", "окт"], ["nov", "ноя"], ["dec", "dez", "dic", "déc", "дек"],
  ]
}
