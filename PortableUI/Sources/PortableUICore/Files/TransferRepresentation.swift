import Foundation

/// How a value is written for other programs, in one form or several.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The forms of the representation. Types of the layer implement it; others get their body's.
  var _forms: [_TransferForm] { get }
}

extension TransferRepresentation {
  public var _forms: [_TransferForm] { body._forms }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never

  public nonisolated var _forms: [_TransferForm] { [] }
}

/// One form of a value, for the layer alone.
public nonisolated struct _TransferForm: Sendable {
  let contentType: UTType
  var fileName: @Sendable (Any) -> String?
  let data: @Sendable (Any) async throws -> Data
}

/// A value written as bytes.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let contentType: UTType
  private let exporting: @Sendable (Item) async throws -> Data

  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    contentType = exportedContentType
    self.exporting = exporting
  }

  public var _forms: [_TransferForm] {
    let data: @Sendable (Any) async throws -> Data = { [exporting] item in
      guard let item = item as? Item else { throw CocoaError(.fileWriteUnknown) }
      return try await exporting(item)
    }
    return [_TransferForm(contentType: contentType, fileName: { _ in nil }, data: data)]
  }
}

extension TransferRepresentation {
  /// Gives the file a name, with or without an ending.
  public nonisolated func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    NamedRepresentation(content: self) { _ in fileName }
  }

  public nonisolated func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    NamedRepresentation(content: self, name: fileName)
  }
}

private nonisolated struct NamedRepresentation<Content: TransferRepresentation>: TransferRepresentation {
  typealias Item = Content.Item

  let content: Content
  let name: @Sendable (Item) -> String?

  var _forms: [_TransferForm] {
    content._forms.map { form in
      var form = form
      form.fileName = { [name] item in (item as? Item).flatMap(name) }
      return form
    }
  }
}

/// Several forms of a value, the best one first.
public nonisolated struct TupleTransferRepresentation<
  Item: Transferable, each Content: TransferRepresentation
>: TransferRepresentation {
  let content: (repeat each Content)

  public var _forms: [_TransferForm] {
    var forms: [_TransferForm] = []
    for representation in repeat each content { forms += representation._forms }
    return forms
  }
}

/// Puts the forms of a value together.
@resultBuilder
public nonisolated struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<First: TransferRepresentation, each Content: TransferRepresentation>(
    _ first: First, _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, First, repeat each Content> {
    TupleTransferRepresentation(content: (first, repeat each content))
  }
}
