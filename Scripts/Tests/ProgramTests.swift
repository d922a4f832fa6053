import Foundation
import TestTraits
import Testing

/// What is looked at in a program before it goes to other machines.
@Suite struct ProgramTests {
  /// A program as tests build it, beside them.
  private func program(_ name: String = "sitrep") -> String {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
    let tests = bundle ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
    return tests.deletingLastPathComponent().appending(path: name).path()
  }

  @Test(
    .proves("S8", "S8"),
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "programs of Linux alone are looked at"))
  func `a program of a development build is not let out, with each reason`() throws {
    let result = try Repository.run("check-program.sh", program())

    #expect(!result.succeeded)
    #expect(result.output.contains("not stripped"))
    #expect(result.output.contains("-z now"))
    #expect(result.output.contains("libraries of Swift"))
    #expect(result.output.contains("library of C++"))
    #expect(result.output.contains("run path"))
    #expect(!result.output.contains("position-independent"))
  }

  @Test(
    .proves("S4"),
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "programs of Linux alone are looked at"))
  func `only the program that decodes loads the libraries for it`() throws {
    let libraries = ["libpng", "libturbojpeg", "libZXing", "libzip"]
    let server = try needed(by: program())
    let decoder = try needed(by: program("sitrep-decode"))

    for library in libraries {
      #expect(!server.contains("[\(library)") && decoder.contains("[\(library)"), "\(library)")
    }
    #expect(server.contains("[libsqlite3"))
  }

  /// What a program says of the libraries that it loads, a line for each.
  private func needed(by program: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["readelf", "-dW", program]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").filter { $0.contains("(NEEDED)") }.joined(separator: "\n")
  }

  @Test(.proves("S8", "S8")) func `a program for other machines is built as its check asks`() throws {
    let script = try Repository.text("Scripts/dist.sh")

    for option in ["-no-toolchain-stdlib-rpath", "-Xlinker now", "--strip-all"] {
      #expect(script.contains(option), "\(option)")
    }
    #expect(script.contains("Scripts/build-release.sh sitrep"))
    #expect(try Repository.text("Scripts/build-release.sh").contains("--static-swift-stdlib"))
    #expect(script.contains("Scripts/check-program.sh"))
    #expect(try Repository.text(".gitignore").contains(".build-*/"))
    #expect(!(try Repository.text("Scripts/run.sh")).contains("-Xlinker"))
  }
}
