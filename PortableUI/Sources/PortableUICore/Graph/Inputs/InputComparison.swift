import Foundation
@_spi(Reflection) import Swift

/// How two values of one type are compared as inputs of a view.
///
/// Found once for each type: objects by identity, tuples and structs field by field (never by their bytes, which have
/// gaps), and enums, as well as structs that hold an object, by `==` where they are `Equatable`. A type that holds a
/// closure, an existential or anything else that cannot be compared has no comparison, and views of it are evaluated
/// each time.
@MainActor
struct InputComparison {
  typealias Same = @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let same: Same
  /// True where values hold no object that belongs to one window, so that what is made of them may serve every window.
  let isPlain: Bool

  /// A comparison of typed values.
  init<Value>(of type: Value.Type, isPlain: Bool, by same: @escaping @MainActor (Value, Value) -> Bool) {
    // Plain values of the same bytes are the same, which is known without asking their type; of others, bytes say nothing.
    let size = isPlain ? MemoryLayout<Value>.size : nil
    self.init(isPlain: isPlain) { one, other in
      if let size, memcmp(one, other, size) == 0 { return true }
      return same(one.assumingMemoryBound(to: Value.self).pointee, other.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private init(isPlain: Bool, _ same: @escaping Same) {
    self.isPlain = isPlain
    self.same = same
  }

  /// - Precondition: Both are of the type that the comparison was made for.
  func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in same(one, other) }
    }
  }
}

extension InputComparison {
  private static var known: [ObjectIdentifier: InputComparison?] = [:]

  /// The comparison for a type; nil where its values cannot be compared.
  static func of<Value>(_ type: Value.Type) -> InputComparison? {
    let id = ObjectIdentifier(type)
    if let comparison = known[id] { return comparison }
    // What a type says of itself while it is being looked at: a type that contains itself is not compared.
    known.updateValue(nil, forKey: id)
    let comparison = found(for: type)
    known.updateValue(comparison, forKey: id)
    return comparison
  }

  /// Whether two values are of one type and the same; false where the type has no comparison.
  static func areSame(_ one: Any, _ other: Any) -> Bool {
    @MainActor func isSame<Value>(_ one: Value) -> Bool {
      guard let other = other as? Value else { return false }
      return of(Value.self)?.isSame(one, other) ?? false
    }
    return isSame(one)
  }

  /// To ask a type for a protocol that it has not costs the runtime a search through all that the program has, so it is not
  /// asked where the answer is known.
  private static func found<Value>(for type: Value.Type) -> InputComparison? {
    if let standard = standard[ObjectIdentifier(type)] { return standard }
    let kind = kind(of: type)
    // The word itself: a weak or unowned reference is not a valid strong one to load.
    if kind == .class { return word }
    if kind == .tuple { return fieldByField(type) }
    guard kind == .struct || kind == .enum || kind == .optional else { return nil }
    if maySayItself(type), let comparable = type as? any ComparableInput.Type { return comparable.inputComparison() }
    if kind == .enum, MemoryLayout<Value>.size == 1, _isPOD(type) { return byte }
    let fieldByField = kind == .struct ? fieldByField(type) : nil
    if let fieldByField, fieldByField.isPlain { return fieldByField }
    if let equatable = type as? any Equatable.Type { return equating(equatable) }
    return fieldByField
  }

  /// Compares the first word: an object's address.
  static var word: InputComparison {
    InputComparison(isPlain: false) { $0.load(as: UInt.self) == $1.load(as: UInt.self) }
  }

  /// Compares values of one byte, which has no gap.
  private static var byte: InputComparison {
    InputComparison(isPlain: true) { $0.load(as: UInt8.self) == $1.load(as: UInt8.self) }
  }

  static func equating<Value: Equatable>(_ type: Value.Type) -> InputComparison {
    InputComparison(of: type, isPlain: isPlain(type)) { $0 == $1 }
  }

  static func fieldByField<Value>(_ type: Value.Type) -> InputComparison? {
    guard let fields = fields(of: type) else { return nil }
    return InputComparison(isPlain: fields.allSatisfy(\.comparison.isPlain)) { one, other in
      for field in fields where !field.comparison.same(one + field.offset, other + field.offset) { return false }
      return true
    }
  }

