import PortableCharts
import PortableUI
import Testing

/// Charts as people write them for Apple's platforms: that this file compiles is the test.
@Suite struct ChartSourceTests {
  @Test func `screens are made with what they show`() {
    #expect(SalesScreen(sales: [Sale(id: 1, amount: 2)]).sales.count == 1)
    #expect(Quarter(primitivePlottable: 2)?.primitivePlottable == 2)
  }
}

nonisolated struct Sale: Identifiable {
  let id: Int
  let amount: Double
}

/// A value that stands for a number.
nonisolated struct Quarter: Plottable {
  let number: Int

  var primitivePlottable: Int { number }

  init?(primitivePlottable: Int) { number = primitivePlottable }
}

struct SalesScreen: View {
  let sales: [Sale]
  @State private var selected: Int?

  var body: some View {
    VStack {
      Chart(sales) { sale in
        BarMark(x: .value("Day", sale.id), y: .value("Amount", sale.amount))
          .foregroundStyle(.blue)
      }
      Chart {
        ForEach(sales) { sale in
          LineMark(x: .value("Day", sale.id), y: .value("Amount", sale.amount))
        }
        .interpolationMethod(.linear)
        if let selected {
          RuleMark(x: .value("Selected", selected))
        }
      }
      .chartXSelection(value: $selected)
      .chartYScale(domain: 0...100)
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) { value in
          AxisGridLine()
          if value.as(Int.self) != 0 { AxisValueLabel() }
        }
      }
      .chartXAxisLabel("Day")
      .chartLegend(.hidden)
    }
  }
}
