import Domain
import PortableUI

/// Chooses another encoding where the letters of a file look wrong.
package struct EncodingPicker: View {
  private let encoding: Binding<TextEncoding>
  private let identifier: String

  /// - Parameters:
  ///   - encoding: What the file is read in.
  ///   - identifier: The picker's accessibility identifier.
  package init(encoding: Binding<TextEncoding>, identifier: String) {
    self.encoding = encoding
    self.identifier = identifier
  }

  package var body: some View {
    Picker(selection: encoding) {
      ForEach(choices, id: \.self) { choice in
        Text(verbatim: choice.name).tag(choice)
      }
    } label: {
      Text("Encoding", bundle: .module)
    }
    .accessibilityIdentifier(identifier)
  }

  /// The present one, and those in which any text can be read.
  private var choices: [TextEncoding] {
    let codePages = [TextEncoding.windows1251, .windows1252]
    return codePages.contains(encoding.wrappedValue) ? codePages : [encoding.wrappedValue] + codePages
  }
}
