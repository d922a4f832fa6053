import Domain
import Foundation

/// An archive as a folder of HTML that a browser shows without a server, a connection or a script.
///
/// `index.html` names all channels. Each of them has a folder with a page that names its months, and one page or more for
/// each month. Replies stand beneath the message that began their thread.
struct ArchivePages {
  private static let batch = 100
  private static let listing = MessageListing(isNewestFirst: false, showsArrivals: true)

  private let archive: any MessageArchive
  private let name: String
  private let imported: Date?
  private let texts: ArchivePageTexts
  private let dates: PageDates
  private let locale: Locale

  init(_ entry: ArchiveEntry, _ options: ArchivePageOptions) {
    archive = entry.archive
    name = entry.name.allSatisfy(\.isWhitespace) ? "–" : entry.name
    imported = entry.imported
    texts = options.texts
    locale = options.locale
    dates = PageDates(zone: options.timeZone, locale: options.locale)
  }

  /// Writes all pages, one file after the other, in memory that doesn't grow with the archive's messages.
  ///
  /// - Parameter file: Takes a file: its path in the folder, in plain letters and at most three levels deep, and its content.
  /// - Throws: What the archive and the closure throw.
  func write(_ file: (_ path: String, _ content: Data) throws -> Void) throws {
    let workspaces = try archive.workspaces().map { ($0, try archive.channels(of: $0.id)) }
    let names = PageNames(
      workspaces.flatMap { workspace, channels in
        channels.map { (ChannelPath(workspace: workspace.id, channel: $0.id), $0.name) }
      })
    try file("style.css", Data(PageStyle.css.utf8))
    try file("index.html", Data(index(workspaces, names)))
    var written: Set<String> = []
    for (workspace, channels) in workspaces {
      for channel in channels {
        let path = ChannelPath(workspace: workspace.id, channel: channel.id)
        guard let folder = names.folder(of: path), written.insert(folder).inserted else { continue }
        try write(channel, of: workspace, names) { page, content in
          try file("channels/\(folder)/\(page)", Data(content))
        }
      }
    }
  }

  private func write(
    _ channel: ConversationSummary, of workspace: ConversationSummary, _ names: PageNames,
    _ file: (String, [UInt8]) throws -> Void
  ) throws {
    let rich = RichTextMarkup(dates: dates) { id in
      names.folder(of: ChannelPath(workspace: workspace.id, channel: id)).map { "../\($0)/index.html" }
    }
    let home = PageFrame.Link(title: name, path: "../../index.html")
    let parents = [home, PageFrame.Link(title: channel.displayName, path: "index.html")]
    let path = ChannelPath(workspace: workspace.id, channel: channel.id)
    try withoutActuallyEscaping(file) { file in
      let message = MessageMarkup(texts: texts, dates: dates, rich: rich, locale: locale)
      var pages = ChannelPages(message, parents: parents, file)
      let count = channel.count(Self.listing)
      for start in stride(from: 0, to: count, by: Self.batch) {
        let range = start..<min(start + Self.batch, count)
        for message in try archive.messages(in: path, Self.listing, range) { try pages.add(message) }
      }
      try pages.end()
      let list = MonthList(pages: pages.written, texts: texts)
      var frame = PageFrame(texts: texts, root: "../../", title: channel.displayName, parents: [home])
      frame.facts = [workspace.displayName] + facts(of: channel)
      try file("index.html", frame.page(list.markup))
    }
  }

  private func index(_ workspaces: [(ConversationSummary, [ConversationSummary])], _ names: PageNames) -> [UInt8] {
    var page = PageMarkup()
    if workspaces.isEmpty { page.write(note: texts.noWorkspaces) }
    for (workspace, channels) in workspaces {
      page.raw("<h2>")
      page.isolated(workspace.displayName)
      page.raw("</h2>\n")
      page.write(note: channels.isEmpty ? texts.noChannels : texts.channels(channels.count))
      page.writeRows(
        channels.compactMap { channel in
          names.folder(of: ChannelPath(workspace: workspace.id, channel: channel.id)).map { folder in
            (PageFrame.Link(title: channel.displayName, path: "channels/\(folder)/index.html"), facts(of: channel))
          }
        })
    }
    var frame = PageFrame(texts: texts, root: "", title: name)
    frame.facts = imported.map { [texts.imported(dates.moment(of: $0))] } ?? []
    return frame.page(page)
  }

  private func facts(of channel: ConversationSummary) -> [String] {
    let newest = channel.activity.latest.map { texts.newest(dates.dayText(of: $0)) }
    return [texts.messages(channel.activity.count), texts.members(channel.activity.members), newest].compactMap(\.self)
  }
}
