extension Sequence {
  /// The first value that an element has; nil where none has one.
  ///
  /// `lazy.compactMap(value).first` asks the element that has it twice, so in a tree twice as often with each level.
  func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
