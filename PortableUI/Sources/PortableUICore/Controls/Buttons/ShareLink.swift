import Foundation

/// A control that gives a text, an address or a file to another program.
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  let items: Data
  let subject: Text?
  let message: Text?
  let label: Label

  @MainActor public func _render(_ context: inout _RenderContext) {
    let locale = context.environment.locale
    let children = context.nodes(of: label)
    if let item = items.first, !(item is URL), !(item is String) {
      return emitFile(of: item, children, &context)
    }
    let addresses = items.compactMap { $0 as? URL }.map(\.absoluteString)
    let texts = items.compactMap { $0 as? String }
    let traits = ShareTraits(
      title: subject?.string(for: locale), text: ([message?.string(for: locale)] + texts).compactMap(\.self),
      addresses: addresses, style: context.environment.buttonStyle, isEnabled: context.environment.isEnabled)
    context.emit(.share(traits), isKeyed: true, children: children)
  }

  /// A button that makes a file of the item when it is pressed.
  @MainActor private func emitFile(of item: Data.Element, _ children: [Node], _ context: inout _RenderContext) {
    let (graph, environment) = (context.graph, context.environment)
    let export = TransferExport(Data.Element.self, as: [], name: nil, isShared: true)
    if export == nil { Fault.log("ShareLink: \(Data.Element.self) has no form that can be exported.") }
    let share: ControlAction = .tap { [weak graph] in
      guard let export, let graph else { return }
      export.start(item, in: graph) { result in
        if case .failure(let error) = result { Fault.log("ShareLink: \(Data.Element.self) was not exported: \(error)") }
      }
    }
    graph.register(environment.isEnabled ? share : .disabled, for: context.identity)
    let traits = ButtonTraits(
      role: nil, style: environment.buttonStyle, isEnabled: environment.isEnabled, tint: environment.tint,
      shortcut: nil)
    context.emit(.button(traits), isKeyed: true, children: children)
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
  }

  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
  }

  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: nil) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }

  public nonisolated init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }

  public nonisolated init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: title) }
  }
}

/// Items with a preview, which a browser does not show.
extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(items: CollectionOfOne(item), subject: subject ?? preview.title, message: message, label: label())
  }
}

extension ShareLink where PreviewImage: Transferable, PreviewIcon: Transferable, Label == DefaultShareLinkLabel {
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: nil) }
  }

  public nonisolated init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }
}

/// The system's label of a share link, with its own word or a title.
public nonisolated struct DefaultShareLinkLabel: View {
  let title: Text?

  @Environment(\.locale) private var locale

  @MainActor public var body: some View {
    PortableUICore.Label {
      title ?? Text(verbatim: LayerText.share(in: locale))
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What is said of an item before it is shared.
public nonisolated struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  public nonisolated init(_ title: Text) {
    self.init(title: title)
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title))
  }
}

/// What a control shares.
package struct ShareTraits: Sendable, Hashable {
  package var title: String?
  package var text: [String]
  package var addresses: [String]
  package var style: ButtonStyleKind
  package var isEnabled: Bool
}
