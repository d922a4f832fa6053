import Foundation
import TestTraits
import Testing

/// What is looked at in a program before it goes to other machines.
@Suite struct ProgramTests {
  /// The program as tests build it, beside them.
  private var program: String {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
    let tests = bundle ?? URL(filePath: ProcessInfo.processInfo.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "sitrep").path()
  }

  @Test(
    .proves("S8", "S8"),
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "programs of Linux alone are looked at"))
  func `a program of a development build is not let out, with each reason`() throws {
    let result = try Repository.run("check-program.sh", program)

    #expect(!result.succeeded)
    #expect(result.output.contains("not stripped"))
    #expect(result.output.contains("-z now"))
    #expect(result.output.contains("libraries of Swift"))
    #expect(result.output.contains("library of C++"))
    #expect(result.output.contains("run path"))
    #expect(!result.output.contains("position-independent"))
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
