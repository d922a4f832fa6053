/// Content that is made at once, but in a column that narrow windows do not show: there it is made when a browser first
/// shows the column, or at an address that says so.
nonisolated struct WhenSeenView<Content: View>: View {
  let content: Content

  @MainActor func _render(_ context: inout RenderContext) {
    guard context.environment.isBesideSelection else { return content._render(&context) }
    let isSeen = context.slot(ObservedBox(false, of: context.graph))
    let (scene, place) = (context.graph.scene, context.identity.child(.wrapper))
    context.graph.replay { scene.noteLongList(place) }
    if isSeen.value || scene.firstRow(of: place) > 0 { return content._render(&context) }
    context.graph.register(.tap { isSeen.value = true }, for: context.identity)
    context.emit(.unseen(address: scene.address(withFirstRow: 1, of: place)), isKeyed: true)
  }
}
