package struct AlertTraits: Sendable, Hashable {
  package var title: String
  package var message: String?
  /// True for a confirmation dialog: choices about something at hand, no interruption.
  package var isConfirmation = false
  /// False where the title is only told to assistive technology.
  package var showsTitle = true
  /// True where Escape closes it.
  package var isDismissable = false
}
