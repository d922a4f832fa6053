import DesignSystem
import Domain
import PortableUI

/// What of an export was left out, and why, in the user's language.
package enum SkippedPartText {
  package static func text(_ part: SkippedPart) -> Text {
    guard let message = part.message else {
      return Text("\(part.file): \(text(part.reason))", bundle: .module)
    }
    return Text("\(part.file), message \(message): \(text(part.reason))", bundle: .module)
  }

  private static func text(_ reason: SkippedPart.Reason) -> Text {
    switch reason {
    case .notJSON(let byte, let fault): notJSONText(fault, byte: byte)
    case .notAList: Text("it isn’t a list of messages", bundle: .module)
    case .notAMessage: Text("it isn’t an object", bundle: .module)
    case .noTime: Text("it has no time", bundle: .module)
    case .twice: Text("another message of the channel has the same time", bundle: .module)
    case .tooLarge(let most): Text("it has more than \(most) bytes", bundle: .module)
    case .unsafeName: Text("its name isn’t safe", bundle: .module)
    case .notADay: Text("its name isn’t that of a day", bundle: .module)
    case .damaged: Text("it is damaged", bundle: .module)
    case .encrypted: Text("it is protected by a password", bundle: .module)
    case .unknownCompression: Text("it is compressed in a way that Sitrep doesn’t read", bundle: .module)
    }
  }
}
