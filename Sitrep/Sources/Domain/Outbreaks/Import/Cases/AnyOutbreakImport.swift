/// What an outbreak is made of.
package enum OutbreakContent: String, CaseIterable, Hashable, Codable, Sendable {
  /// Numbers by place and period.
  case counts

  /// A line list: a row for each case.
  case cases
}

/// What files turned out to be.
package enum AnyOutbreakImport: Hashable, Sendable {
  case counts(OutbreakImport)
  case cases(CaseImport)
}
