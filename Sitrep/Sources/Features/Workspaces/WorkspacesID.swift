import Domain

/// The accessibility identifiers of the Workspaces tab; those of the indicators are literal (D36).
package nonisolated enum WorkspacesID {
  package static let noWorkspace = "workspaces.none"
  package static let unreadable = "workspaces.unreadable"
  package static let missing = "workspaces.missing"
  package static let filesMenu = "workspaces.files"
  package static let importFile = "workspaces.import"
  package static let progress = "workspaces.import.progress"
  package static let cancelImport = "workspaces.import.cancel"
  package static let undo = "workspaces.undo"
  package static let undoText = "workspaces.undo.text"
  package static let dismissUndo = "workspaces.undo.dismiss"
  package static let noChannels = "workspaces.noChannels"
  package static let noMessages = "workspaces.noMessages"
  package static let day = "workspaces.day"
  package static let member = "workspaces.message.member"
  package static let content = "workspaces.message.content"
  package static let posted = "workspaces.message.posted"

  package static let attachment = "workspaces.message.attachment"
  package static let file = "workspaces.message.file"
  package static let links = "workspaces.message.links"
  package static let reactions = "workspaces.message.reactions"
  package static let replyCount = "workspaces.thread.count"
  package static let showInChannel = "workspaces.message.inChannel"

  package static let listingMenu = "workspaces.listing"
  package static let newestFirst = "workspaces.listing.newestFirst"
  package static let showsArrivals = "workspaces.listing.showsArrivals"
  package static let date = "workspaces.date"
  package static let goToDate = "workspaces.date.go"
  package static let listBeginning = "workspaces.beginning"
  package static let dayBeyond = "workspaces.date.beyond"

  package static let foundCount = "workspaces.search.count"
  package static let searchOrder = "workspaces.search.order"
  package static let narrow = "workspaces.search.narrow"
  package static let nothingFound = "workspaces.search.none"
  package static let searchProblem = "workspaces.search.problem"

  package static let members = "workspaces.members"
  package static let memberCount = "workspaces.member.count"
  package static let fromMember = "workspaces.fromMember"
  package static let messageChannel = "workspaces.message.channel"
  package static let week = "workspaces.week"

  package static func count(_ name: String) -> String { "count for \(name)" }
  package static func members(_ name: String) -> String { "members active in \(name)" }
  package static func latest(_ name: String) -> String { "latest message in \(name)" }

  /// What tells a workspace or a channel from another one of its name.
  package static let distinction = "workspaces.distinction"

  package static func workspace(_ id: String) -> String { "workspaces.workspace.\(id)" }
  package static func channel(_ id: String) -> String { "workspaces.channel.\(id)" }
  package static func message(_ id: String) -> String { "workspaces.messages.\(id)" }
  package static func found(_ id: String, in channel: ChannelPath) -> String {
    "workspaces.search.\(channel.workspace).\(channel.channel).\(id)"
  }
  package static func meant(_ id: String) -> String { "workspaces.search.meant.\(id)" }
  package static func narrowed(_ id: String) -> String { "workspaces.search.narrow.\(id)" }
  package static func thread(_ root: String) -> String { "workspaces.thread.\(root)" }
  package static func memberRow(_ id: String) -> String { "workspaces.member.row.\(id)" }
  package static func memberMessage(_ id: String, in channel: String) -> String { "workspaces.found.\(channel).\(id)" }
  package static func busyChannel(_ path: ChannelPath) -> String { "workspaces.busy.\(path.workspace).\(path.channel)" }
  package static func busiestChannel(_ path: ChannelPath) -> String {
    "workspaces.busiest.\(path.workspace).\(path.channel)"
  }
  package static func export(_ archive: String) -> String { "workspaces.export.\(archive)" }

  package static func exportPages(_ archive: String) -> String { "workspaces.exportPages.\(archive)" }
  package static func remove(_ archive: String) -> String { "workspaces.remove.\(archive)" }
}
