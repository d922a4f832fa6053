import DesignSystem
import Domain
import Foundation

/// A line list as a file, with much that names people.
package struct LineListFile {
  /// Nothing of these may be shown or kept.
  package static let secrets = [
    "Ivanova", "Иванова", "900 555", "Lenina", "59.93", "PP77", "KEY-", "bitten",
  ]

  package static let heading = [
    "case_id", "name", "phone", "address", "gps_latitude", "passport", "date_onset", "district", "age", "sex",
    "outcome", "notes",
  ]

  /// The places of columns in the table.
  package static let (onset, age, sex, outcome) = (6, 8, 9, 10)

  /// What its first date is where the day comes first, as the sheet offers it.
  package static func secondOfMarch(in language: String) -> String {
    Day("2024-03-02")?.written(for: Locale(identifier: language)) ?? ""
  }

  package var separator = ","
  package var sexes = ("F", "M")
  package var cases = 40
  package var title: String?
  /// True where days can't be taken for months.
  package var hasPlainDates = false

  package init() {}

  /// The cases, a death each tenth, then the first one again, and the fifth one with another outcome.
  package var bytes: Data {
    let rows = (1...cases).map { row($0, outcome: $0 == 39 ? "zzz" : $0 % 10 == 0 ? "died" : "recovered") }
    let lines = [title, Self.heading.joined(separator: separator)].compactMap(\.self) + rows
    return Data((lines + [rows[0], row(5, outcome: "died")]).map { $0 + "\n" }.joined().utf8)
  }

  private func row(_ number: Int, outcome: String) -> String {
    let day = "0\(number % 9 + 1)"
    return [
      "KEY-\(number)", "Anna Ivanova Иванова", "+7 900 555 \(1_000 + number)", "Lenina \(number)",
      "59.93\(1_000 + number)",
      "PP77\(1_000 + number)", hasPlainDates ? "2024-03-\(day)" : "\(day)/03/2024",
      number == 40 ? "Port Saidaa" : number % 2 == 0 ? "Port Saida" : "Wadi Tir", "\(number)",
      number % 2 == 0 ? sexes.0 : sexes.1, outcome, "bitten \(number)",
    ].joined(separator: separator)
  }
}
