import Foundation
import PortableUICore
import TestTraits
import Testing

@testable import PortableChartsCore

/// What a chart says of the place that a person asks about.
@MainActor
@Suite struct ChartReadingTests {
  private final class Asked<Value> { var value: Value? }

  private func reader<P: Plottable>(_ asked: Asked<P>) -> (ViewGraph, Identity?) {
    let binding = Binding<P?>(get: { asked.value }, set: { asked.value = $0 })
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) { context in
      Chart { RuleMark(y: .value("Limit", 2)) }.chartXSelection(value: binding)._render(&context)
    }
    let node = graph.evaluate().nodes.first
    if case .plotReader(let control) = node?.kind { return (graph, control) }
    return (graph, nil)
  }

  @Test func `the model hears of the place, and that there is none any more`() throws {
    let asked = Asked<Date>()
    let (graph, key) = reader(asked)
    defer { graph.close() }
    let control = try #require(key)

    #expect(graph.perform(.set("1628035200"), on: control))
    #expect(asked.value == Date(timeIntervalSince1970: 1_628_035_200))
    #expect(!graph.perform(.set("nan"), on: control) && !graph.perform(.set("<b>"), on: control))
    #expect(asked.value == Date(timeIntervalSince1970: 1_628_035_200))
    #expect(graph.perform(.set(""), on: control))
    #expect(asked.value == nil)
  }

  @Test func `a number is rounded to a whole one where the chart counts, a name is none`() throws {
    let whole = Asked<Int>()
    let (graph, key) = reader(whole)
    defer { graph.close() }
    #expect(graph.perform(.set("3.0"), on: try #require(key)))
    #expect(whole.value == 3)

    let name = Asked<String>()
    let (other, otherKey) = reader(name)
    defer { other.close() }
    #expect(!other.perform(.set("3"), on: try #require(otherKey)))
    name.value = "N"
    let number = Asked<Double>()
    number.value = 2.5
    let (third, thirdKey) = reader(number)
    defer { third.close() }
    #expect(third.value(of: try #require(thirdKey)) == "2.5")
  }

  @Test func `the model hears of a part by its two ends, the first one first`() throws {
    let asked = Asked<ClosedRange<Int>>()
    let binding = Binding<ClosedRange<Int>?>(get: { asked.value }, set: { asked.value = $0 })
    let graph = ViewGraph(scene: SceneValues(), environment: EnvironmentValues()) { context in
      Chart { RuleMark(y: .value("Limit", 2)) }.chartXSelection(range: binding)._render(&context)
    }
    defer { graph.close() }
    guard case .spanReader(.some(let control)) = graph.evaluate().nodes.first?.kind else {
      Issue.record("no part can be chosen")
      return
    }

    #expect(graph.value(of: control) == "")
    #expect(graph.perform(.set("2 5"), on: control))
    #expect(asked.value == 2...5)
    _ = graph.evaluate()
    #expect(graph.value(of: control) == "2.0 5.0")
    for text in ["5 2", "2", "2 3 4", "2 <b>", "nan 3"] { #expect(!graph.perform(.set(text), on: control), "\(text)") }
    #expect(asked.value == 2...5)
    #expect(graph.perform(.set(""), on: control))
    #expect(asked.value == nil)
  }

  @Test func `numbers are told by their differences`() {
    #expect(NumberList.text([]) == "0")
    #expect(NumberList.text([5, 5, 5, nil, nil, 7]) == "0 5 0*2 _*2 2")
    #expect(NumberList.text([0.25, nil, 1.5], decimals: 2) == "2 25 _ 125")
    #expect(NumberList.text([.nan, 1e300, 2]) == "0 _*2 2")
    #expect(
      NumberList.text([9e18, -4e18, 4e18, -10]) == "0 _ -4000000000000000000 8000000000000000000 -4000000000000000010")
  }
}
