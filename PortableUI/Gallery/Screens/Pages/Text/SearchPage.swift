import PortableUI

/// A list that is searched.
struct SearchPage: View {
  @State private var text = ""
  @State private var searches = 0

  private let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Grape", "Lemon", "Orange", "Peach", "Pear", "Plum"]

  var body: some View {
    List {
      Text(verbatim: "Searched \(searches) times for “\(text)”").accessibilityIdentifier("echo")
      ForEach(fruits.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }, id: \.self) { fruit in
        Text(verbatim: fruit).accessibilityIdentifier("fruit-\(fruit)")
      }
    }
    .searchable(text: $text, prompt: Text(verbatim: "Fruits"))
    .onSubmit(of: .search) { searches += 1 }
  }
}
