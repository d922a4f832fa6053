/// The exit codes by which `sitrep-decode` says why it read nothing of a file; neither a shell nor the loader of programs
/// uses them.
package enum DecoderExit {
  /// There is no `pdftoppm`.
  package static let noTool: Int32 = 69

  /// Rights could not be given up.
  package static let notConfined: Int32 = 77
}
