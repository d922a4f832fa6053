import DesignSystem
import Domain
import PortableUI

/// Checks the certificate for another day than today.
struct DaySection: View {
  let today: Day
  let day: Binding<Day?>

  var body: some View {
    Section {
      DayField(
        Text("Day", bundle: .module), button: Text("Check", bundle: .module), shown: day.wrappedValue ?? today,
        identifier: CertificatesID.day, buttonIdentifier: CertificatesID.checkDay
      ) { day.wrappedValue = $0 }
      if let shown = day.wrappedValue {
        Text("Checked for noon on \(shown, format: .day).", bundle: .module)
          .accessibilityIdentifier(CertificatesID.checkedDay)
        Button(action: { day.wrappedValue = nil }) { Text("Check for now", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.checkNow)
      }
    } header: {
      Text("Valid on this day?", bundle: .module)
    }
  }
}
