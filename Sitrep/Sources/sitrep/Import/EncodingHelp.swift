import ArgumentParser
import Domain
import PortableUI

/// The option that names a file's encoding.
enum EncodingHelp {
  static let text = ArgumentHelp(
    Text("The text encoding, if it isn’t detected correctly: \(list).", bundle: .module), valueName: "encoding")

  private static let list = TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")
}

extension TextEncoding: ExpressibleByArgument {}
