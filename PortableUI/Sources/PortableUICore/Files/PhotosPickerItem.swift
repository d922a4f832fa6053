import Foundation

/// A picture that a person chose.
///
/// Not `Sendable`, as on Apple's platforms. Its bytes are read on behalf of whoever asks, so it need not be.
public nonisolated struct PhotosPickerItem: Hashable {
  /// Which form of a picture is wanted: a browser gives the one that there is.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  private let file: ReceivedFile?
  public let itemIdentifier: String?

  public init(itemIdentifier: String) {
    file = nil
    self.itemIdentifier = itemIdentifier
  }

  init(file: ReceivedFile) {
    self.file = file
    itemIdentifier = nil
  }

  /// What the person's browser calls the file; Apple's gallery does not tell.
  public var _fileName: String? { file?.name }

  public var supportedContentTypes: [UTType] {
    file?.contentType.flatMap { UTType(mimeType: $0) }.map { [$0] } ?? []
  }

  /// The picture's bytes as a value of the type; nil where there is none.
  public nonisolated(nonsending) func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    let data = try await Task.detached { try file.data() }.value
    return T._transferred(data)
  }
}

@available(*, unavailable)
extension PhotosPickerItem: Sendable {}
