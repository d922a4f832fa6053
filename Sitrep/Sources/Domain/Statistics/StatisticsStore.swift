/// Where screens get figures from.
///
/// Both calls are quick enough for a render (a few milliseconds) and safe from any thread.
package protocol StatisticsStore: Sendable {
  /// The newest day that the store can show for all countries.
  func latestReport() -> StatisticsReport

  /// Everything known about one country; nil if the store does not know the country.
  func history(of code: CountryCode) throws(ReadProblem) -> CountryHistory?
}
