import PortableUI

/// A figure in a table; a dash where it is unknown.
package struct FigureCell: View {
  private let figure: Text?
  private let missing: Text
  private let identifier: String

  /// - Parameters:
  ///   - figure: Nil where it is unknown.
  ///   - missing: What is said in place of the dash.
  ///   - identifier: That of the figure.
  package init(_ figure: Text?, missing: Text, identifier: String) {
    self.figure = figure
    self.missing = missing
    self.identifier = identifier
  }

  package var body: some View {
    Group {
      if let figure {
        figure
      } else {
        Text(verbatim: "–")
          .accessibilityLabel(missing)
      }
    }
    .accessibilityIdentifier(identifier)
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}
