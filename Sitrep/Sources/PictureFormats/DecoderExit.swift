/// The exit codes by which `sitrep-decode` says why it read nothing of a file.
package enum DecoderExit {
  /// Rights could not be given up.
  package static let notConfined: Int32 = 126

  /// There is no `pdftoppm`.
  package static let noTool: Int32 = 127
}
