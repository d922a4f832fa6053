import DesignSystem
import Domain
import TestTraits
import Testing

@testable import Workspaces

@Suite struct WorkspacesRouteTests {
  @Test(
    .proves(134),
    arguments: [
      "/workspaces", "/workspaces/a/b", "/workspaces/a/b/c", "/workspaces/a/b/c/d", "/workspaces/a/%2F%25%3F%23%20",
      "/workspaces/a/~.", "/workspaces/a/b/~../...", "/workspaces/a/%7E", "/workspaces/a/~/c",
      "/workspaces/a/b/~members", "/workspaces/a/b/~members/1", "/workspaces/a/b/%7Emembers/1",
      "/workspaces/a/b/c/~thread/1", "/workspaces/a/b/%7Ethread/1", "/workspaces/a/b/c?order=oldest&joins=hidden",
      "/workspaces/a/b/c?date=2020-04-17", "/workspaces/a/b/c?at=1.5", "/workspaces?search=a%20b&sort=best",
      "/workspaces/a/b?search=x", "/workspaces/a/b/c?search=x", "/workspaces/a/b/c/d?search=x",
      "/workspaces/a/b/c/~thread/1?search=x", "/workspaces/a/b/~members?search=x",
      "/workspaces/a/b/~members/1?search=x",
    ])
  func `each level of the Workspaces tab has an address`(address: String) throws {
    #expect(try #require(WorkspacesRoute(address: address)).address == address)
  }

  @Test(arguments: [
    "/workspaces/", "/workspaces/a", "/workspaces/a/b/c/d/e", "/workspaces/a/%FF", "/workspaces/a/b/", "/Workspaces",
    "/workspaces/a//c",
    "/workspaces/a/b/~members/c/d", "/workspaces/a/b/~thread/1", "/workspaces/a/b/c/~thread",
    "/workspaces/a/b/c/d/~thread/1", "/workspaces/a/~thread/c", "/workspaces/a/b/~members/~thread/1",
  ])
  func `what is no place of the Workspaces tab opens nothing`(address: String) {
    #expect(WorkspacesRoute(address: address) == nil)
  }

  @Test(arguments: [
    "", "plain", "a/b", "a%2Fb", "100 %", "?x=1&y", "#", ".", "..", "...", "~", "~.", "é 🏗️", "+", "\"<script>'",
    "\u{0}",
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

  @Test func `what isn't understood in a query says nothing`() {
    let route = WorkspacesRoute(address: "/workspaces/a/b/c?order=odd&joins=odd&date=odd&sort=odd")
    #expect(route?.address == "/workspaces/a/b/c")
  }

  @Test func `a step further begins without a search, in the same order`() {
    var route = route("a", "b", "c")
    (route.search, route.start, route.listing.isNewestFirst) = ("x", .message("m"), false)

    route.steps.append(.message("m"))

    #expect(route.address == "/workspaces/a/b/c/m?order=oldest")
  }

  @Test func `a search that is too long for an address is cut`() {
    var route = WorkspacesRoute()
    route.search = String(repeating: "é", count: 5_000)
    #expect(route.search.utf8.count <= SearchLimit.bytes && !route.search.isEmpty)
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
