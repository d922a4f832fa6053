import Domain
import Foundation

/// A message as HTML.
struct MessageMarkup {
  /// Where a message stands in its channel.
  enum Standing {
    /// It may have replies beneath it.
    case top

    /// Beneath the message that it replies to.
    case reply
  }

  let texts: ArchivePageTexts
  let dates: PageDates
  let rich: RichTextMarkup
  let locale: Locale

  /// Writes a message up to the end of its element, which may have replies before it.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - anchor: Its name on the page.
  ///   - standing: Where it stands.
  ///   - day: The day under whose title it stands; the time is enough on that day.
  ///   - markup: Takes the HTML.
  func begin(_ message: Message, anchor: String, _ standing: Standing, on day: Day?, to markup: inout PageMarkup) {
    let details = message.details ?? MessageDetails()
    markup.raw("<article class=\"message ")
    markup.raw(Self.style(of: details.kind))
    markup.raw("\" id=\"")
    markup.text(anchor)
    markup.raw("\">\n")
    writeHead(of: message, details, anchor: anchor, on: day, to: &markup)
    if standing == .top, details.root != nil { markup.write(note: texts.replyElsewhere) }
    if details.isBroadcast { markup.write(note: texts.alsoInChannel) }
    if details.kind == .deleted {
      markup.write(note: texts.deletedMessage)
    } else if let body = details.body {
      rich.write(body, to: &markup)
    } else {
      rich.write(plain: message.content, to: &markup)
    }
    for attachment in details.attachments { write(attachment, to: &markup) }
    write(details.files, to: &markup)
    write(details.reactions, to: &markup)
  }

  func end(to markup: inout PageMarkup) { markup.raw("</article>\n") }

  private static func style(of kind: MessageKind) -> StaticString {
    switch kind {
    case .message, .bot: "said"
    case .action: "action"
    case .event, .arrival: "event"
    case .deleted: "deleted"
    }
  }

  private func writeHead(
    of message: Message, _ details: MessageDetails, anchor: String, on day: Day?, to markup: inout PageMarkup
  ) {
    markup.raw("<p class=\"by\"><strong>")
    markup.isolated(message.member.displayName)
    markup.raw("</strong> ")
    if details.kind == .bot {
      markup.raw("<span class=\"app\">")
      markup.text(texts.app)
      markup.raw("</span> ")
    }
    markup.beginLink(toPage: "#\(anchor)")
    markup.raw("<time datetime=\"")
    markup.text(dates.machine(message.posted))
    markup.raw("\">")
    let isThatDay = dates.day(of: message.posted) == day
    markup.text(isThatDay ? dates.time(of: message.posted) : dates.moment(of: message.posted))
    markup.raw("</time></a>")
    if let edited = details.edited {
      markup.raw(" <span class=\"quiet\">")
      markup.text(texts.edited(dates.moment(of: edited)))
      markup.raw("</span>")
    }
    markup.raw("</p>\n")
  }
}
