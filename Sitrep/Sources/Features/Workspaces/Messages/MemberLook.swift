import Domain
import PortableUI

/// What stands for a member beside their messages: initials, and a colour that stays the member's own.
nonisolated struct MemberLook: Hashable {
  /// A ground for white letters, with a contrast of at least 4.5:1 in light and dark.
  struct Ground: Hashable {
    let red: Double
    let green: Double
    let blue: Double

    var color: Color { Color(red: red, green: green, blue: blue) }
  }

  static let grounds = [
    Ground(red: 0.11, green: 0.37, blue: 0.66), Ground(red: 0.48, green: 0.25, blue: 0.63),
    Ground(red: 0.69, green: 0.19, blue: 0.24), Ground(red: 0.17, green: 0.43, blue: 0.25),
    Ground(red: 0.54, green: 0.32, blue: 0), Ground(red: 0, green: 0.41, blue: 0.44),
    Ground(red: 0.66, green: 0.20, blue: 0.48), Ground(red: 0.29, green: 0.33, blue: 0.39),
  ]

  /// Of the name's first and last words; empty where it has neither letters nor digits.
  let initials: String

  /// Chosen by the id, so that it is the same in every window and run.
  let ground: Ground

  init(_ member: Member) {
    let letters = member.displayName.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.first { $0.isLetter || $0.isNumber }
    }
    initials = (letters.prefix(1) + letters.dropFirst().suffix(1)).map { $0.uppercased() }.joined()
    let hash = Self.hash(member.id)
    ground = Self.grounds[Int((hash ^ hash >> 32) % UInt64(Self.grounds.count))]
  }

  /// FNV-1a: Swift's own hash is another one in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A member's look, or only its room; for the eye alone, since the name stands beside it.
struct MemberAvatar: View {
  let look: MemberLook?

  var body: some View {
    Text(verbatim: look?.initials ?? "")
      .font(.caption)
      .bold()
      .foregroundStyle(.white)
      .frame(minWidth: 36, minHeight: look == nil ? 0 : 36)
      .background(look?.ground.color ?? .clear, in: RoundedRectangle(cornerRadius: 18))
      .accessibilityHidden(true)
  }
}
