import Foundation
import Statistics
import Storage
import TestSupport

/// The built program as a process of its own, serving on a free port.
///
/// The program is `sitrep` beside the test bundle, or what `SITREP_BINARY` names, with `sitrep-decode` beside it. A
/// process that a test leaves behind is killed with the value.
package final class RunningSitrep {
  /// The process ended before it printed an address.
  package struct DidNotStart: Error {
    package var result: ProcessResult
  }

  /// What the program printed first, for example `http://127.0.0.1:40123/`.
  package let address: String

  private let process: TestProcess

  /// Starts `sitrep serve` on a port, any free one for 0, with more arguments and waits for the address.
  package init(
    _ arguments: String..., port: Int = 0, environment: [String: String] = [:], by starter: Starter = Starter()
  ) async throws {
    process = try TestProcess(
      sitrep: ["serve", "--port", String(port)] + arguments, environment: environment, by: starter)
    guard let line = await process.firstLine() else { throw DidNotStart(result: await process.result()) }
    address = line
  }

  /// Makes a data folder as it is after a visit: the first steps were put away.
  package static func visit(_ folder: URL) async throws {
    let database = try AppDatabase.open(in: DataFolder(opening: folder))
    try await database.settingsStore.save(#"{"bool":{"_0":true}}"#, for: StatisticsSettings.firstStepsAreOver)
  }

  /// The port in the address.
  package var port: Int { URL(string: address)?.port ?? 0 }

  /// The process's number.
  package var pid: Int32 { process.pid }

  /// Where the built program is.
  package static var programPath: String {
    ProcessInfo.processInfo.environment["SITREP_BINARY"] ?? TestProcess.program("sitrep").path(percentEncoded: false)
  }

  /// Sends a signal and waits for the end; SIGTERM asks politely, SIGKILL does not ask.
  package func end(_ signal: Int32 = SIGTERM) async -> ProcessResult {
    process.signal(signal)
    return await process.result()
  }

  /// Runs a program by another one to its end.
  package static func result(of arguments: String..., by starter: Starter) async throws -> ProcessResult {
    try await TestProcess(sitrep: arguments, by: starter).result()
  }

  /// Runs the program with these arguments to its end, for starts that must fail and for `--help`.
  package static func result(
    of arguments: String..., environment: [String: String] = [:]
  ) async throws -> ProcessResult {
    try await result(of: arguments, environment: environment)
  }

  /// The same with arguments that were put together before.
  package static func result(
    of arguments: [String], environment: [String: String] = [:]
  ) async throws -> ProcessResult {
    try await TestProcess(sitrep: arguments, environment: environment).result()
  }
}

extension TestProcess {
  /// Starts `sitrep`.
  convenience init(
    sitrep arguments: [String], environment: [String: String] = [:], by starter: Starter = Starter()
  ) throws {
    var starter = starter
    starter.program = starter.program ?? RunningSitrep.programPath
    // What it says is in English, whatever the language of those who test it.
    let environment = ["LC_ALL": "C.UTF-8"].merging(environment) { $1 }
    try self.init(arguments, of: "sitrep", environment: environment, by: starter)
  }
}
