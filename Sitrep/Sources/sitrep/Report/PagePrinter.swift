import ChildProcesses
import Foundation
import PortableUI

/// Chromium, where it is installed, which prints a page as PDF.
struct PagePrinter {
  private let program: String

  private static let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
  private static let longest = Duration.seconds(120)

  /// Looks for the program in the folders of `PATH`.
  init() throws(CommandFailure) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = Self.names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let program = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw CommandFailure(
        Text(
          "PDF needs Chromium, which isn’t installed. Write the report as HTML and print it from a browser.",
          bundle: .module))
    }
    self.program = program
  }

  /// The page on paper.
  ///
  /// - Parameter page: HTML that needs nothing from elsewhere.
  /// - Returns: The bytes of the PDF.
  /// - Throws: ``CommandFailure`` where Chromium gives none.
  func pdf(of page: String) async throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sitrep-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, result) = (folder.appending(path: "report.html"), folder.appending(path: "report.pdf"))
    try Data(page.utf8).write(to: source)
    let child = LimitedChild(program: program, deadline: .now + Self.longest)
    let end = await child.run(
      [
        "--headless", "--disable-gpu", "--no-pdf-header-footer", "--user-data-dir=\(folder.path)/profile",
        "--print-to-pdf=\(result.path)",
      ] + (getuid() == 0 ? ["--no-sandbox"] : []) + [source.absoluteString],
      environment: ["HOME": folder.path], input: Data())
    guard case .exited(0, _) = end, let data = try? Data(contentsOf: result), !data.isEmpty else {
      throw CommandFailure(
        Text("Chromium could not print the report. Write it as HTML and print it from a browser.", bundle: .module))
    }
    return data
  }
}
