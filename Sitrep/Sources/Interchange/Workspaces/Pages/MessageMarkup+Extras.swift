import Domain
import Foundation

/// What stands below a message's text.
extension MessageMarkup {
  func write(_ attachment: MessageAttachment, to markup: inout PageMarkup) {
    markup.raw("<div class=\"attachment\">\n")
    if !attachment.source.isEmpty {
      markup.raw("<p class=\"quiet\">")
      markup.isolated(attachment.source)
      markup.raw("</p>\n")
    }
    writeTitle(of: attachment, to: &markup)
    rich.write(attachment.body, to: &markup)
    write(attachment.fields, to: &markup)
    markup.raw("</div>\n")
  }

  func write(_ files: [SharedFile], to markup: inout PageMarkup) {
    guard !files.isEmpty else { return }
    markup.raw("<ul class=\"files\" aria-label=\"")
    markup.text(texts.files)
    markup.raw("\">\n")
    for file in files { write(file, to: &markup) }
    markup.raw("</ul>\n")
  }

  func write(_ reactions: [MessageReaction], to markup: inout PageMarkup) {
    guard !reactions.isEmpty else { return }
    markup.raw("<ul class=\"reactions\" aria-label=\"")
    markup.text(texts.reactions)
    markup.raw("\">\n")
    for reaction in reactions {
      markup.raw("<li>")
      markup.isolated(reaction.emoji)
      markup.raw(" ")
      markup.number(reaction.count)
      if !reaction.names.isEmpty {
        markup.raw(" <span class=\"quiet\">")
        markup.isolated(reaction.names.joined(separator: ", "))
        markup.raw("</span>")
      }
      markup.raw("</li>\n")
    }
    markup.raw("</ul>\n")
  }

  private func writeTitle(of attachment: MessageAttachment, to markup: inout PageMarkup) {
    let isBlank = attachment.title.allSatisfy(\.isWhitespace)
    guard !isBlank || attachment.link != nil else { return }
    markup.raw("<p><strong>")
    write(isBlank ? attachment.link?.text : attachment.title, to: attachment.link, &markup)
    markup.raw("</strong></p>\n")
  }

  private func write(_ fields: [MessageAttachment.Field], to markup: inout PageMarkup) {
    guard !fields.isEmpty else { return }
    markup.raw("<dl>\n")
    for field in fields {
      markup.raw("<div><dt>")
      markup.isolated(field.title)
      markup.raw("</dt><dd class=\"text\" dir=\"auto\">")
      markup.text(field.value)
      markup.raw("</dd></div>\n")
    }
    markup.raw("</dl>\n")
  }

  private func write(_ file: SharedFile, to markup: inout PageMarkup) {
    markup.raw("<li>")
    switch file.state {
    case .deleted: markup.text(texts.deletedFile)
    case .hiddenByPlan where file.name.allSatisfy(\.isWhitespace): markup.text(texts.hiddenFile)
    case .hiddenByPlan:
      write(file.name, to: file.link, &markup)
      markup.raw(" <span class=\"quiet\">")
      markup.text(texts.hiddenFile)
      markup.raw("</span>")
    case .present:
      let isBlank = file.name.allSatisfy(\.isWhitespace)
      write(isBlank ? file.link?.text ?? texts.unnamedFile : file.name, to: file.link, &markup)
    }
    let size = file.size.map { Int64(max(0, $0)).formatted(.byteCount(style: .file).locale(locale)) }
    let facts = [file.kind, size ?? ""].filter { !$0.isEmpty }
    if !facts.isEmpty {
      markup.raw(" <span class=\"quiet\">")
      markup.isolated(facts)
      markup.raw("</span>")
    }
    markup.raw("</li>\n")
  }

  /// A text, which leads to a site where there is one.
  private func write(_ text: String?, to link: WebLink?, _ markup: inout PageMarkup) {
    if let link { markup.beginLink(to: link) }
    if let text { markup.isolated(text) }
    if link != nil { markup.raw("</a>") }
  }
}
