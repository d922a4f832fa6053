import AppPages
import CertificateSamples
import Domain
import Foundation
import PictureFormats
import PictureSamples
import TestSupport
import Testing

/// `sitrep verify` and `sitrep import trust-list` as somebody starts them.
@Suite(.timeLimit(.minutes(10))) struct VerifyProcessTests {
  private let folder: TemporaryFolder
  private let data: String
  private let issuer: SampleIssuer

  init() throws {
    folder = try TemporaryFolder()
    data = folder.path + "data"
    issuer = try SampleIssuer()
  }

  private func verify(_ arguments: String..., language: String = "C") async throws -> ProcessResult {
    try await RunningSitrep.result(of: ["verify", "--data", data] + arguments, environment: ["LC_ALL": language])
  }

  private func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: folder.path + name))
    return folder.path + name
  }

  private func code(_ certificate: SampleCertificate = SampleCertificate(), to name: String) throws -> String {
    try write(certificate.text(signedBy: issuer).utf8, to: name)
  }

  private func members(_ result: ProcessResult) throws -> [ClaimValue] {
    try result.output.split(separator: "\n").map { try JSONDecoder().decode(ClaimValue.self, from: Data($0.utf8)) }
  }

  @Test func `a certificate is valid, with the reason`() async throws {
    let list = try write(issuer.pem.utf8, to: "list.pem")
    let code = try code(to: "code.txt")

    let result = try await verify("--text", code, "--trust-list", list, "--at", "2022-04-15")

    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        \(code): Valid signature
          A key of the trust list signed it, and it wasn’t changed since.
          Gaby Müller 1998-02-26
          XK 2021-12-20T11:33:20Z – 2022-12-02T16:53:20Z

        """)
    let russian = try await verify("--text", code, "--trust-list", list, "--at", "2023-01-01", language: "ru_RU.UTF-8")
    #expect(russian.code == 1)
    #expect(russian.output.contains("Срок истёк\n  Его срок истёк 2 декабря 2022"))
  }

  @Test(arguments: ["2022-04-15T10:00:00", "2022-04-15T10:00", "2022-04-15 10:00"])
  func `a time without a zone is taken as UTC, and said to be`(time: String) async throws {
    let list = try write(issuer.pem.utf8, to: "list.pem")
    let code = try code(to: "code.txt")

    let result = try await verify("--text", code, "--trust-list", list, "--at", time)

    #expect(result.code == 0)
    #expect(result.errors == "--at \(time) has no time zone. It is taken as UTC.\n")
  }

  @Test func `JSON has one object for each certificate, and nothing else is on standard output`() async throws {
    let list = try write(issuer.der, to: "list.der")
    let files = [
      try code(to: "valid.txt"),
      try code(SampleCertificate(.test { $0.with("co", .text("XY")) }), to: "schema.txt"),
      try write("https://www.gosuslugi.ru/covid-cert/verify/9000000000000001".utf8, to: "link.txt"),
      try write("hello".utf8, to: "other.txt"),
    ]
    let arguments = ["--text", "--json", "--trust-list", list, "--at", "2022-04-15T10:00:00Z"] + files

    let result = try await RunningSitrep.result(of: ["verify", "--data", data] + arguments)

    #expect(result.code == 1)
    let found = try members(result)
    #expect(found.map { $0["file"]?.text } == files)
    #expect(found.map { $0["kind"]?.text } == ["dcc", "dcc", "gosuslugi", "unknown"])
    #expect(found.map { $0["verdict"]?.text } == ["valid", "invalidSchema", "notChecked", "notChecked"])
    #expect(found.map { $0["layer"]?.text } == [nil, "schema", nil, nil])
    #expect(found[0]["issuer"]?.text == "XK")
    #expect(found[0]["issuedAt"]?.text == "2021-12-20T11:33:20Z")
    #expect(found[0]["expiresAt"]?.text == "2022-12-02T16:53:20Z")
    #expect(found[0]["payload"]?["nam"]?["fn"]?.text == "Müller")
    #expect(found.allSatisfy { $0["codes"]?.wholeNumber == 1 && $0["reason"]?.text?.isEmpty == false })
    #expect(result.output.contains(#""layer":null"#))
  }

  @Test func `pictures are read, and of several codes the EU certificates are told`() async throws {
    let files = [
      try write(QRSample.both(), to: "both.png"), try write(QRSample.cyrillic.jpeg(), to: "one.jpg"),
      try write(PNGSample().data, to: "none.png"), try write("no picture".utf8, to: "text.txt"),
    ]

    let result = try await RunningSitrep.result(of: ["verify", "--data", data, "--json"] + files)

    #expect(result.code == 1)
    let found = try members(result)
    #expect(found.map { $0["codes"]?.wholeNumber } == [2, 1, 0, 0])
    #expect(found.map { $0["kind"]?.text } == ["dcc", "unknown", "unknown", "unknown"])
    #expect(found.map { $0["verdict"]?.text } == ["malformed", "notChecked", "notACertificate", "malformed"])
    #expect(found.map { $0["layer"]?.text } == ["base45", nil, "picture", "picture"])
  }

  @Test(.enabled(if: PDFTool.path != nil, "pdftoppm is not installed"))
  func `each page of a PDF is read, and pages that are left out are told`() async throws {
    let empty = [QRSample?](repeating: nil, count: 10)
    let files = [
      try write(PDFSample.pages([nil, .prefixed]), to: "second.pdf"),
      try write(PDFSample.pages([.prefixed] + empty), to: "long.pdf"),
    ]

    let result = try await RunningSitrep.result(of: ["verify", "--data", data, "--json"] + files)
    let found = try members(result)
    #expect(found.map { $0["page"]?.wholeNumber } == [2, 1])
    #expect(found.map { $0["pagesLeftOutFrom"]?.wholeNumber } == [nil, 11])
    #expect(found.map { $0["layer"]?.text } == ["base45", "base45"])

    let words = try await verify(files[0], files[1])
    #expect(words.output.hasPrefix("\(files[0]), page 2: Damaged\n"))
    #expect(words.output.hasSuffix("\(files[1]): Pages from 11 on weren’t looked at.\n"))
    let russian = try await verify(files[0], language: "ru_RU.UTF-8")
    #expect(russian.output.hasPrefix("\(files[0]), страница 2: "))
  }

  @Test func `a text that was pasted with line breaks, quote marks and special spaces is valid`() async throws {
    let list = try write(issuer.pem.utf8, to: "list.pem")
    let text = try SampleCertificate().text(signedBy: issuer)
    let lines = stride(from: 0, to: text.count, by: 61).map { String(text.dropFirst($0).prefix(61)) }
    let files = [
      try write(lines.joined(separator: "\n").utf8, to: "lines.txt"),
      try write(lines.map { "> \($0)\r\n" }.joined().utf8, to: "quoted.txt"),
      try write("\u{FEFF}\(text.replacing(" ", with: "\u{A0}"))\u{200B}\t".utf8, to: "spaces.txt"),
    ]

    let result = try await RunningSitrep.result(
      of: ["verify", "--data", data, "--text", "--trust-list", list, "--at", "2022-04-15"] + files)
    #expect(result.code == 0, "\(result.output)")

    let wrong = try await verify("--text", try write("\(text.prefix(9))é\(text.dropFirst(9))".utf8, to: "wrong.txt"))
    #expect(wrong.output.contains("“é” at character 10 can’t be in such a code."))
  }

  @Test func `a list with a signature of its own is read, and it is told that nobody checked that`() async throws {
    let (id, der) = (Data(issuer.id).base64EncodedString(), Data(issuer.der).base64EncodedString())
    let json = #"{"certificates":[{"kid":"\#(id)","rawData":"\#(der)"}]}"#
    let list = try write("\(String(repeating: "MEUC", count: 24))\n\(json)".utf8, to: "DSC.json")
    let code = try code(to: "code.txt")

    let result = try await verify("--text", code, "--trust-list", list, "--at", "2022-04-15")

    #expect(result.code == 0)
    #expect(result.errors == "\(list): The list’s own signature wasn’t checked.\n")
  }

  @Test func `the list that was imported is used until it is removed`() async throws {
    let list = try write(issuer.pem.utf8, to: "list.pem")
    let code = try code(to: "code.txt")

    let imported = try await RunningSitrep.result(of: "import", "trust-list", list, "--data", data)
    #expect(imported.output == "\(list): 1 key\n")
    #expect(try await verify("--text", code, "--at", "2022-04-15").code == 0)

    let removed = try await RunningSitrep.result(of: "import", "trust-list", "--remove", "--data", data)
    #expect(removed.output == "The trust list was removed.\n")
    let result = try await verify("--text", code, "--at", "2022-04-15")
    #expect(result.code == 1)
    #expect(result.output.contains("Signature not checked: no trust list."))
    let now = try await verify("--text", code)
    #expect(
      now.output.hasPrefix(
        """
        \(code): Expired, signature not checked
          It expired on December 2, 2022. Signature not checked: no trust list.

        """))
  }

  @Test func `what a command can't do has its own exit code, and the other files are checked`() async throws {
    let code = try code(to: "code.txt")
    let missing = folder.path + "missing"

    let result = try await verify("--text", missing, code)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("\(missing) can’t be read"))
    #expect(result.output.hasPrefix("\(code): Expired, signature not checked\n"))

    for arguments in [["verify"], ["verify", "--at", "soon", code], ["verify", "-"], ["verify", "--colour", code]] {
      let result = try await RunningSitrep.result(of: arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.output == "" && result.errors.contains("verify"))
    }
    let soon = try await RunningSitrep.result(of: "verify", "--at", "soon", code)
    #expect(soon.errors.contains("“soon” isn’t a date. Write it as in 2021-12-24 or 2021-12-24T18:00:00Z."))
    let list = try await verify("--text", code, "--trust-list", code)
    #expect(list.code == 2)
    #expect(list.errors.contains("This isn’t a trust list"))
  }

  @Test func `a trust list that is none is not kept, and what can't be used is named`() async throws {
    let file = try write("hello".utf8, to: "list.txt")
    let result = try await RunningSitrep.result(of: "import", "trust-list", file, "--data", data)
    #expect(result.code == 1)
    #expect(result.errors.contains("This isn’t a trust list"))

    let der = Data(issuer.der).base64EncodedString()
    let json = try write(#"["AAAA","\#(der)"]"#.utf8, to: "list.json")
    let partly = try await RunningSitrep.result(of: "import", "trust-list", json, "--data", data)
    #expect(partly.code == 0)
    #expect(partly.errors == "\(json): Certificate 1 is left out. It isn’t a valid X.509 certificate.\n")
    let nothing = try await RunningSitrep.result(of: "import", "trust-list")
    #expect(nothing.code == 2)
  }

  @Test func `hostile text of a certificate stays text on a terminal`() async throws {
    let content = ClaimValue.vaccination().with(
      "nam", .members(["fn": .text("\u{1B}[31mRed\u{202E}"), "fnt": .text("RED")]))
    let code = try code(SampleCertificate(content), to: "code.txt")

    let result = try await verify("--text", code)

    #expect(!result.output.contains("\u{1B}") && !result.output.contains("\u{202E}"))
    #expect(result.output.contains(#"\u{1B}[31mRed\u{202E}"#))
    let json = try await verify("--text", "--json", code)
    #expect(!json.output.contains("\u{202E}"))
    #expect(json.output.contains(#"[31mRed\u202E"#))
    #expect(try members(json)[0]["payload"]?["nam"]?["fn"]?.text == "\u{1B}[31mRed\u{202E}")
    #expect(try members(json)[0]["layer"]?.text == "schema")
  }
}
