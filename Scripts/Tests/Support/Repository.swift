import Foundation
import Testing

/// This repository's own folder, and its scripts.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file of the repository.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every file in these folders and below.
  static func files(in folders: [String]) throws -> [URL] {
    try folders.flatMap { folder in
      let place = root.appending(path: folder).resolvingSymlinksInPath()
      let files = try #require(FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil))
      return files.compactMap { $0 as? URL }
    }
  }

  /// Held while a program starts and while a file is written.
  ///
  /// A program that starts inherits, for a moment, the files that are being written; the system runs none of those.
  static let starting = NSLock()

  /// Runs a script of `Scripts/` to its end, with another search path for programs if one is given, and with these
  /// variables beside those of this process.
  static func run(
    _ script: String, _ arguments: String..., path: String? = nil, variables: [String: String] = [:]
  ) throws -> ScriptResult {
    try runProgram(
      root.appending(path: "Scripts").appending(path: script).path, arguments, path: path, variables: variables)
  }

  /// Runs any program to its end, in the same way.
  static func runProgram(
    _ program: String, _ arguments: [String], path: String? = nil, variables: [String: String] = [:]
  ) throws -> ScriptResult {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    if let path { process.environment = ["PATH": path] }
    if !variables.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output

    try starting.withLock { try process.run() }
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ScriptResult(status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self))
  }
}
