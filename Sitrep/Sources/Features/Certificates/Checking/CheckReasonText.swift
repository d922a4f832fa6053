import DesignSystem
import Domain
import Foundation
import PortableUI

/// Why a check ended as it did, in the user's language.
package enum CheckReasonText {
  /// - Parameters:
  ///   - check: What was found.
  ///   - moment: When the certificate is to be valid.
  ///   - timeZone: Whose days are named.
  /// - Returns: The reason, after what is known of the certificate's time where its signature can't be checked.
  package static func text(of check: CertificateCheck, at moment: Date, in timeZone: TimeZone) -> Text {
    let reason = text(check.reason, in: timeZone)
    guard let time = check.uncheckedTime(at: moment) else { return reason }
    return Text("\(text(time, in: timeZone)) \(reason)", bundle: .module)
  }

  /// - Parameters:
  ///   - reason: What the check found.
  ///   - timeZone: Whose days are named.
  /// - Returns: A sentence or two.
  package static func text(_ reason: CheckReason, in timeZone: TimeZone) -> Text {
    switch reason {
    case .valid: Text("A key of the trust list signed it, and it wasn’t changed since.", bundle: .module)
    case .otherKind(let kind): text(kind)
    case .noCode:
      Text("There is no QR code in the picture that can be read. Try a sharper or larger one.", bundle: .module)
    case .pictureProblem(let problem): PictureProblemText.text(problem)
    case .prefix, .base45Character, .base45Group, .notCompressed, .damagedCompression, .tooLarge: damage(reason)
    case .envelope, .payload, .noCertificate, .claim: envelopeDamage(reason)
    case .content(let faults): ContentFaultText.text(faults)
    case .noKeyID, .emptyTrustList, .unknownKey, .keyUsage: keyProblem(reason)
    case .signature:
      Text("The signature doesn’t match: the content was changed, or another key signed it.", bundle: .module)
    case .notYetValid(let owner, let from): start(of: owner, Day.today(in: timeZone, now: from))
    case .expired(let owner, let end): self.end(of: owner, Day.today(in: timeZone, now: end))
    }
  }

  private static func text(_ kind: CodeKind) -> Text {
    switch kind {
    case .smartHealthCard:
      Text("This is a SMART Health Card. Sitrep shows what it says, but can’t check its signature.", bundle: .module)
    case .vdsNC:
      Text(
        "This is a digital seal of the ICAO (VDS-NC). Sitrep shows what it says, but can’t check its signature.",
        bundle: .module)
    case .divoc:
      Text(
        "This is a verifiable credential, as DIVOC issues it. Sitrep shows what it says, but can’t check its signature.",
        bundle: .module)
    case .gosuslugi:
      Text("This is only a link to gosuslugi.ru. No one but that site can confirm it.", bundle: .module)
    case .dcc, .unknown: Text("This code isn’t a certificate that Sitrep knows.", bundle: .module)
    }
  }

  // MARK: From the text to the envelope

  private static func damage(_ reason: CheckReason) -> Text {
    switch reason {
    case .prefix(let found?): Text("It begins with “\(found.visible)”, not with “HC1:”.", bundle: .module)
    case .base45Character(let character, let position): text(character, at: position)
    case .base45Group(let position):
      Text("The characters from \(position) on can’t be decoded.", bundle: .module)
    case .notCompressed: Text("Its content isn’t compressed, as it must be.", bundle: .module)
    case .damagedCompression: Text("Its compressed content is damaged.", bundle: .module)
    case .tooLarge(let limit):
      Text("Its content is larger than \(limit, format: .count) bytes.", bundle: .module)
    default: Text("It doesn’t begin with “HC1:”.", bundle: .module)
    }
  }

  /// A character that can't be in a code, by a name where it isn't seen.
  private static func text(_ character: Unicode.Scalar, at position: Int) -> Text {
    switch character {
    case "\t": Text("There is a tab at character \(position), which can’t be in such a code.", bundle: .module)
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
      Text("There is a line break at character \(position), which can’t be in such a code.", bundle: .module)
    case _
    where character.properties.isWhitespace || character.properties.generalCategory == .format || character.isInvisible:
      Text(
        "There is an invisible character (\(character.number)) at character \(position), which can’t be in such a code.",
        bundle: .module)
    default:
      Text("“\(String(character))” at character \(position) can’t be in such a code.", bundle: .module)
    }
  }

  private static func envelopeDamage(_ reason: CheckReason) -> Text {
    switch reason {
    case .envelope(.cbor(let byte)): Text("Its envelope isn’t valid CBOR at byte \(byte).", bundle: .module)
    case .envelope(.algorithm(let number?)):
      Text("It is signed by an algorithm that isn’t allowed (\(number)).", bundle: .module)
    case .envelope(.algorithm): Text("It doesn’t say by which algorithm it is signed.", bundle: .module)
    case .payload(let byte): Text("Its claims aren’t valid CBOR at byte \(byte).", bundle: .module)
    case .noCertificate: Text("There is no health certificate among its claims.", bundle: .module)
    case .claim(.issuedAt): Text("The time when it was issued isn’t a time.", bundle: .module)
    case .claim(.expiresAt): Text("The time when it expires isn’t a time.", bundle: .module)
    default: Text("Its envelope isn’t a COSE signature.", bundle: .module)
    }
  }

  // MARK: Keys and times

  private static func keyProblem(_ reason: CheckReason) -> Text {
    switch reason {
    case .noKeyID: Text("It doesn’t say which key signed it.", bundle: .module)
    case .unknownKey(let id):
      Text("The trust list has no key \(id.base64EncodedString()).", bundle: .module)
    case .keyUsage(let kinds): usage(CertificateContentKind.allCases.filter(kinds.contains))
    default: Text("Signature not checked: no trust list.", bundle: .module)
    }
  }

  private static func usage(_ kinds: [CertificateContentKind]) -> Text {
    guard let first = kinds.first else { return Text("The key may sign no health certificates.", bundle: .module) }
    let names = kinds.dropFirst().reduce(name(first)) { Text("\($0), \(name($1))", bundle: .module) }
    return Text("The key may sign these only: \(names).", bundle: .module)
  }

  private static func name(_ kind: CertificateContentKind) -> Text {
    switch kind {
    case .vaccination: Text("vaccinations", bundle: .module)
    case .test: Text("tests", bundle: .module)
    case .recovery: Text("recoveries", bundle: .module)
    }
  }

  private static func start(of owner: CheckReason.TimeOwner, _ day: Day) -> Text {
    switch owner {
    case .certificate: Text("It is valid from \(day, format: .day) on.", bundle: .module)
    case .key: Text("The signing key is valid from \(day, format: .day) on.", bundle: .module)
    }
  }

  private static func end(of owner: CheckReason.TimeOwner, _ day: Day) -> Text {
    switch owner {
    case .certificate: Text("It expired on \(day, format: .day).", bundle: .module)
    case .key: Text("The signing key expired on \(day, format: .day).", bundle: .module)
    }
  }
}

nonisolated extension Unicode.Scalar {
  /// As in "U+200B".
  fileprivate var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
