import Foundation
import Observation
import PortableUI
import Testing

/// Presentations, lists, files and motion as people write them for Apple's platforms: that this file compiles is the
/// test.
@Suite struct PresentationSourceTests {
  @Test func `screens are made with what they show`() {
    #expect(OrdersScreen(model: Orders()).model.orders.count == 2)
    #expect(Report(text: "a").text == "a")
    #expect(withAnimation(.spring(duration: 0.3)) { 1 } == 1)
  }
}

nonisolated struct Order: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

@Observable
final class Orders {
  var orders = [Order(id: 1, name: "One"), Order(id: 2, name: "Two")]
  var edited: Order?

  func refresh() async { orders.append(Order(id: orders.count + 1, name: "More")) }
}

nonisolated struct Report: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .commaSeparatedText] }

  var text: String

  init(text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct OrdersScreen: View {
  let model: Orders

  @State private var adds = false
  @State private var clears = false
  @State private var imports = false
  @State private var exports = false
  @State private var message: LocalizedStringKey = "Nothing"

  var body: some View {
    @Bindable var model = model
    List {
      ForEach(model.orders) { order in
        OrderRow(order: order)
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Edit") { model.edited = order }.tint(.blue)
          }
          .swipeActions {
            Button("Delete", role: .destructive) { model.orders.removeAll { $0 == order } }
          }
          .listRowSeparator(.hidden, edges: .bottom)
          .listRowBackground(Color.yellow)
      }
      .onDelete { model.orders.remove(atOffsets: $0) }
      .onMove { model.orders.move(fromOffsets: $0, toOffset: $1) }
    }
    .refreshable { await refresh() }
    .overlay {
      if model.orders.isEmpty { ContentUnavailableView("No orders", systemImage: "tray") }
    }
    .toolbar {
      Menu("More", systemImage: "ellipsis.circle") {
        Button("Add") { adds = true }
        Button("Import") { imports = true }
        Section("Danger") { Button("Clear", role: .destructive) { clears = true } }
      }
    }
    .sheet(isPresented: $adds, onDismiss: { message = "Closed" }) {
      OrderForm().presentationDetents([.medium, .large])
    }
    .sheet(item: $model.edited) { order in OrderRow(order: order) }
    .confirmationDialog("Clear all?", isPresented: $clears, titleVisibility: .visible) {
      Button("Clear", role: .destructive) { model.orders = [] }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("They are gone for good.")
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: [.json, .zip]) { result in
      switch result {
      case .success(let url):
        guard url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        message = "Imported \(url.lastPathComponent)"
      case .failure: message = "Failed"
      }
    }
    .fileExporter(
      isPresented: $exports, document: Report(text: "a"), contentType: .plainText, defaultFilename: "report"
    ) { _ in message = "Exported" }
  }

  private func refresh() async { await model.refresh() }
}

struct OrderRow: View {
  let order: Order

  var body: some View {
    Label(order.name, systemImage: "doc")
      .labelStyle(.titleAndIcon)
      .contextMenu {
        ShareLink(item: order.name, subject: Text("Order"), message: Text("Have a look"))
        ShareLink("Share", item: order.name, preview: SharePreview(order.name))
      }
      .transition(.move(edge: .leading).combined(with: .opacity))
      .animation(.easeInOut(duration: 0.2), value: order)
  }
}

struct OrderForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var picture: PhotosPickerItem?
  @State private var pictures: [PhotosPickerItem] = []
  @State private var bytes = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 8), GridItem(.fixed(50))], spacing: 8) {
          Text("Cells").accessibilityAddTraits(.isHeader).accessibilityHeading(.h3)
          ForEach(0..<10) { Text("Cell \($0)") }
        }
        LazyVStack(alignment: .leading) { PhotosPicker("Pictures", selection: $pictures, matching: .images) }
        PhotosPicker(selection: $picture, matching: .any(of: [.images, .videos])) {
          Label("Picture", systemImage: "photo")
        }
      }
      .navigationTitle("Order")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Add") { withAnimation { dismiss() } } }
      }
      .task(id: picture) { await load() }
    }
    .interactiveDismissDisabled(bytes > 0)
  }

  private func load() async {
    guard let picture else { return }
    do {
      bytes = try await picture.loadTransferable(type: Data.self)?.count ?? 0
    } catch {
      bytes = 0
    }
  }
}

struct NothingFound: View {
  let words: String

  var body: some View {
    VStack {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: words)
      ContentUnavailableView {
        Label("Empty", systemImage: "tray")
      } description: {
        Text("Add something.")
      } actions: {
        Button("Add") {}
      }
    }
  }
}
