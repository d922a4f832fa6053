import DesignSystem
import Domain
import PortableUI

/// Asks before an archive is removed; each archive has a question of its own, so that an answer finds the right one.
struct RemovalQuestion: View {
  let entry: ArchiveEntry
  @Binding var removing: ArchiveEntry.ID?
  let remove: @MainActor () -> Void

  var body: some View {
    Color.clear
      .frame(width: 0, height: 0)
      .confirmationDialog(
        Text("Remove this archive?", bundle: .module), isPresented: isAsked, titleVisibility: .visible
      ) {
        Button(role: .destructive, action: remove) { Text("Remove", bundle: .module) }
        Button(role: .cancel, action: {}) { Text("Cancel", bundle: .module) }
      } message: {
        ArchiveEntryTitle(entry: entry)
        Text("Its messages will be deleted from this device. The file you imported stays as it is.", bundle: .module)
      }
  }

  private var isAsked: Binding<Bool> {
    Binding(get: { removing == entry.id }, set: { removing = $0 ? entry.id : nil })
  }
}

/// The file that an archive was made of, and when.
struct ArchiveEntryTitle: View {
  let entry: ArchiveEntry

  @Environment(\.timeZone) private var timeZone

  var body: some View {
    if let imported = entry.imported {
      Text("\(entry.name), imported on \(imported, format: PostedFormat(timeZone: timeZone))", bundle: .module)
    } else {
      Text("Sample archive", bundle: .module)
    }
  }
}
