import Foundation
import Testing

/// Looks at a page as a parser of HTML does, strictly.
struct HTMLCheck {
  private static let void: Set<String> = ["meta", "link"]

  let page: String

  init(_ page: String) {
    self.page = page
  }

  /// All tags, as in `a href="x"` and `/a`.
  var tags: [Substring] {
    page.matches(of: /<([^<>]*)>/).map(\.1)
  }

  /// The values of an attribute.
  func values(of name: String) -> [String] {
    tags.flatMap { tag in
      tag.matches(of: /\s([a-z-]+)="([^"]*)"/).filter { $0.1 == name }.map { String($0.2) }
    }
  }

  /// Links to pages of the archive, without their anchors.
  var pages: [String] {
    values(of: "href").map { String($0.prefix { $0 != "#" }) }.filter { !$0.isEmpty && !$0.contains(":") }
  }

  /// Every element is closed in its place, every sign outside of tags is a text's, and anchors are there once.
  func expectWhole() throws {
    var open: [Substring] = []
    for tag in tags where !tag.hasPrefix("!") {
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " }
      if tag.hasPrefix("/") {
        #expect(open.popLast() == name)
      } else if !Self.void.contains(String(name)) {
        open.append(name)
      }
      #expect(tag.wholeMatch(of: /\/?[a-z0-9]+(\s[a-z-]+="[^"]*")*|!DOCTYPE html/) != nil, "\(tag)")
    }
    #expect(open == [])
    let outside = page.replacing(/<[^<>]*>/, with: "")
    #expect(!outside.contains { $0 == "<" || $0 == ">" || $0 == "\"" || $0 == "'" })
    #expect(outside.replacing(/&(amp|lt|gt|quot|#39);/, with: "").contains("&") == false)
    let anchors = values(of: "id")
    #expect(Set(anchors).count == anchors.count)
    #expect(page.components(separatedBy: "<h1>").count == 2)
    #expect(!page.contains("<script"))
  }

  static func resolved(_ link: String, from path: String) -> String {
    var folders = path.split(separator: "/").dropLast()
    for part in link.split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return folders.joined(separator: "/")
  }
}
