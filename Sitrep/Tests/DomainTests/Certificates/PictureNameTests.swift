import Domain
import Foundation
import Testing

@Suite struct PictureNameTests {
  @Test(arguments: [
    ("Second dose", "Second dose"), ("  a \t\n b ", "a b"), ("2021", "2021"), ("👍", "👍"), ("e\u{301}", "\u{E9}"),
    ("<b>", "<b>"), ("a.png", "a.png"), (String(repeating: "é", count: 100), String(repeating: "é", count: 100)),
  ])
  func `a name is trimmed, has single spaces and composed characters, and is otherwise left alone`(
    input: String, text: String
  ) throws {
    #expect(Array(try PictureName(input).text.utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    ("", PictureName.Problem.empty), (" \u{A0}\n", .empty), ("a\u{0}", .invisibleCharacter),
    ("a\u{202E}b", .invisibleCharacter), (String(repeating: "a", count: 101), .tooLong),
    ("a" + String(repeating: "\u{301}", count: 401), .tooLong), (String(repeating: " ", count: 10_000), .tooLong),
  ])
  func `what is no name is refused`(input: String, problem: PictureName.Problem) {
    #expect(throws: problem) { try PictureName(input) }
  }

  @Test(arguments: [
    ("IMG_0001.PNG", "IMG_0001"), ("certificate", "certificate"), ("C:\\fakepath\\photo.jpeg", "photo"),
    ("../../etc/passwd.png", "passwd"), ("a.b.c.png", "a.b.c"), ("Dr. Who", "Dr. Who"), (".png", "PNG"), ("", "PNG"),
    ("///", "PNG"), ("\u{202E}gnp.exe", "gnp"), ("a\u{0}\u{7}b.png", "ab"), (" two\n lines .png", "two lines"),
    ("Прививка 2.pdf", "Прививка 2"), ("a.", "a."), ("a.longending", "a.longending"), ("\u{200B}", "PNG"),
    (String(repeating: "a", count: 300) + ".png", String(repeating: "a", count: 100)),
    ("a" + String(repeating: "\u{301}", count: 3_000), "á" + String(repeating: "\u{301}", count: 398)),
  ])
  func `a file's name becomes a name that can be shown`(file: String, text: String) throws {
    let name = PictureName(ofFile: file, kind: .png)

    #expect(name.text == text)
    #expect(try PictureName(name.text) == name)
  }
}
