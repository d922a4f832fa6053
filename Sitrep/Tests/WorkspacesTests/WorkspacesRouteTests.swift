import DesignSystem
import TestTraits
import Testing

@testable import Workspaces

@Suite struct WorkspacesRouteTests {
  @Test(
    .proves(134),
    arguments: [
      "/workspaces", "/workspaces/a/b", "/workspaces/a/b/c", "/workspaces/a/b/c/d", "/workspaces/a/%2F%25%3F%23%20",
      "/workspaces/a/~.", "/workspaces/a/b/~../...", "/workspaces/a/%7E", "/workspaces/a//c",
      "/workspaces/a/b/~members", "/workspaces/a/b/~members/1", "/workspaces/a/b/%7Emembers/1",
    ])
  func `each level of the Workspaces tab has an address`(address: String) throws {
    #expect(try #require(WorkspacesRoute(address: address)).address == address)
  }

  @Test(arguments: [
    "/workspaces/", "/workspaces/a", "/workspaces/a/b/c/d/e", "/workspaces/a/%FF", "/workspaces/a/b/", "/Workspaces",
    "/workspaces/a/b/~members/c/d",
  ])
  func `what is no place of the Workspaces tab opens nothing, or something without a name`(address: String) {
    #expect(WorkspacesRoute(address: address) == (address == "/workspaces/a/b/" ? route("a", "b", "") : nil))
  }

  @Test(arguments: [
    "plain", "a/b", "a%2Fb", "100 %", "?x=1&y", "#", ".", "..", "...", "~", "~.", "é 🏗️", "+", "\"<script>'", "\u{0}",
    "\u{202E}x", ";,:@$",
  ])
  func `an id of any characters survives being an address`(id: String) throws {
    let route = route(id, id, id, id)

    let address = route.address

    #expect(WorkspacesRoute(address: address) == route)
    #expect(address.unicodeScalars.allSatisfy { $0.isASCII && !" \"#<>?".unicodeScalars.contains($0) })
    #expect(!address.split(separator: "/").contains { [".", ".."].contains($0) })
  }

  @Test func `members are no channel of that name`() {
    let path = WorkspacePath(archive: "a", workspace: "b")

    #expect(WorkspacesRoute(address: "/workspaces/a/b/~members/1")?.steps == [.members, .member("1")])
    #expect(WorkspacesRoute(path, [.channel("~members")]).address == "/workspaces/a/b/%7Emembers")
    #expect(WorkspacesRoute(path, [.members, .member("..")]).address == "/workspaces/a/b/~members/~..")
  }

  @Test func `another workspace has nothing open in it`() {
    var route = route("a", "b", "c", "d")

    route.workspace = WorkspacePath(archive: "a", workspace: "x")

    #expect(route.steps == [])
  }

  private func route(_ archive: String, _ workspace: String, _ steps: String...) -> WorkspacesRoute {
    var route = WorkspacesRoute()
    route.workspace = WorkspacePath(archive: archive, workspace: workspace)
    route.steps = zip(steps, [ConversationStep.channel, ConversationStep.message]).map { $1($0) }
    return route
  }
}
