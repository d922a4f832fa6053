import Foundation
import Testing

/// `make attack` runs what breaks; these tests hold how it counts.
@Suite struct AttackTests {
  @Test func `what attacks told stands in one table, and a broken promise fails`() throws {
    let scripts = try RepositoryFixture([
      "a.py": "#!/bin/sh\necho '  detail: 3 (no promise)'\necho \"lost writes: 0 of 544 (in 100 kills) (0)\"\n",
      "b.py": "#!/bin/sh\necho \"memory for $SITREP, p95: 300 MB (250 MB) BROKEN\"\nexit 1\n",
    ])
    for name in ["a.py", "b.py"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: scripts.path(name))
    }

    let kept = try attack(scripts.path("a.py"))
    let broken = try attack(scripts.path("a.py"), scripts.path("b.py"))

    #expect(kept.succeeded)
    #expect(kept.output.contains("| lost writes | 0 of 544 (in 100 kills) | 0 | kept |\n"))
    #expect(!kept.output.contains("| detail"))
    #expect(!broken.succeeded)
    #expect(broken.output.contains("| memory for ./sitrep, p95 | 300 MB | 250 MB | **BROKEN** |\n"))
    #expect(broken.output.contains("Promises were broken, or could not be tried: \(scripts.path("b.py"))"))
  }

  @Test func `every attack there is can be run, and make attack runs them all`() throws {
    let folder = Repository.root.appending(path: "Scripts")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let attacks = names.filter { $0.hasPrefix("attack_") && $0 != "attack_server.py" }

    #expect(attacks.count >= 3)
    for name in attacks { #expect(FileManager.default.isExecutableFile(atPath: folder.appending(path: name).path())) }
    #expect(try Repository.text("Makefile").contains("\nattack:\n\t@Scripts/attack.sh\n"))
    #expect(try !Repository.text(".ci/run").contains("attack"))
  }

  private func attack(_ scripts: String...) throws -> ScriptResult {
    let variables = ["SITREP": "./sitrep"]
    return scripts.count == 1
      ? try Repository.run("attack.sh", scripts[0], variables: variables)
      : try Repository.run("attack.sh", scripts[0], scripts[1], variables: variables)
  }
}