  /// Nil where a field cannot be compared or is unknown to the runtime.
  private static func fields<Value>(of type: Value.Type) -> [(offset: Int, comparison: InputComparison)]? {
    var fields: [(Int, InputComparison)] = []
    let isComplete = _forEachField(of: type) { _, offset, fieldType, _ in
      guard let comparison = of(fieldType) else { return false }
      fields.append((offset, comparison))
      return true
    }
    // What C calls a union has a size and tells of no fields.
    return isComplete && (!fields.isEmpty || MemoryLayout<Value>.size == 0) ? fields : nil
  }

  private static func isPlain<Value>(_ type: Value.Type) -> Bool {
    if _isPOD(type) { return true }
    guard kind(of: type) == .struct, let fields = fields(of: type) else { return false }
    return fields.allSatisfy(\.comparison.isPlain)
  }

  private static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
    var kind: _MetadataKind?
    _ = _forEachField(of: Probe<Value>.self) { _, _, _, found in
      kind = found
      return true
    }
    return kind
  }

  /// Has the value as its field, whose kind the runtime tells.
  private struct Probe<Value> {
    let value: Value
  }
}

extension InputComparison {
  /// Standard types whose storage is nobody's in particular.
  private static let standard: [ObjectIdentifier: InputComparison] = [
    known(Bool.self), known(Int.self), known(Double.self), known(CGFloat.self), known(String.self),
    known(Substring.self), known(Data.self), known(Date.self), known(Decimal.self), known(Locale.self),
    known(TimeZone.self), known(Calendar.self), known(URL.self), known(UUID.self), known(Color.self), known(Font.self),
  ].reduce(into: [:]) { $0[$1.type] = $1.comparison }

  private static func known<Value: Equatable>(
    _ type: Value.Type
  ) -> (type: ObjectIdentifier, comparison: InputComparison) {
    (ObjectIdentifier(type), InputComparison(of: type, isPlain: true) { $0 == $1 })
  }

  static func isStandard(_ type: Any.Type) -> Bool { standard[ObjectIdentifier(type)] != nil }

  /// False for types that are no ``ComparableInput``: those of other modules, but for what may hold values of any type.
  private static func maySayItself(_ type: Any.Type) -> Bool {
    let name = _typeName(type)
    return ["PortableUICore.", "Swift.Optional<", "Swift.Array<", "Swift.Dictionary<", "Swift.Set<"].contains {
      name.hasPrefix($0)
    }
  }
}

extension Optional: ComparableInput {
  static func inputComparison() -> InputComparison? {
    guard let wrapped = InputComparison.of(Wrapped.self) else { return nil }
    if Wrapped.self is AnyClass { return .word }
    return InputComparison(of: Self.self, isPlain: wrapped.isPlain) { one, other in
      // Without a tuple of both, whose type would be looked up each time.
      guard let one else { return other == nil }
      guard let other else { return false }
      return wrapped.isSame(one, other)
    }
  }
}

extension Array: ComparableInput {
  static func inputComparison() -> InputComparison? {
    guard let element = InputComparison.of(Element.self) else { return nil }
    return InputComparison(of: Self.self, isPlain: element.isPlain) { one, other in
      guard one.count == other.count else { return false }
      let isSameStorage = one.withUnsafeBufferPointer { one in
        other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
      }
      return isSameStorage || zip(one, other).allSatisfy { element.isSame($0, $1) }
    }
  }
}

extension Dictionary: ComparableInput {
  static func inputComparison() -> InputComparison? {
    guard let value = InputComparison.of(Value.self) else { return nil }
    let isPlain = value.isPlain && InputComparison.of(Key.self)?.isPlain ?? false
    return InputComparison(of: Self.self, isPlain: isPlain) { one, other in
      one.count == other.count && one.allSatisfy { key, mine in other[key].map { value.isSame(mine, $0) } ?? false }
    }
  }
}

extension Set: ComparableInput {
  static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: InputComparison.of(Element.self)?.isPlain ?? false) { $0 == $1 }
  }
}
