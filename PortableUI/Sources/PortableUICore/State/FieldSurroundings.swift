/// What the surroundings say to the fields in them.
struct FieldSurroundings {
  var input = TextInputTraits()
  var fieldStyle = TextFieldStyleKind.automatic
  var pickerStyle = PickerStyleKind.automatic
  var hidesLabels = false
  /// True in the rows of a list or a form.
  var isInList = false
  var minimumLines: Int?
  /// From the outermost to the innermost.
  var submitActions: [SubmitAction] = []
  var focusLinks: [FocusLink] = []
  /// The picker whose choices are being gathered.
  var options: PickerOptions?
  var search: SearchRequest?
}

extension FieldSurroundings: ComparableInput {
  /// What holds closures or objects of one evaluation is never the same.
  @MainActor static func inputComparison() -> InputComparison? {
    InputComparison(of: Self.self, isPlain: false) { one, other in
      one.isPlain && other.isPlain && one.input == other.input && one.fieldStyle == other.fieldStyle
        && one.pickerStyle == other.pickerStyle && one.hidesLabels == other.hidesLabels
        && one.isInList == other.isInList && one.minimumLines == other.minimumLines
    }
  }

  private var isPlain: Bool { submitActions.isEmpty && focusLinks.isEmpty && options == nil && search == nil }
}

/// What an `onSubmit` does, and for which fields.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

extension FieldSurroundings {
  /// What Return in a field does: every action for its kind, the innermost first; nil where there is none.
  @MainActor func submit(_ trigger: SubmitTriggers) -> (@MainActor () -> Void)? {
    let actions = submitActions.filter { $0.triggers.contains(trigger) }
    guard !actions.isEmpty else { return nil }
    return { for action in actions.reversed() { action.run() } }
  }
}
