/// How much of what a person looks for is kept, in the address as in the field: more than any name that is looked for.
package enum SearchLimit {
  /// 100 Latin or 50 Cyrillic letters; no country's name is longer.
  package static let bytes = 100
}
