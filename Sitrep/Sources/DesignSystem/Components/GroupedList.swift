import PortableUI

extension View {
  /// The grouped list style, where the platform has it; macOS has none and keeps its own look.
  package func groupedList() -> some View {
    #if os(macOS)
      listStyle(InsetListStyle())
    #else
      listStyle(GroupedListStyle())
    #endif
  }
}
