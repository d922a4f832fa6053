import DesignSystem
import Domain
import PortableUI

/// Chooses the day of an outbreak's figures: by a date, or a day or a week at a time.
struct OutbreakDaySheet: View {
  let outbreak: Outbreak
  @Binding var route: StatisticsRoute

  @Environment(\.dismiss) private var dismiss

  init(outbreak: Outbreak, route: Binding<StatisticsRoute>) {
    self.outbreak = outbreak
    _route = route
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("As of \(shown, format: .day)", bundle: .module)
            .font(.headline)
            .accessibilityIdentifier(DayID.shown)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 132), spacing: 8, alignment: .leading)], spacing: 8) {
            step(-7, Text("− 1 week", bundle: .module))
            if outbreak.period == .day { step(-1, Text("− 1 day", bundle: .module)) }
            if outbreak.period == .day { step(1, Text("+ 1 day", bundle: .module)) }
            step(7, Text("+ 1 week", bundle: .module))
          }
          .buttonStyle(.bordered)
        }
        Section {
          DayField(
            Text("Date", bundle: .module), button: Text("Show this day", bundle: .module), shown: shown,
            in: outbreak.days, identifier: DayID.date, buttonIdentifier: DayID.show
          ) { choose($0) }
        } footer: {
          Text(
            "Days with figures: \(outbreak.days.lowerBound, format: .day) – \(outbreak.days.upperBound, format: .day)",
            bundle: .module
          )
          .accessibilityIdentifier(DayID.range)
        }
      }
      .navigationTitle(Text("Choose a day", bundle: .module))
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(action: { dismiss() }) { Text("Done", bundle: .module) }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier(DayID.done)
        }
      }
    }
  }

  private var shown: Day { outbreak.shownDay(for: route.asOf) }

  private func step(_ count: Int, _ title: Text) -> some View {
    let day = shown.advanced(by: count)
    return Button(action: { choose(day) }) { title }
      .disabled(!outbreak.days.contains(day))
      .accessibilityIdentifier(DayID.step(count))
  }

  /// The last day is shown where none is chosen, so it stands in no address.
  private func choose(_ day: Day) { route.asOf = day == outbreak.days.upperBound ? nil : day }
}
