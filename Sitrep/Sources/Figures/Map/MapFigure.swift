import Domain

/// What the map shows of each country.
package nonisolated struct MapFigure: Hashable, Sendable {
  /// A country and its value.
  package struct Country: Hashable, Identifiable, Sendable {
    package let code: CountryCode
    /// Nil is unknown.
    package let value: Double?
    /// The class of the value, from 0 up; nil where it is unknown.
    let level: Int?

    package var id: CountryCode { code }
  }

  package let measure: MapMeasure
  /// In the order given.
  package let countries: [Country]

  /// - Parameters:
  ///   - measure: What is shown.
  ///   - codes: The countries that have figures on any day.
  ///   - value: A country's value; nil is unknown.
  package init(_ measure: MapMeasure, of codes: [CountryCode], value: (CountryCode) -> Double?) {
    self.measure = measure
    countries = codes.map { code in
      let value = value(code)
      return Country(code: code, value: value, level: value.map { measure.level(of: $0) })
    }
  }
}
