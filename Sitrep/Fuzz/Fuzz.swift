import CertificateSamples
import Foundation

@testable import CertificateCodec

/// What libFuzzer calls: it brings the program's `main`, so words on the command line are its own, and ours come as
/// variables of the environment.
private enum Fuzz {
  /// Which decoder is tried.
  static let target = variable("FUZZ_TARGET").flatMap(FuzzTarget.init)

  /// Where the corpora of all targets are.
  static let folder = URL(filePath: variable("FUZZ_CORPUS") ?? ".")

  static let list: TrustList = {
    do {
      return try TrustList(Data(contentsOf: folder.appending(path: FuzzSeeds.listName)))
    } catch {
      return .empty
    }
  }()

  private static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}

/// Without a target it writes the samples and ends.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
  if Fuzz.target != nil { return 0 }
  do {
    try FuzzSeeds(folder: Fuzz.folder).write()
    print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
    exit(0)
  } catch {
    print(error)
    exit(1)
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzz.target?.decode(Array(UnsafeBufferPointer(start: bytes, count: count)), with: Fuzz.list)
  return 0
}
