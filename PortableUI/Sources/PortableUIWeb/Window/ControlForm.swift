import HTTPTypes
import PortableUICore

/// What a control's form posted.
struct ControlForm: Sendable, Hashable {
  /// What was done.
  enum Event: Sendable, Hashable {
    /// A control was pressed.
    case tap(Identity)
    /// Return was pressed in one of the fields; which one, a form does not say.
    case returned
  }

  /// The value of one field.
  struct Field: Sendable, Hashable {
    let identity: Identity
    let value: String
  }

  let event: Event
  /// What was shown above the page, outermost first.
  let presentations: [Identity]
  /// The fields of the form in page order.
  let fields: [Field]

  /// Nil where the body isn't a form of ours.
  init?(_ request: WebRequest) {
    guard request.headers.mediaType == "application/x-www-form-urlencoded",
      let pairs = FormFields.parse(request.body)
    else { return nil }
    var event: Event?
    var presentations: [Identity] = []
    var fields: [Field] = []
    for pair in pairs {
      switch pair.name {
      case FormField.event where pair.value == FormField.returned: event = .returned
      case FormField.event: event = Identity(name: pair.value).map(Event.tap)
      case FormField.presentation:
        let names = pair.value.split(separator: " ")
        presentations = names.compactMap { Identity(name: $0) }
        guard presentations.count == names.count, names.count <= Self.presentationLimit else { return nil }
      default:
        let isKept = pair.name.hasPrefix(FormField.kept)
        let name = isKept ? String(pair.name.dropFirst(FormField.kept.count)) : pair.name
        if let identity = Identity(name: name) { fields.append(Field(identity: identity, value: pair.value)) }
      }
    }
    guard let event else { return nil }
    (self.event, self.presentations, self.fields) = (event, presentations, fields)
  }

  /// The most presentations above each other that a form speaks of.
  private static let presentationLimit = 16
}
