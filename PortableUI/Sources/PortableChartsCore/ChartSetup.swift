import Foundation
import PortableUICore

/// What the modifiers around charts have said.
struct ChartSetup: EnvironmentKey {
  static var defaultValue: ChartSetup { ChartSetup() }

  /// One axis.
  struct AxisSetup {
    var domain: [_Plotted] = []
    var isLogarithmic = false
    var isHidden = false
    var content: (any AxisContent)?
    var title: Text?
  }

  var x = AxisSetup()
  var y = AxisSetup()
  /// The colours of series, by name or one after the other.
  var colors: (names: [String], styles: [any ShapeStyle]) = ([], [])
  var lines: (names: [String], styles: [StrokeStyle]) = ([], [])
  var hidesLegend = false
  var plotStyle: (@MainActor (ChartPlotContent, inout _RenderContext) -> Void)?
}

extension View {
  private nonisolated func chartSetup(_ change: @escaping (inout ChartSetup) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0[ChartSetup.self]) }
  }

  public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSetup {
      $0.x.domain = domain._plotted
      $0.x.isLogarithmic = type == .log
    }
  }

  public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartSetup {
      $0.y.domain = domain._plotted
      $0.y.isLogarithmic = type == .log
    }
  }

  public nonisolated func chartYScale(type: ScaleType? = nil) -> some View {
    chartSetup { $0.y.isLogarithmic = type == .log }
  }

  public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chartSetup { $0.x.content = content }
  }

  public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chartSetup { $0.y.content = content }
  }

  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetup { $0.x.isHidden = visibility == .hidden }
  }

  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetup { $0.y.isHidden = visibility == .hidden }
  }

  public nonisolated func chartXAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chartXAxisLabel { Text(labelKey) }
  }

  /// Apple's takes any view; a chart of ours writes a text.
  public nonisolated func chartXAxisLabel(@ViewBuilder content: () -> Text) -> some View {
    let title = content()
    return chartSetup { $0.x.title = title }
  }

  public nonisolated func chartYAxisLabel(_ labelKey: LocalizedStringKey) -> some View {
    chartYAxisLabel { Text(labelKey) }
  }

  /// Apple's takes any view; a chart of ours writes a text.
  public nonisolated func chartYAxisLabel(@ViewBuilder content: () -> Text) -> some View {
    let title = content()
    return chartSetup { $0.y.title = title }
  }

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSetup { $0.hidesLegend = visibility == .hidden }
  }

  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let colors = (
      mapping.map { PlottableValue.value(Text(verbatim: ""), $0.key).name }, mapping.map { $0.value as any ShapeStyle }
    )
    return chartSetup { $0.colors = colors }
  }

  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let names = domain.map { PlottableValue.value(Text(verbatim: ""), $0).name }
    return chartSetup { $0.colors = (names, range) }
  }

  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: [StrokeStyle]
  ) -> some View {
    let names = domain.map { PlottableValue.value(Text(verbatim: ""), $0).name }
    return chartSetup { $0.lines = (names, range) }
  }

  /// Changes the plot's frame and the like.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return chartSetup { setup in setup.plotStyle = { plot, context in content(plot)._render(&context) } }
  }
}
