import Domain
import PortableUI
import Storage

extension ArchiveCounts {
  var text: Text {
    Text(
      """
      \(Text("\(workspaces) workspaces", bundle: .module)), \(Text("\(channels) channels", bundle: .module)), \
      \(Text("\(messages) messages", bundle: .module))
      """, bundle: .module)
  }
}

extension ArchiveProgress {
  var text: Text { Text("\(messages) messages, \(Int(part * 100)) %", bundle: .module) }
}
