import DesignSystem
import Domain
import Foundation
import PortableUI

/// The certificate's area with what can be done with it, and the one sentence on privacy (D26).
struct CertificateSection: View {
  let model: CertificatesModel
  let picture: CertificatePicture?
  let url: URL?
  let actions: CertificateActions

  @State private var choosesFile = false
  @State private var savesOriginal = false

  var body: some View {
    Section {
      CertificateArea(model: model, picture: picture, url: url, show: actions.show)
      if model.pending > 0 { ProgressNotice() }
      if let removed = model.removed {
        // Between the area and the buttons: whoever pressed Clear has it before their eyes (R65).
        UndoNotice(
          Text("“\(removed.name)” was removed.", bundle: .module), identifier: CertificatesID.undo,
          undo: { actions.undo(removed.id) }, dismiss: { model.dismissRemoved() }
        )
        .id(removed.id)
      }
      if picture != nil {
        Button(action: actions.showFull) { Text("Show full screen", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.showFull)
      }
      Button(action: { choosesFile = true }) { Text("Choose a file (PNG, JPEG, PDF)…", bundle: .module) }
        .accessibilityIdentifier(CertificatesID.chooseFile)
      if let picture {
        Button(action: { savesOriginal = true }) { Text("Save the original…", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.saveOriginal)
        Button(role: .destructive, action: { actions.remove(picture.id) }) { Text("Clear", bundle: .module) }
          .accessibilityIdentifier(CertificatesID.clear)
          // Another button for each picture: a second press on this one never takes the next picture away.
          .id(picture.id)
      }
    } footer: {
      if picture?.kind == .pdf {
        Text("Showing the first page. The original has all pages.", bundle: .module)
          .accessibilityIdentifier(CertificatesID.firstPage)
      }
      Text("The picture stays on this device. Sitrep doesn’t send it anywhere.", bundle: .module)
        .accessibilityIdentifier(CertificatesID.privacy)
    }
    .choosesFiles(isPresented: $choosesFile, allowedContentTypes: [.png, .jpeg, .pdf]) { files in
      for file in files { Task { if let added = await model.add(contentsOf: file) { actions.show(added.id) } } }
    }
    .fileExporter(
      isPresented: $savesOriginal, item: original, contentTypes: original.map { [$0.contentType] } ?? [],
      defaultFilename: picture?.name
    ) { result in
      switch result {
      case .success: model.didSave()
      case .failure(let error): if let picture { model.couldNotSave(picture, error) }
      }
    }
  }

  private var original: OriginalFile? {
    picture.map { picture in OriginalFile(picture: picture) { [model] in try await model.original(of: picture) } }
  }
}
