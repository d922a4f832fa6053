import Foundation
import PortableUICore

/// A chart of marks, with axes and a legend.
public nonisolated struct Chart<Content: ChartContent>: View {
  private let content: Content

  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.content = ForEach(data, id: id, content: content)
  }

  public nonisolated init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, Data.Element.ID, Mark>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  @MainActor public func _render(_ context: inout _RenderContext) {
    let setup = context.environment[ChartSetup.self]
    var marks = _MarkCollector(environment: context.environment)
    content._collect(_MarkLook(), into: &marks)
    let plot = PlotMaker(marks, setup)
    let area = ChartPlotContent(drawing: plot.drawing)
    let children = context.collect { context in
      context.descend(.body) { context in
        if let style = setup.plotStyle { style(area, &context) } else { area._render(&context) }
      }
    }
    let expands = children.reduce(Axis.Set.horizontal) { $0.union($1.expands) }
    context.emit(.chart(plot.layout), expands: expands, children: children)
  }
}

/// What lies between the axes of a chart.
public nonisolated struct ChartPlotContent: View {
  let drawing: PlotDrawing

  @MainActor public func _render(_ context: inout _RenderContext) {
    context.emit(.plot(drawing), expands: [.horizontal, .vertical])
  }
}
