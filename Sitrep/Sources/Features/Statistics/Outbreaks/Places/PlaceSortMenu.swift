import PortableUI

/// Chooses the order of the places, in the bar, and leads to the table.
struct PlaceSortMenu: View {
  @Binding var route: StatisticsRoute
  let isWeekly: Bool

  var body: some View {
    Menu {
      ForEach(PlaceSort.Measure.allCases, id: \.self) { measure in
        SortItem(title: measure.title(isWeekly: isWeekly), isChosen: route.placeSort.measure == measure) {
          route.placeSort = PlaceSort(measure)
        }
        .accessibilityIdentifier(OutbreaksID.sort(measure))
      }
      Section {
        SortItem(title: Text("Reverse order", bundle: .module), isChosen: route.placeSort.isReversed) {
          route.placeSort.isReversed.toggle()
        }
        .accessibilityIdentifier(OutbreaksID.sortReversed)
      }
      Section { CountryTableLink(route: route, identifier: OutbreaksID.tableLink) }
    } label: {
      Label {
        Text("Sort", bundle: .module)
      } icon: {
        Image(systemName: "arrow.up.arrow.down")
      }
      .labelStyle(.iconOnly)
    }
    .accessibilityIdentifier(OutbreaksID.sortMenu)
  }
}

/// Above a list in another order than that of names: which order it is, and the way back.
struct PlaceOrderNotice: View {
  @Binding var sort: PlaceSort
  let isWeekly: Bool

  var body: some View {
    HStack(spacing: 8) {
      text
        .accessibilityIdentifier(StatisticsID.order)
      Spacer(minLength: 8)
      Button(action: { sort = .byName }) { Text("Sort by name", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(StatisticsID.undoOrder)
    }
  }

  private var text: Text {
    let title = sort.measure.title(isWeekly: isWeekly)
    switch (sort.measure, sort.isReversed) {
    case (.name, false): return Text("Names from A to Z", bundle: .module)
    case (.name, true): return Text("Names from Z to A", bundle: .module)
    case (_, false): return Text("\(title), highest first", bundle: .module)
    case (_, true): return Text("\(title), lowest first", bundle: .module)
    }
  }
}
