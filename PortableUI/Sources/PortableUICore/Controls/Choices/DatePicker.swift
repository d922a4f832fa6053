import Foundation

/// A field for a day, a time of day, or both, in the time zone of the surroundings.
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let earliest: Date?
  private let latest: Date?
  private let components: DatePickerComponents
  private let label: Label

  private init(
    _ selection: Binding<Date>, from earliest: Date?, to latest: Date?, _ components: DatePickerComponents,
    label: Label
  ) {
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
    self.label = label
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    let text = DateText(kind: kind, timeZone: environment.timeZone)
    let name = context.nodes(of: label)
    let links = environment.fields.focusLinks
    let value = text.string(selection.wrappedValue)
    let hasDays = kind != .time
    let traits = DateFieldTraits(
      kind: kind, label: name.plainText ?? LayerText.date(in: environment.locale), value: value,
      earliest: hasDays ? earliest.map(text.string) : nil, latest: hasDays ? latest.map(text.string) : nil,
      state: FieldState(isEnabled: environment.isEnabled, reportsFocus: !links.isEmpty))
    context.register(FieldAction(value: value, set: { set($0, text) }, focus: links))
    let hidesLabel = environment.fields.hidesLabels
    context.emit(
      .dateField(traits), expands: hidesLabel || !environment.fields.isInList ? [] : .horizontal, isKeyed: true,
      children: hidesLabel ? [] : name)
  }

  private var kind: DateFieldTraits.Kind {
    if components.contains(.date) { return components.contains(.hourAndMinute) ? .dateAndTime : .date }
    return .time
  }

  /// Takes a date from the page: what the field does not show, such as seconds, stays as it was.
  @MainActor private func set(_ string: String, _ text: DateText) -> Bool {
    let old = selection.wrappedValue
    guard let date = text.date(string, replacing: old) else { return false }
    guard string != text.string(old) else { return true }
    let lower = earliest.map { max($0, date) } ?? date
    selection.wrappedValue = latest.map { min($0, lower) } ?? lower
    return true
  }
}

/// The parts of a date that a field shows.
public nonisolated struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(titleKey))
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(title))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(title))
  }
}
