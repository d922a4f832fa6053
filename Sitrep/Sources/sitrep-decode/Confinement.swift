import ArgumentParser
import CSandbox
import PictureFormats

/// What a process that looks at a stranger's file gives up before it reads a byte, for itself and all that it becomes.
///
/// It can gain no privileges, is killed when the server ends, and reaches neither files nor networks nor other
/// processes: seccomp refuses calls, Landlock files. Documentation/Technotes/Pictures.md says more.
enum Confinement {
  /// Gives up all but computing, and reading and writing what is open already.
  ///
  /// - Throws: ``DecoderExit/notConfined`` where the system refused; a system that lacks a part of it isn't a refusal.
  static func decode() throws { try require(sandbox_decode()) }

  /// Gives up all but becoming a program, once, and reading libraries and fonts.
  ///
  /// - Parameter tool: The program's path, to be given to `execve` as this very pointer.
  /// - Throws: As ``decode()``.
  static func draw(with tool: UnsafePointer<CChar>) throws { try require(sandbox_draw(tool)) }

  private static func require(_ result: Int32) throws {
    guard result == 0 else { throw ExitCode(DecoderExit.notConfined) }
  }
}
