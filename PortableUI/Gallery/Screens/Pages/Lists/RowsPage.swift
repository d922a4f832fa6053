import PortableUI

/// 100,000 rows, of which the list touches only those that it shows.
struct RowsPage: View {
  @State private var tapped = "none"

  var body: some View {
    List {
      Section {
        Text(verbatim: "Tapped \(tapped)").accessibilityIdentifier("tapped")
      }
      Section {
        ForEach(Numbers(count: 100_000)) { number in
          Button("Row \(number.id)") { tapped = "\(number.id)" }
        }
      }
    }
  }
}

/// Whole numbers from 1 on, made when they are asked for.
nonisolated struct Numbers: RandomAccessCollection {
  struct Number: Identifiable {
    let id: Int
  }

  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Number { Number(id: position + 1) }
}
