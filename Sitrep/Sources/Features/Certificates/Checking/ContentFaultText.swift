import Domain
import PortableUI

/// What breaks the schema of a certificate's content, in the user's language.
enum ContentFaultText {
  /// All of it, in one sentence.
  static func text(_ faults: [ContentFault]) -> Text {
    let clauses = faults.map(clause)
    return clauses.dropFirst().reduce(clauses.first ?? Text(verbatim: "")) { Text("\($0); \($1)", bundle: .module) }
  }

  private static func clause(_ fault: ContentFault) -> Text {
    let member = fault.member
    switch fault.problem {
    case .notOneEntry:
      return Text("The content isn’t exactly one vaccination, test or recovery", bundle: .module)
    case .wrongType where member.isEmpty: return Text("The content isn’t an object", bundle: .module)
    case .missing: return Text("\(member) is missing", bundle: .module)
    case .wrongType: return Text("\(member) is of the wrong type", bundle: .module)
    case .wrongForm: return Text("\(member) isn’t written as it must be", bundle: .module)
    case .outOfRange: return Text("\(member) is out of range", bundle: .module)
    case .unknownCode: return Text("\(member) isn’t a code that exists", bundle: .module)
    case .bornLater: return Text("The date of birth is after the day of issue", bundle: .module)
    }
  }
}
