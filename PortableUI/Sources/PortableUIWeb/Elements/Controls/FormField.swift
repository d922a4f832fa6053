import PortableUICore

/// The names of the forms that controls submit, and of their fields.
enum FormField {
  /// The id of the page's form.
  static let pageForm = "use"
  /// The identity of the control that was used.
  static let event = "event"
  /// The event of a form that was submitted by Return in one of its fields.
  static let returned = "return"
  /// The identity of the presentation that the control stood in.
  static let presentation = "in"
  /// What comes before the name of a field beneath the presentation.
  static let kept = "kept."

  /// The id of the form of a presentation.
  static func form(of presentation: Identity) -> String { presentation.name + "-use" }
}
