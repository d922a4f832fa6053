/// The words of an archive's pages in one language; whoever makes the pages has them in its catalogue.
package struct ArchivePageTexts: Sendable {
  /// As HTML wants it, such as `en` or `ru`.
  package var language: String

  /// Of the link that leads past what all pages have.
  package var skipToContent: String

  /// What the links to other pages are called.
  package var navigation: String

  /// When the archive was imported; is given the moment.
  package var imported: @Sendable (String) -> String

  /// Counts.
  package var channels: @Sendable (Int) -> String
  package var messages: @Sendable (Int) -> String
  package var members: @Sendable (Int) -> String
  package var replies: @Sendable (Int) -> String

  /// When the newest message was posted; is given the day.
  package var newest: @Sendable (String) -> String

  /// What stands where there is nothing.
  package var noWorkspaces: String
  package var noChannels: String
  package var noMessages: String

  /// The part of a long month; is given the month and the part's number, from 2.
  package var part: @Sendable (String, Int) -> String

  /// Links to the pages before and after a page; are given their titles.
  package var earlier: @Sendable (String) -> String
  package var later: @Sendable (String) -> String

  /// The link to the message whose replies a page goes on with.
  package var continuedThread: String

  /// Of a reply whose thread isn't there, and of one that was sent to the channel as well.
  package var replyElsewhere: String
  package var alsoInChannel: String

  /// When a message was edited; is given the moment.
  package var edited: @Sendable (String) -> String

  package var deletedMessage: String
  package var deletedFile: String
  package var hiddenFile: String
  package var unnamedFile: String

  /// The mark of messages that a program wrote.
  package var app: String

  /// What the lists below a message are called.
  package var files: String
  package var reactions: String

  package init(
    language: String, skipToContent: String, navigation: String, imported: @escaping @Sendable (String) -> String,
    channels: @escaping @Sendable (Int) -> String, messages: @escaping @Sendable (Int) -> String,
    members: @escaping @Sendable (Int) -> String, replies: @escaping @Sendable (Int) -> String,
    newest: @escaping @Sendable (String) -> String, noWorkspaces: String, noChannels: String, noMessages: String,
    part: @escaping @Sendable (String, Int) -> String, earlier: @escaping @Sendable (String) -> String,
    later: @escaping @Sendable (String) -> String, continuedThread: String, replyElsewhere: String,
    alsoInChannel: String, edited: @escaping @Sendable (String) -> String, deletedMessage: String, deletedFile: String,
    hiddenFile: String, unnamedFile: String, app: String, files: String, reactions: String
  ) {
    self.language = language
    self.skipToContent = skipToContent
    self.navigation = navigation
    self.imported = imported
    self.channels = channels
    self.messages = messages
    self.members = members
    self.replies = replies
    self.newest = newest
    self.noWorkspaces = noWorkspaces
    self.noChannels = noChannels
    self.noMessages = noMessages
    self.part = part
    self.earlier = earlier
    self.later = later
    self.continuedThread = continuedThread
    self.replyElsewhere = replyElsewhere
    self.alsoInChannel = alsoInChannel
    self.edited = edited
    self.deletedMessage = deletedMessage
    self.deletedFile = deletedFile
    self.hiddenFile = hiddenFile
    self.unnamedFile = unnamedFile
    self.app = app
    self.files = files
    self.reactions = reactions
  }
}
