import PortableUI

extension PhotosPickerItem {
  /// What the file of a chosen picture is called; nil where the platform's gallery does not tell.
  nonisolated package var fileName: String? {
    #if canImport(SwiftUI)
      nil
    #else
      _fileName
    #endif
  }
}
