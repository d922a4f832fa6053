/// What the places of an outbreak are.
package enum PlaceLevel: Hashable, Sendable {
  /// Countries and territories, known by their codes.
  case countries

  /// Places known by their names, with the word for them as the file's column has it: "District", «Район».
  case named(label: String)
}
