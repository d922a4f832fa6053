import Foundation

/// A kind of files.
public nonisolated struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  /// The kind of this identifier, of those that the layer knows.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// The kind of files whose names end so, without the dot.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    guard let found = Self.known.first(where: { $0.value.endings.contains(ending) }) else { return nil }
    identifier = found.key
    guard conforms(to: supertype) else { return nil }
  }

  /// The kind of files of this media type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let type = mimeType.split(separator: ";").first.map { $0.lowercased() }
    guard let type, let found = Self.known.first(where: { $0.value.mimeTypes.contains(type) }) else { return nil }
    identifier = found.key
    guard conforms(to: supertype) else { return nil }
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  public var preferredFilenameExtension: String? { Self.known[identifier]?.endings.first }
  public var preferredMIMEType: String? { Self.known[identifier]?.mimeTypes.first }

  /// True where each file of this kind is also one of the other.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return (Self.known[identifier]?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
  }
}

nonisolated extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let movie = UTType(known: "public.movie")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")

  private struct Description: Sendable {
    var endings: [String] = []
    var mimeTypes: [String] = []
    var parents: [String] = []
  }

  private static let known: [String: Description] = [
    "public.item": Description(),
    "public.content": Description(parents: ["public.item"]),
    "public.data": Description(mimeTypes: ["application/octet-stream"], parents: ["public.item"]),
    "public.text": Description(mimeTypes: ["text/*"], parents: ["public.data", "public.content"]),
    "public.plain-text": Description(endings: ["txt", "text"], mimeTypes: ["text/plain"], parents: ["public.text"]),
    "public.utf8-plain-text": Description(parents: ["public.plain-text"]),
    "public.html": Description(endings: ["html", "htm"], mimeTypes: ["text/html"], parents: ["public.text"]),
    "public.json": Description(endings: ["json"], mimeTypes: ["application/json"], parents: ["public.text"]),
    "public.comma-separated-values-text": Description(
      endings: ["csv"], mimeTypes: ["text/csv"], parents: ["public.text"]),
    "public.spreadsheet": Description(parents: ["public.content"]),
    "org.openxmlformats.spreadsheetml.sheet": Description(
      endings: ["xlsx"], mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      parents: ["public.spreadsheet", "public.data"]),
    "com.microsoft.excel.xls": Description(
      endings: ["xls"], mimeTypes: ["application/vnd.ms-excel"], parents: ["public.spreadsheet", "public.data"]),
    "org.oasis-open.opendocument.spreadsheet": Description(
      endings: ["ods"], mimeTypes: ["application/vnd.oasis.opendocument.spreadsheet"],
      parents: ["public.spreadsheet", "public.data"]),
    "public.image": Description(mimeTypes: ["image/*"], parents: ["public.data", "public.content"]),
    "public.png": Description(endings: ["png"], mimeTypes: ["image/png"], parents: ["public.image"]),
    "public.jpeg": Description(endings: ["jpeg", "jpg"], mimeTypes: ["image/jpeg"], parents: ["public.image"]),
    "com.compuserve.gif": Description(endings: ["gif"], mimeTypes: ["image/gif"], parents: ["public.image"]),
    "public.heic": Description(endings: ["heic"], mimeTypes: ["image/heic"], parents: ["public.image"]),
    "org.webmproject.webp": Description(endings: ["webp"], mimeTypes: ["image/webp"], parents: ["public.image"]),
    "public.svg-image": Description(endings: ["svg"], mimeTypes: ["image/svg+xml"], parents: ["public.image"]),
    "public.movie": Description(mimeTypes: ["video/*"], parents: ["public.data", "public.content"]),
    "com.adobe.pdf": Description(
      endings: ["pdf"], mimeTypes: ["application/pdf"], parents: ["public.data", "public.content"]),
    "public.directory": Description(parents: ["public.item"]),
    "public.folder": Description(parents: ["public.directory"]),
    "public.archive": Description(parents: ["public.data"]),
    "public.zip-archive": Description(
      endings: ["zip"], mimeTypes: ["application/zip", "application/x-zip-compressed"], parents: ["public.archive"]),
  ]
}

extension UTType {
  /// What a file field of a page accepts for this kind; nil where it is any file.
  var acceptedByFields: [String]? {
    guard ![.data, .item, .content].contains(self) else { return nil }
    return kindsOfSpreadsheets.compactMap { Self.known[$0] }.flatMap { description in
      description.mimeTypes + description.endings.map { "." + $0 }
    }
  }

  /// The kind itself; spreadsheets have no media type in common, so theirs are named one by one.
  private var kindsOfSpreadsheets: [String] {
    guard self == .spreadsheet else { return [identifier] }
    return Self.known.filter { $0.value.parents.contains(identifier) }.keys.sorted(by: >)
  }
}
