/// Values that were worked out of late, under what they were worked out from; the oldest go when there are too many.
package struct RecentValues<Key: Hashable, Value> {
  /// What was asked for of late, and before; the latter goes when the former is full.
  private var recent: [Key: Value] = [:]
  private var earlier: [Key: Value] = [:]
  private let capacity: Int

  /// - Parameter capacity: So many are kept for certain, and at most twice as many.
  package init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value of a key, which counts as asked for; nil where there is none any more.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = earlier.removeValue(forKey: key) else { return nil }
      keep(value, for: key)
      return value
    }
    set {
      earlier[key] = nil
      if let newValue { keep(newValue, for: key) } else { recent[key] = nil }
    }
  }

  /// The value of a key, worked out where there is none any more.
  package mutating func value(of key: Key, orMake make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let new = make()
    self[key] = new
    return new
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if recent.count >= capacity, recent[key] == nil { (recent, earlier) = ([:], recent) }
    recent[key] = value
  }
}
