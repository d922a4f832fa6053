import Foundation

/// What is said where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 8) {
      label.labelStyle(UnavailableLabelStyle()).accessibilityAddTraits(.isHeader)
      description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == PortableUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { PortableUICore.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { PortableUICore.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search that found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: nil) }, description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }

  /// A search for this text that found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

/// What is said where a search found nothing.
public nonisolated struct SearchUnavailableContent {
  public nonisolated struct Label: View {
    let text: String?

    @Environment(\.locale) private var locale

    @MainActor public var body: some View {
      PortableUICore.Label(
        text.map { LayerText.noResults(for: $0, in: locale) } ?? LayerText.nothingFound(in: locale),
        systemImage: "magnifyingglass")
    }
  }

  public nonisolated struct Description: View {
    @Environment(\.locale) private var locale

    @MainActor public var body: some View { Text(verbatim: LayerText.checkSpelling(in: locale)) }
  }

  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
