import PortableUI

/// Why the chosen files cannot be imported; it looks the same in each tab.
package struct ImportFailure: View {
  private let names: [String]
  private let message: Text

  /// - Parameters:
  ///   - names: Those of the files that cannot be.
  ///   - message: Why, and what to do.
  package init(_ names: [String], _ message: Text) {
    self.names = names
    self.message = message
  }

  package var body: some View {
    EmptyNotice(Self.title(names), message: message, symbol: "exclamationmark.triangle")
  }

  /// What stands above the reasons.
  package static func title(_ names: [String]) -> Text {
    guard names.count == 1 else { return Text("These files can’t be imported", bundle: .module) }
    return Text("“\(names[0])” can’t be imported", bundle: .module)
  }
}
