/// What is in a value, as far as it has the form that is asked for.
extension JSONValue {
  /// The last member of this name: so Foundation's and JavaScript's readers have it.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
