import AppPages
import CSandbox
import ChildProcesses
import Domain
import Foundation
import PictureFormats
import PictureSamples
import TestTraits
import Testing

@testable import sitrep

/// What the processes that look at strangers' pictures can still do: read from the system, and tried from inside.
@Suite(
  .enabled(if: SandboxWarning.text == nil, "this system has no seccomp or no Landlock"),
  .timeLimit(.minutes(10)))
struct ConfinementTests {
  @Test(.proves("S4")) func `the process that decodes has given up its rights before it reads a byte`() async throws {
    let child = try FedProcess("picture", of: DecoderProgram.name)

    #expect(await child.feedMoreThanAPipe())

    let status = FedProcess.status(of: child.pid)
    #expect(status["Name"] == DecoderProgram.name)
    #expect(try FedProcess.forbidsCoreDumps(child.pid))
    #expect(status["NoNewPrivs"] == "1" && status["Seccomp"] == "2")
    child.signal(SIGKILL)
  }

  @Test(.proves("S4")) func `the process that reads an export waits for its first byte without rights`() async throws {
    let child = try FedProcess("export", "--folder", of: DecoderProgram.name)

    // Nothing tells when it is about to read; without its first byte it can't have ended.
    var status = FedProcess.status(of: child.pid)
    while status["NoNewPrivs"] != "1" || status["Seccomp"] != "2", status["State"]?.hasPrefix("Z") == false {
      try await Task.sleep(for: .milliseconds(1))
      status = FedProcess.status(of: child.pid)
    }
    #expect(status["NoNewPrivs"] == "1" && status["Seccomp"] == "2")
    child.signal(SIGKILL)
  }

  @Test(.proves("S4"), .enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `the process that draws is pdftoppm, and has no more rights`() async throws {
    let child = try FedProcess("picture", "--draw-page=1", of: DecoderProgram.name)

    #expect(await child.feedMoreThanAPipe(beginningWith: "%PDF-1.4\n"))

    let status = FedProcess.status(of: child.pid)
    #expect(status["Name"] == "pdftoppm")
    #expect(status["NoNewPrivs"] == "1" && status["Seccomp"] == "2")
    child.signal(SIGKILL)
  }

  @Test(.proves("S4")) func `a process that decodes opens, connects to and starts nothing`() async throws {
    let facts = try await attempts("decode")

    let allowed = facts.filter { $0.value == "allowed" }.keys.sorted()
    #expect(allowed == ["memory", "sandbox", "thread"])
    #expect(facts.count > 20 && facts.values.allSatisfy { ["allowed", "EPERM"].contains($0) })
  }

  @Test(.proves("S4")) func `a process that draws reads libraries and fonts, and nothing else`() async throws {
    let facts = try await attempts("draw", FedProcess.path(of: "sandboxprobe"))

    let allowed = facts.filter { $0.value == "allowed" }.keys.sorted()
    #expect(allowed == ["memory", "read-library", "sandbox", "thread"])
    #expect(facts["exec-other"] == "EPERM" && facts["exec-itself"] == "EPERM" && facts["exec-tool"] == nil)
    #expect(facts["read-secret"] == "EACCES" && facts["read-process"] == "EACCES" && facts["read-data"] == "EACCES")
  }

  #if arch(x86_64)
    @Test(.proves("S4")) func `calls of another architecture end the process`() async throws {
      let probe = try FedProcess("other", of: "sandboxprobe")

      #expect(await probe.exitCode() == nil)
      #expect(await probe.outputEnd() == "sandbox allowed\n")
    }
  #endif

  @Test(.proves("S4"), arguments: [["picture"], ["picture", "--draw-page=1"]])
  func `both end with the server, whatever they wait for`(arguments: [String]) async throws {
    // The parent starts the child and is killed; the test itself keeps the child's standard input open.
    let program = FedProcess.path(of: DecoderProgram.name)
    let parent =
      try arguments.count == 1
      ? FedProcess("parent", program, arguments[0], of: "sandboxprobe")
      : FedProcess("parent", program, arguments[0], arguments[1], of: "sandboxprobe")
    let child = try #require(await parent.firstLine().flatMap { Int32($0) })
    #expect(await parent.feedMoreThanAPipe(beginningWith: "%PDF-1.4\n"))
    #expect(FedProcess.status(of: child)["Seccomp"] == "2")

    parent.signal(SIGKILL)

    // Both had it: its end is that of both.
    #expect(await parent.outputEnd() == "\(child)\n")
  }

  @Test(.proves("S4")) func `a child whose pipe is closed ends`() async throws {
    let end = await LimitedChild(program: FedProcess.path(of: DecoderProgram.name), deadline: .now + .seconds(60))
      .run(["picture"], input: Data(PNGSample().data.dropLast(3)))

    guard case .exited(0, let output) = end else {
      Issue.record("The child ended otherwise: \(end)")
      return
    }
    #expect(try JSONDecoder().decode(PictureAnswer<PictureFacts>.self, from: output) == .problem(.damaged(.png)))
  }

  /// What the probe could do, by its names for it.
  private func attempts(_ arguments: String...) async throws -> [String: String] {
    let end = await LimitedChild(program: FedProcess.path(of: "sandboxprobe"), deadline: .now + .seconds(60))
      .run(arguments, input: Data())
    guard case .exited(0, let output) = end else {
      Issue.record("The probe ended otherwise: \(end)")
      return [:]
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
  }
}

@Suite struct ConfinementWarningTests {
  @Test(.proves("S4")) func `what a system lacks is said once, when the program starts`() {
    #expect(SandboxWarning.text(missing: 0) == nil)
    #expect(SandboxWarning.text(missing: 1)?.hasPrefix("This system has no seccomp, so ") == true)
    #expect(SandboxWarning.text(missing: 2)?.hasPrefix("This system has no Landlock, so ") == true)
    #expect(SandboxWarning.text(missing: 3)?.hasPrefix("This system has no seccomp and no Landlock, so ") == true)
    #expect((SandboxWarning.text == nil) == (sandbox_missing() == 0))
  }
}
