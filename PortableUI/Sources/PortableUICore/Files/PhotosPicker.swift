import Foundation

/// A control that takes pictures of the person's.
public nonisolated struct PhotosPicker<Label: View>: View {
  private let filter: PHPickerFilter?
  private let maxCount: Int?
  private let label: Label
  private let select: @MainActor ([PhotosPickerItem]) -> Void

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let selection = selection
    self.filter = filter
    maxCount = 1
    self.label = label()
    select = { selection.wrappedValue = $0.first }
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let selection = selection
    self.filter = filter
    maxCount = maxSelectionCount
    self.label = label()
    select = { selection.wrappedValue = $0 }
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let (select, maxCount) = (select, maxCount)
    FileField(
      label: label, types: filter?.types ?? [.image, .movie], allowsMultiple: maxCount != 1, staysInMemory: true
    ) { files in
      select(files.prefix(maxCount ?? files.count).map { PhotosPickerItem(file: $0) })
    }
    ._render(&context)
  }
}

extension PhotosPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter, preferredItemEncoding: preferredItemEncoding) { Text(title) }
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter, preferredItemEncoding: preferredItemEncoding
    ) { Text(title) }
  }
}

/// In which order a picker gives several pictures: as chosen, always.
public nonisolated struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}

/// What a picker offers.
public nonisolated struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  public static let images = PHPickerFilter(types: [.image])
  public static let videos = PHPickerFilter(types: [.movie])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types))
  }
}
