import DesignSystem
import Domain
import PortableUI

/// What stands at the address of an outbreak that is not there.
struct UnknownOutbreakNotice: View {
  let route: Binding<StatisticsRoute>

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("This outbreak isn’t here", bundle: .module),
        message: Text("It was deleted, or belongs to another profile.", bundle: .module),
        symbol: "questionmark.circle"
      )
      .accessibilityIdentifier(OutbreaksID.unknown)
      BundledOutbreakLink()
    }
    .navigationTitle(Text("Outbreak", bundle: .module))
  }
}

/// What stands in place of an outbreak whose counts can't be read.
struct OutbreakUnreadNotice: View {
  let outbreak: Outbreak
  let route: Binding<StatisticsRoute>
  let readAgain: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      EmptyNotice(
        Text("This outbreak can’t be read", bundle: .module),
        message: Text(
          "Its figures are damaged or the disk can’t be read. Check the disk, or import them again.", bundle: .module),
        symbol: "exclamationmark.triangle"
      )
      .accessibilityIdentifier(OutbreaksID.unread)
      Button(action: readAgain) { Text("Try again", bundle: .module) }
        .buttonStyle(.bordered)
        .accessibilityIdentifier(OutbreaksID.readAgain)
      BundledOutbreakLink()
    }
    .navigationTitle(Text(verbatim: outbreak.name))
  }
}
