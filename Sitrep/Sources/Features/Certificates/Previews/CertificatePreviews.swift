#if canImport(SwiftUI)
  import Domain
  import Foundation
  import PortableUI

  #Preview("Full screen") { FullScreenCertificate(picture: .previewed, url: nil) }
  #Preview("Full screen, gone") { FullScreenCertificate(picture: nil, url: nil) }
  #Preview("Renamed") { RenameSheet(picture: .previewed, save: { _ in }) }
  #Preview("Facts") {
    List {
      FactsSection(picture: .previewed)
      FactsSection(picture: .previewedFile)
    }
  }
  #Preview("Notices") {
    List {
      ProgressNotice()
      MissingPictureNotice()
    }
  }
#endif
