import Domain
import Interchange

/// Gives bytes in pieces of a size.
func pieces(_ bytes: [UInt8], size: Int) -> () -> [UInt8] {
  var rest = bytes[...]
  return {
    let piece = rest.prefix(size)
    rest = rest.dropFirst(size)
    return Array(piece)
  }
}

/// The workspaces of a file that comes in pieces of a size.
func workspaces(_ bytes: [UInt8], size: Int) throws -> [Workspace] {
  var assembly = WorkspaceAssembly()
  try WorkspaceFileCodec().read(pieces(bytes, size: size)) { assembly.add($0) }
  return assembly.workspaces
}
