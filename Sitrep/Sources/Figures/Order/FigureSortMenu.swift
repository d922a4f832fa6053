import PortableUI

/// Chooses the order of a list of figures, in the bar.
package struct FigureSortMenu<Measure: FigureMeasure, Links: View>: View {
  @Binding private var sort: FigureSort<Measure>
  private let measures: [Measure]
  private let title: (Measure) -> Text
  private let identifier: String
  private let links: Links

  /// - Parameters:
  ///   - sort: The order that holds.
  ///   - measures: What the list can be ordered by.
  ///   - identifier: That of the menu; those of its choices have an ending more.
  ///   - title: A measure in the user's language.
  ///   - links: What stands at the end of the menu.
  package init(
    sort: Binding<FigureSort<Measure>>, measures: [Measure], identifier: String,
    title: @escaping (Measure) -> Text, @ViewBuilder links: () -> Links
  ) {
    _sort = sort
    self.measures = measures
    self.identifier = identifier
    self.title = title
    self.links = links()
  }

  package var body: some View {
    Menu {
      ForEach(measures, id: \.self) { measure in
        SortItem(title: title(measure), isChosen: sort.measure == measure) { sort = FigureSort(measure) }
          .accessibilityIdentifier("\(identifier).\(measure.rawValue)")
      }
      Section {
        SortItem(title: Text("Reverse order", bundle: .module), isChosen: sort.isReversed) { sort.isReversed.toggle() }
          .accessibilityIdentifier("\(identifier).reversed")
      }
      Section { links }
    } label: {
      Label {
        Text("Sort", bundle: .module)
      } icon: {
        Image(systemName: "arrow.up.arrow.down")
      }
      .labelStyle(.iconOnly)
    }
    .accessibilityIdentifier(identifier)
  }
}

/// A choice of the menu, with a mark where it holds.
private struct SortItem: View {
  let title: Text
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      if isChosen {
        Label {
          title
        } icon: {
          Image(systemName: "checkmark")
        }
      } else {
        title
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Above a list in another order than that of names: which order it is, and the way back.
package struct FigureSortNotice<Measure: FigureMeasure>: View {
  @Binding private var sort: FigureSort<Measure>
  private let title: Text
  private let identifier: String

  /// - Parameters:
  ///   - sort: The order that holds.
  ///   - title: Its measure in the user's language.
  ///   - identifier: That of the sentence; the button's has an ending more.
  package init(sort: Binding<FigureSort<Measure>>, title: Text, identifier: String) {
    _sort = sort
    self.title = title
    self.identifier = identifier
  }

  package var body: some View {
    HStack(spacing: 8) {
      text
        .accessibilityIdentifier(identifier)
      Spacer(minLength: 8)
      Button(action: { sort = .byName }) { Text("Sort by name", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier("\(identifier).undo")
    }
  }

  private var text: Text {
    switch (sort.measure == .name, sort.isReversed) {
    case (true, false): Text("Names from A to Z", bundle: .module)
    case (true, true): Text("Names from Z to A", bundle: .module)
    case (false, false): Text("\(title), highest first", bundle: .module)
    case (false, true): Text("\(title), lowest first", bundle: .module)
    }
  }
}
