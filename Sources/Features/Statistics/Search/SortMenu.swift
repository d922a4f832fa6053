import PortableUI

/// Chooses the order of the list, in the bar.
struct SortMenu: View {
  let model: CountryStatsViewModel

  var body: some View {
    Menu {
      ForEach(CountrySort.Measure.allCases, id: \.self) { measure in
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
    } label: {
      Text("Sort", bundle: .module)
    }
    .accessibilityIdentifier(StatisticsID.sortMenu)
  }
}

/// A choice of the menu, with a mark where it holds.
private struct SortItem: View {
  let title: Text
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        title
        Spacer()
        if isChosen {
          Image(systemName: "checkmark")
            .accessibilityHidden(true)
        }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
