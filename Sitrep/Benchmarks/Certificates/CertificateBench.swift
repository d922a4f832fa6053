import CertificateCodec
import CertificateSamples
import Domain
import Foundation
import PictureCodec
import PictureSamples

/// Measures what `sitrep` does with certificates, without the start of a program around it, for `make bench`.
@main
struct CertificateBench {
  private static let usage = """
    certificatebench verify SECONDS         certificates decoded and verified a second, on one core
    certificatebench pictures LIST FILE…    milliseconds from each picture to its verdict, with the keys of a list
    certificatebench photo WIDTH            a JPEG of the grey pixels on standard input
    """

  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("verify", 2): print(try verified(for: Double(words[1]) ?? 1))
    case ("pictures", 3...): try look(at: words.dropFirst(2), with: words[1])
    case ("photo", 2): try drawPhoto(width: Int(words[1]) ?? 1)
    default:
      print(usage)
      exit(2)
    }
  }

  // MARK: Texts

  /// Different certificates of a few issuers, as at a door.
  private static func verified(for seconds: Double) throws -> Int {
    let issuers = try (0..<10).map { _ in try SampleIssuer() }
    let list = try TrustList(Data(issuers.map(\.pem).joined().utf8))
    let contents = [ClaimValue.vaccination(), .test(), .recovery()]
    let codes = try (0..<300).map { number in
      let content = contents[number % contents.count].with("dob", .text("19\(10 + number % 90)-02-26"))
      return Data(try SampleCertificate(content).text(signedBy: issuers[number % issuers.count]).utf8)
    }
    let checker = CertificateChecker(trustList: list)
    let start = computed()
    var count = 0
    while computed() - start < seconds {
      for code in codes {
        guard checker.check(code, at: SampleCertificate.moment).verdict == .valid else { throw Failure.notValid }
      }
      count += codes.count
    }
    return Int(Double(count) / (computed() - start))
  }

  // MARK: Pictures

  /// The bytes are in memory already, as in the child process that decodes them.
  private static func look(at paths: some Sequence<String>, with list: String) throws {
    let checker = CertificateChecker(trustList: try TrustList(Data(contentsOf: URL(filePath: list))))
    for path in paths {
      let picture = try Data(contentsOf: URL(filePath: path))
      let start = computed()
      let checks = try PictureCodes.codes(in: picture).map { checker.check($0, at: .now) }
      let time = computed() - start
      guard checks.contains(where: { $0.key != nil }) else { throw Failure.noCertificate(path) }
      print(time * 1_000)
    }
  }

  private static func drawPhoto(width: Int) throws {
    let pixels = try FileHandle.standardInput.readToEnd() ?? Data()
    FileHandle.standardOutput.write(JPEGSample(width: width, grey: Array(pixels)).data)
  }

  /// Seconds that this process has computed.
  ///
  /// It has one thread, and what else the machine does disturbs such figures little.
  private static func computed() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private enum Failure: Error {
    case notValid
    case noCertificate(String)
  }
}
