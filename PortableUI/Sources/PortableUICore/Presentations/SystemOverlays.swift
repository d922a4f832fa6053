extension View {
  /// Hidden: the sheet around shows nothing but its content, and the screen stays on while it is shown.
  ///
  /// A browser's own bars and those of the system are not the page's to hide; elsewhere than in a sheet nothing changes.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    ScreenPreferenceView(content: self) { context in
      if let sheet = context.windowValues.sheet {
        context.graph.replay { sheet.traits.hidesOverlays = visibility == .hidden }
      }
    }
  }
}
