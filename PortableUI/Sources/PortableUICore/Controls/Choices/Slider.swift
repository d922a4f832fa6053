import Foundation

/// A control for a number between two others.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let control: SliderControl<Label>
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      control
      maximumValueLabel
    }
  }

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil, label: Label, lowest: ValueLabel? = nil,
    highest: ValueLabel? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    control = SliderControl(
      value: value.double, lowest: Double(bounds.lowerBound), highest: Double(bounds.upperBound),
      step: step.map { Double($0) }, label: label, onEditingChanged: onEditingChanged)
    minimumValueLabel = lowest
    maximumValueLabel = highest
  }
}

extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, label: label(), lowest: minimumValueLabel(), highest: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), lowest: minimumValueLabel(), highest: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, label: label(), onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, label: EmptyView(), onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

/// The bar and its knob; the label is only told.
private nonisolated struct SliderControl<Label: View>: View {
  let value: Binding<Double>
  let lowest: Double
  let highest: Double
  let step: Double?
  let label: Label
  let onEditingChanged: (Bool) -> Void

  @MainActor func _render(_ context: inout RenderContext) {
    let isEnabled = context.environment.isEnabled
    let name = context.nodes(of: label)
    let current = nearest(to: value.wrappedValue)
    let traits = SliderTraits(
      label: name.plainText ?? "", value: current, lowest: lowest, highest: highest, step: step,
      state: FieldState(isEnabled: isEnabled, reportsFocus: false))
    context.register(FieldAction(value: "\(current)", set: set))
    context.emit(.slider(traits), expands: .horizontal, isKeyed: true)
  }

  /// The value that the slider can have.
  private func nearest(to value: Double) -> Double {
    guard value.isFinite, lowest < highest else { return lowest }
    let inside = min(max(value, lowest), highest)
    guard let step, step > 0 else { return inside }
    let steps = min(((inside - lowest) / step).rounded(), ((highest - lowest) / step).rounded(.down))
    return lowest + steps * step
  }

  @MainActor private func set(_ text: String) -> Bool {
    guard let number = Double(text), number.isFinite else { return false }
    let new = nearest(to: number)
    guard new != value.wrappedValue else { return true }
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
    return true
  }
}

extension BinaryFloatingPoint {
  /// The same number as a `Double`.
  fileprivate nonisolated var double: Double {
    get { Double(self) }
    set { self = Self(newValue) }
  }
}
