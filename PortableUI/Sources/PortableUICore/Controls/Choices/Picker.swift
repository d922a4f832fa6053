/// A choice of one value among several; the choices are the views inside that have a `tag`, or the rows of a `ForEach`
/// by their ids.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let environment = context.environment
    let name = context.nodes(of: label)
    let choices = choices(&context)
    let selected = selection.wrappedValue
    let current = choices.first { $0.value == selected }?.option.value
    report(name.plainText ?? "", choices, hasCurrent: current != nil)
    let links = environment.fields.focusLinks
    let kind = environment.fields.pickerStyle
    let traits = PickerTraits(
      style: kind, label: name.plainText ?? LayerText.choice(in: environment.locale), options: choices.map(\.option),
      selected: current, state: FieldState(isEnabled: environment.isEnabled, reportsFocus: !links.isEmpty))
    register(choices, current, links, in: context)
    let hidesLabel =
      environment.fields.hidesLabels || kind == .segmented
      || (kind != .inline && !environment.fields.isInList)
    context.emit(
      .picker(traits), expands: kind == .menu || kind == .automatic ? (hidesLabel ? [] : .horizontal) : .horizontal,
      isKeyed: true,
      children: hidesLabel ? [] : name)
  }

  private typealias Choice = (value: SelectionValue, option: PickerOption)

  @MainActor private func choices(_ context: inout RenderContext) -> [Choice] {
    let gathered = PickerOptions()
    let untagged = context.descend(.part(0)) { context in
      context.collect(content) { $0.fields.options = gathered }
    }
    if untagged.plainText != nil {
      Fault.log("A choice of a Picker has no tag and cannot be chosen: \(untagged.plainText ?? "")")
    }
    var seen: Set<SelectionValue> = []
    return gathered.choices.compactMap { choice in
      guard let value = choice.tag.base as? SelectionValue else {
        Fault.log(
          "A Picker's tag is of type \(type(of: choice.tag.base)), its selection of type \(SelectionValue.self).")
        return nil
      }
      guard seen.insert(value).inserted else {
        Fault.log("A Picker has two choices with the tag \(value).")
        return nil
      }
      return (value, choice.option)
    }
  }

  private func report(_ name: String, _ choices: [Choice], hasCurrent: Bool) {
    if choices.isEmpty {
      Fault.log("The Picker \"\(name)\" has no choices: give the views inside a tag.")
    } else if !hasCurrent {
      Fault.log("The selection of the Picker \"\(name)\" is the tag of none of its choices.")
    }
  }

  @MainActor private func register(
    _ choices: [Choice], _ current: String?, _ links: [FocusLink], in context: RenderContext
  ) {
    let selection = selection
    let action = FieldAction(
      value: current ?? "",
      set: { text in
        guard let choice = choices.first(where: { $0.option.value == text && $0.option.isEnabled }) else {
          return false
        }
        selection.wrappedValue = choice.value
        return true
      }, focus: links)
    context.register(action)
    guard context.environment.isEnabled else { return }
    for choice in choices where choice.option.isEnabled {
      context.graph.register(.tap { selection.wrappedValue = choice.value }, for: choice.option.key)
    }
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// Gathers the choices of one picker while its content is evaluated.
@MainActor
final class PickerOptions {
  private(set) var choices: [(tag: AnyHashable, option: PickerOption)] = []

  /// Adds a choice whose words are those of the nodes.
  func add(_ tag: AnyHashable, _ nodes: [Node], in context: RenderContext) {
    let option = PickerOption(
      key: context.identity.child(.part(6)), value: Identity(bits: StableHash.of(tag)).name,
      label: nodes.plainText ?? "", identifier: nodes.first?.accessibility?.identifier,
      isEnabled: context.environment.isEnabled)
    choices.append((tag, option))
  }
}
