#if canImport(SwiftUI)
  @_exported import PhotosUI
  @_exported import SwiftUI
  @_exported import UniformTypeIdentifiers
#else
  // As on Apple's platforms, where SwiftUI brings Foundation's types with it.
  @_exported import Foundation
  @_exported import PortableUICore
#endif
