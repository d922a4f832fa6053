import Foundation
import HTTPTypes
import NIOCore
import TestTraits
import Testing

@testable import PortableUIWeb

@MainActor
@Suite struct AssetsTests {
  private func answer(_ target: String, _ method: HTTPRequest.Method = .get) async -> WebResponse {
    await TestApp().respond(method, target)
  }

  @Test func `the style file may be kept for ever, since its address changes with it`() async {
    let response = await answer(Assets.style.address)

    #expect(Assets.style.address.wholeMatch(of: /\/assets\/page-[0-9a-z]+\.css/) != nil)
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "text/css; charset=utf-8")
    #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
    #expect(response.body == StyleFile.text)
  }

  @Test func `the style file is sent without comments and indentation, and with every rule`() {
    let css =
      "/* first */\n@media print {\n  a::before { content: \"\"; } /* why\n  so */\n\n  b { color: red }\n}\n/* last"

    #expect(
      String(decoding: StyleFile.withoutComments(Array(css.utf8)), as: UTF8.self)
        == "@media print {\na::before { content: \"\"; } \nb { color: red }\n}")
    let sent = String(decoding: StyleFile.text, as: UTF8.self)
    #expect(!sent.contains("/*") && sent.contains("prefers-reduced-motion"))
  }

  @Test func `the client's files are compressed once for all who ask`() async {
    for asset in [Assets.style, Assets.script, Assets.charts, Assets.extras, Assets.socket, Assets.wake] {
      let file = await answer(asset.address)
      #expect(file.compressedBuffer.map { (1..<file.body.count).contains($0.readableBytes) } == true)
    }
  }

  @Test(arguments: ["/assets/page-0.css", "/assets/", "/assets/../a", "/favicon.ico"])
  func `another version or file is not found`(target: String) async {
    let response = await answer(target)

    #expect(response.status == .notFound)
    #expect(response.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(response.headers[.cacheControl] == "no-store")
  }

  @Test func `pages and posts are not for the files`() async {
    #expect(await answer("/1").text.contains("</html>"))
    #expect(await answer("/assets").text.contains("</html>"))
    #expect(await answer(Assets.style.address, .post).status == .notFound)
    #expect(await answer(Assets.style.address, .head).status == .ok)
  }

  @Test(.proves("S8")) func `the script makes elements of text by its policy, everywhere`() {
    let script = String(decoding: Assets.script.bytes + Assets.extras.bytes, as: UTF8.self)
    for sink in ["innerHTML=", "parseFromString("] {
      let uses = script.components(separatedBy: sink).dropFirst()
      #expect(!uses.isEmpty && uses.allSatisfy { $0.hasPrefix("markup.createHTML(") }, "\(sink)")
    }
    let others = [
      "outerHTML", "insertAdjacentHTML", "document.write", "createContextualFragment", "srcdoc", "eval(", "Function(",
      "setHTMLUnsafe", "new Worker(", "importScripts",
    ]
    #expect(others.allSatisfy { !script.contains($0) })
    #expect(script.contains("createPolicy('page'"))
  }

  @Test func `a number used once is 128 random bits`() {
    let nonces = (0..<100).map { _ in Nonce.make() }

    #expect(Set(nonces).count == 100)
    #expect(nonces.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }

  @Test func `the style file loads nothing from elsewhere and uses no physical sides`() {
    let css = String(decoding: StyleFile.source, as: UTF8.self)

    for word in ["url(", "@import", "http", "margin-left", "margin-right", "padding-left", "padding-right", "float:"] {
      #expect(!css.contains(word), "\(word)")
    }
    for word in ["prefers-reduced-motion", "forced-colors", "@media print", ":focus-visible", "safe-area-inset"] {
      #expect(css.contains(word), "\(word)")
    }
  }

  @Test func `the script is one file, without its comments, in less than 13.25 KB`() async {
    let response = await answer(Assets.script.address)
    let served = ResponseCompressor.compress(response, accepted: "gzip")
    let script = String(decoding: response.body, as: UTF8.self)

    #expect(Assets.script.address.wholeMatch(of: /\/assets\/page-[0-9a-z]+\.js/) != nil)
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(served.headers[.contentEncoding] == "gzip")
    #expect(served.body.count < 13_568)
    #expect(!script.contains("\n//"))
  }

  @Test(arguments: [
    ("  // Why\n  a();\n\n  b('//');\n", "a();b('//');"), ("a(\n  b, c,\n);", "a(b,c,);"),
    ("a\n  .b()\nc", "a\n.b()\nc"),
    ("if (a) b = c ? 'd : e' : `f, ${ g }`;", "if(a)b=c?'d : e':`f, ${ g }`;"), ("a + +b - -c / d", "a + +b - -c / d"),
    ("const a = 'it\\'s , so' , b", "const a='it\\'s , so',b"), ("return a in b", "return a in b"),
  ])
  func `of the script is sent what browsers need`(source: String, sent: String) {
    #expect(String(decoding: ClientScript.condensed(Array(source.utf8)), as: UTF8.self) == sent)
  }

  @Test func `no file of the script has what its condensed form does not expect`() {
    for file in ClientScript.files + [
      PackageResources.readout_js, PackageResources.extras_js, PackageResources.socket_js,
    ] {
      for line in String(decoding: file, as: UTF8.self).split(separator: "\n") where !line.contains(#/^ *//.*/#) {
        #expect(!line.contains(#/\S +// /#), "a comment has a line of its own: \(line)")
        #expect(line.count { $0 == "`" }.isMultiple(of: 2), "a text ends on its line: \(line)")
        #expect(!line.contains(#/[(,=!|] ?/[^/]*[ '`][^/]*/.*/#), "a regular expression: \(line)")
      }
    }
  }

  @Test func `what reads charts is a module of its own, in less than 3 KB`() async {
    let response = await answer(Assets.charts.address)
    let served = ResponseCompressor.compress(response, accepted: "gzip")
    let script = String(decoding: response.body, as: UTF8.self)

    #expect(Assets.charts.address.wholeMatch(of: /\/assets\/charts-[0-9a-z]+\.js/) != nil)
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(served.body.count < 3 * 1024)
    #expect(script.contains("export function start") && !script.contains("\n//"))
  }

  @Test func `what most pages never need is a module of its own, in less than 3 KB`() async {
    let response = await answer(Assets.extras.address)
    let served = ResponseCompressor.compress(response, accepted: "gzip")
    let script = String(decoding: response.body, as: UTF8.self)

    #expect(Assets.extras.address.wholeMatch(of: /\/assets\/extras-[0-9a-z]+\.js/) != nil)
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(served.body.count < 3 * 1024)
    #expect(script.contains("export function start") && !script.contains("\n//"))
    #expect(String(decoding: ClientScript.text, as: UTF8.self).contains("'\(Assets.extras.address)'"))
  }

  @Test func `a page's socket is a module of its own, in less than 1 KB`() async {
    let response = await answer(Assets.socket.address)
    let served = ResponseCompressor.compress(response, accepted: "gzip")
    let script = String(decoding: response.body, as: UTF8.self)

    #expect(Assets.socket.address.wholeMatch(of: /\/assets\/socket-[0-9a-z]+\.js/) != nil)
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(served.body.count < 1024)
    #expect(script.contains("export function start") && !script.contains("\n//"))
    #expect(String(decoding: ClientScript.text, as: UTF8.self).contains("'\(Assets.socket.address)'"))
  }

  @Test func `what keeps the screen on is a module of its own, in less than 1 KB`() async {
    let response = await answer(Assets.wake.address)
    let served = ResponseCompressor.compress(response, accepted: "gzip")
    let script = String(decoding: response.body, as: UTF8.self)

    #expect(Assets.wake.address.wholeMatch(of: /\/assets\/wake-[0-9a-z]+\.js/) != nil)
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(served.body.count < 1024)
    #expect(script.contains("as start") && !script.contains("\n//"))
  }

  @Test func `the script is strict, leaves nothing in the window, and has each of its files once`() {
    let script = String(decoding: ClientScript.text, as: UTF8.self)

    #expect(script.hasPrefix("'use strict';\nif (document.body.dataset.version) (() => {\nconst extrasAddress='/"))
    #expect(script.hasSuffix("\n})();"))
    #expect(ClientScript.files.count == 10)
    for file in ClientScript.files {
      let part = String(decoding: ClientScript.condensed(file), as: UTF8.self)
      #expect(!part.isEmpty)
      #expect(script.components(separatedBy: part).count == 2)
    }
  }
}
