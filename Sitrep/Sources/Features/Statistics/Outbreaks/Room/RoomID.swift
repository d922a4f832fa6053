import Domain

/// The accessibility identifiers of an outbreak's cases above the team's messages.
package nonisolated enum RoomID {
  package static let link = "room.link"
  package static let row = "room.row"
  package static let empty = "room.empty"
  package static let from = "room.from"
  package static let setStart = "room.from.set"
  package static let to = "room.to"
  package static let setEnd = "room.to.set"
  package static let outside = "room.outside"
  package static let span = "room.span"
  package static let showAll = "room.showAll"

  package static let cases = "room.cases"
  package static let reader = "room.reader"
  package static let noCases = "room.noCases"
  package static let incomplete = "room.incomplete"
  package static let read = "room.read"
  package static let showOnly = "room.showOnly"

  package static let messages = "room.messages"
  package static let noMessages = "room.noMessages"
  package static let beside = "room.beside"
  package static let noArchive = "room.noArchive"
  package static let openWorkspaces = "room.openWorkspaces"
  package static let unread = "room.unread"
  package static let readAgain = "room.readAgain"

  package static let caseSum = "room.sum.cases"
  package static let deathSum = "room.sum.deaths"
  package static let messageSum = "room.sum.messages"
  package static let all = "room.all"

  package static func bar(_ day: Day) -> String { "room.bar.\(day.iso8601)" }
  /// By its place in the list, from 0.
  package static func message(_ index: Int) -> String { "room.message.\(index)" }
}
