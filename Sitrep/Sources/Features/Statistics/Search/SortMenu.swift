import PortableUI

/// Chooses the order of the list, in the bar.
struct SortMenu: View {
  let model: CountryStatsViewModel

  var body: some View {
    Menu {
      ForEach(model.sortMeasures, id: \.self) { measure in
        SortItem(title: measure.title, isChosen: model.sort.measure == measure) {
          model.sort = CountrySort(measure)
        }
        .accessibilityIdentifier(StatisticsID.sort(measure))
      }
      Section {
        SortItem(title: Text("Reverse order", bundle: .module), isChosen: model.sort.isReversed) {
          model.sort.isReversed.toggle()
        }
        .accessibilityIdentifier(StatisticsID.sortReversed)
      }
      Section { CountryTableLink(route: model.route, identifier: StatisticsID.tableLink) }
    } label: {
      Label {
        Text("Sort", bundle: .module)
      } icon: {
        Image(systemName: "arrow.up.arrow.down")
      }
      .labelStyle(.iconOnly)
    }
    .accessibilityIdentifier(StatisticsID.sortMenu)
  }
}

/// A choice of the menu, with a mark where it holds.
struct SortItem: View {
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

extension CountryStatsViewModel {
  /// What the list can be ordered by; of counts by the week the new ones are those of 7 days.
  fileprivate var sortMeasures: [CountrySort.Measure] {
    CountrySort.Measure.allCases.filter { !isWeekly || ($0 != .new && $0 != .newRate) }
  }
}
