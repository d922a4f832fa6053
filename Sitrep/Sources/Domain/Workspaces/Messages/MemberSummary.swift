import Foundation

/// Somebody who posts in a workspace, and how much.
package struct MemberSummary: Hashable, Identifiable, Sendable {
  /// Named as in the newest of the messages.
  package let member: Member

  package let messages: Int

  /// When the newest message was posted.
  package let latest: Date

  package var id: String { member.id }

  package init(member: Member, messages: Int, latest: Date) {
    self.member = member
    self.messages = messages
    self.latest = latest
  }
}

extension [MemberSummary] {
  /// The people of a workspace, who posts most first: members of one id and several names are one person (D16).
  package var people: [MemberSummary] {
    Dictionary(grouping: self, by: \.id).values.compactMap(\.person).sorted { one, other in
      one.messages == other.messages ? one.id < other.id : one.messages > other.messages
    }
  }

  /// In the order of their names.
  package var byName: [MemberSummary] {
    sorted { ArchiveNames.isAscending(($0.member.displayName, $0.id), ($1.member.displayName, $1.id)) }
  }

  /// All of them as one person; of two names at one time, the first in the alphabet.
  private var person: MemberSummary? {
    let newest = self.max { one, other in
      one.latest == other.latest ? one.member.name > other.member.name : one.latest < other.latest
    }
    return newest.map { newest in
      MemberSummary(member: newest.member, messages: map(\.messages).reduce(0, +), latest: newest.latest)
    }
  }
}
