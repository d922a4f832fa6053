import DesignSystem
import PortableUI

/// What an app shows while it opens what the person keeps.
package struct OpeningScreen: View {
  package init() {}

  package var body: some View {
    ProgressView { Text("Opening…", bundle: .module) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier(OpeningID.progress)
  }
}

/// What an app shows where it can't open what the person keeps: why, and what to do.
package struct OpeningFailureScreen: View {
  private let problem: OpeningProblem
  private let tryAgain: @MainActor () -> Void
  private let openAnew: @MainActor () -> Void

  @State private var asksToOpenAnew = false

  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - tryAgain: Opens it once more.
  ///   - openAnew: Opens an empty database in the place of a damaged one, which is kept.
  package init(
    _ problem: OpeningProblem, tryAgain: @escaping @MainActor () -> Void, openAnew: @escaping @MainActor () -> Void
  ) {
    self.problem = problem
    self.tryAgain = tryAgain
    self.openAnew = openAnew
  }

  package var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        EmptyNotice(
          Text("Sitrep can’t open your data", bundle: .module), message: advice, symbol: "exclamationmark.triangle")
        Button(action: tryAgain) { Text("Try again", bundle: .module) }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier(OpeningID.tryAgain)
        if problem == .damaged {
          Button(role: .destructive, action: { asksToOpenAnew = true }) { Text("Start over…", bundle: .module) }
            .accessibilityIdentifier(OpeningID.openAnew)
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity)
    }
    .alert(Text("Start over with empty data?", bundle: .module), isPresented: $asksToOpenAnew) {
      Button(role: .destructive, action: openAnew) { Text("Start over", bundle: .module) }
      Button(role: .cancel, action: {}, label: { Text("Cancel", bundle: .module) })
    } message: {
      Text("The damaged file is kept beside the new one.", bundle: .module)
    }
  }

  private var advice: Text {
    switch problem {
    case .diskFull: Text("There’s no room left on this device. Free some space, then try again.", bundle: .module)
    case .damaged:
      Text("The database is damaged. Restore it from a backup, or start over.", bundle: .module)
    case .newer: Text("A newer version of Sitrep wrote it. Install that version.", bundle: .module)
    case .failed(let reason): Text("It can’t be read or written (\(reason)).", bundle: .module)
    }
  }
}

/// The identifiers of the screens before the app is open.
package nonisolated enum OpeningID {
  package static let progress = "opening.progress"
  package static let tryAgain = "opening.again"
  package static let openAnew = "opening.anew"
}
