import Foundation

/// A value that can leave the program and come into it.
public protocol Transferable: SendableMetatype {
  associatedtype Representation: TransferRepresentation

  /// The forms that the value can take, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }

  /// The value that these bytes are. Types of the layer implement it; screens never do.
  static func _transferred(_ data: Data) -> Self?
}

extension Transferable {
  public static func _transferred(_ data: Data) -> Self? { nil }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { (data: Data) in data }
  }

  public static func _transferred(_ data: Data) -> Data? { data }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { (text: String) in Data(text.utf8) }
  }

  public static func _transferred(_ data: Data) -> String? { String(data: data, encoding: .utf8) }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { (url: URL) in Data(url.absoluteString.utf8) }
  }

  public static func _transferred(_ data: Data) -> URL? {
    String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
  }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("There is no value of this type.") }
}
