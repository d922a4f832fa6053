import DesignSystem
import Domain
import PortableUI

/// Says that the last mapping for this heading is used, with a button to check it.
struct LastTimeSection: View {
  let reading: OutbreakReading
  let showColumns: @MainActor () -> Void

  var body: some View {
    if let day = reading.lastTime {
      Section {
        Text("Columns and values are read as on \(day, format: .day).", bundle: .module)
          .accessibilityIdentifier(OutbreaksID.asLastTime)
        if reading.step != .columns {
          Button(action: showColumns) { Text("Check the columns", bundle: .module) }
            .accessibilityIdentifier(OutbreaksID.changeColumns)
        }
      }
    }
  }
}

/// Why the files can't be read by the last choice, which was taken back.
struct RefusalSection: View {
  let cause: OutbreakFileProblem.Cause?

  var body: some View {
    if let cause {
      Section {
        OutbreakProblemText.text(cause)
          .accessibilityIdentifier(OutbreaksID.refusal)
      } footer: {
        Text("Your last choice was not applied.", bundle: .module)
      }
    }
  }
}
