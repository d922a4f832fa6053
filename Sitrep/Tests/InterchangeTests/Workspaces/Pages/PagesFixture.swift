import Domain
import Foundation
import Interchange
import Testing

/// The pages of an archive by their paths.
struct PagesFixture {
  let files: [String: String]

  /// In the order in which they were written.
  let paths: [String]

  init(
    _ workspaces: [Workspace], name: String = "Team", imported: Date? = nil, texts: ArchivePageTexts = .english,
    zone: String = "GMT", locale: String = "en_US"
  ) throws {
    try self.init(
      InMemoryMessageArchive(workspaces), name: name, imported: imported, texts: texts, zone: zone, locale: locale)
  }

  init(
    _ archive: any MessageArchive, name: String = "Team", imported: Date? = nil, texts: ArchivePageTexts = .english,
    zone: String = "GMT", locale: String = "en_US"
  ) throws {
    let options = ArchivePageOptions(
      texts: texts, timeZone: try #require(TimeZone(identifier: zone)), locale: Locale(identifier: locale))
    let entry = ArchiveEntry(id: "a", name: name, imported: imported, archive: archive)
    var files: [String: String] = [:]
    var paths: [String] = []
    try WorkspaceFileCodec().writePages(of: entry, options) { path, content in
      #expect(files[path] == nil)
      files[path] = String(decoding: content, as: UTF8.self)
      paths.append(path)
    }
    self.files = files
    self.paths = paths
  }

  /// One channel of a workspace.
  init(channel messages: [Message], zone: String = "GMT", texts: ArchivePageTexts = .english, locale: String = "en_US")
    throws
  {
    let channel = Channel(id: "c", name: "general", messages: messages)
    try self.init([Workspace(id: "w", name: "W", channels: [channel])], texts: texts, zone: zone, locale: locale)
  }

  func page(_ name: String, of folder: String = "general-1") throws -> String {
    try #require(files["channels/\(folder)/\(name)"])
  }
}

extension Message {
  /// A message of Ann's on a moment such as 2020-04-17T12:03:22Z.
  init(_ id: String, _ content: String = "", at posted: String, _ details: MessageDetails? = nil) throws {
    self.init(
      id: id, content: content, posted: try Date(posted, strategy: .iso8601), member: Member(id: "1", name: "Ann"),
      details: details)
  }
}

extension ArchivePageTexts {
  static let english = ArchivePageTexts(
    language: "en", skipToContent: "Skip to content", navigation: "Archive", imported: { "Imported \($0)" },
    channels: { "\($0) channels" }, messages: { "\($0) messages" }, members: { "\($0) people" },
    replies: { "\($0) replies" }, newest: { "Newest: \($0)" }, noWorkspaces: "No workspaces", noChannels: "No channels",
    noMessages: "No messages", part: { "\($0), part \($1)" }, earlier: { "Earlier: \($0)" }, later: { "Later: \($0)" },
    continuedThread: "Continued thread", replyElsewhere: "Reply to a message that isn’t in this archive",
    alsoInChannel: "Also sent to the channel", edited: { "edited \($0)" }, deletedMessage: "This message was deleted.",
    deletedFile: "Deleted file", hiddenFile: "Hidden file", unnamedFile: "Unnamed file", app: "App", files: "Files",
    reactions: "Reactions")

  static let russian = ArchivePageTexts(
    language: "ru", skipToContent: "К содержанию", navigation: "Архив", imported: { "Импортировано \($0)" },
    channels: { "каналов: \($0)" }, messages: { "сообщений: \($0)" }, members: { "участников: \($0)" },
    replies: { "ответов: \($0)" }, newest: { "последнее — \($0)" }, noWorkspaces: "Нет рабочих пространств",
    noChannels: "Нет каналов", noMessages: "Нет сообщений", part: { "\($0), часть \($1)" },
    earlier: { "Раньше: \($0)" },
    later: { "Позже: \($0)" }, continuedThread: "Продолжение обсуждения",
    replyElsewhere: "Ответ на сообщение, которого нет в архиве", alsoInChannel: "Отправлено и в канал",
    edited: { "изменено \($0)" }, deletedMessage: "Сообщение удалено.", deletedFile: "Удалённый файл",
    hiddenFile: "Скрытый файл", unnamedFile: "Файл без имени",
    app: "Приложение", files: "Файлы", reactions: "Реакции")
}
