import PortableUI

/// In place of what needs a country's days, where they could not be read: what to do.
struct DaysUnreadNotice: View {
  let identifier: String
  let readAgain: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Earlier days couldn’t be read. Check the disk, then try again.", bundle: .module)
        .accessibilityIdentifier(identifier)
      Button(action: readAgain) { Text("Try again", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(StatisticsID.readDaysAgain)
    }
  }
}
