import DesignSystem
import Domain
import Foundation
import PortableUI

/// What stands first: the signs of danger, what to do, and the numbers to call, those of the chosen country first.
///
/// A number that nobody verified stands after it: ``UnverifiedNumbers``.
struct EmergencyBlock: View {
  let emergency: EmergencyGuidance
  let content: GuidanceContent

  @Environment(\.chosenCountry) private var country

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 8) {
        Image(systemName: "exclamationmark.triangle")
          .font(.title2)
          .foregroundStyle(.red)
          .accessibilityHidden(true)
        GuidanceHeading(Text("When to get help immediately", bundle: .module), .part)
      }
      items(Text("Warning signs", bundle: .module), emergency.signs)
      items(Text("What to do", bundle: .module), emergency.actions)
      numbers
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.dangerGround, in: .rect(cornerRadius: 14))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(GuidanceID.emergency)
  }

  @ViewBuilder private func items(_ title: Text, _ items: [GuidanceItem]) -> some View {
    if !items.isEmpty {
      GuidanceHeading(title, .group)
      GuidanceGrid {
        ForEach(items) { item in ItemCard(item: item, source: content.source(item.source)) }
      }
    }
  }

  @ViewBuilder private var numbers: some View {
    let numbers = emergency.numbers(isVerified: true, nearestTo: country)
    if !numbers.isEmpty {
      GuidanceHeading(Text("Numbers to call", bundle: .module), .group)
      NumberGrid(numbers: numbers, content: content, level: .item)
    }
  }
}

/// The numbers to call without an official source, with that said of each.
struct UnverifiedNumbers: View {
  let emergency: EmergencyGuidance
  let content: GuidanceContent

  @Environment(\.chosenCountry) private var country

  var body: some View {
    let numbers = emergency.numbers(isVerified: false, nearestTo: country)
    if !numbers.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        GuidanceHeading(Text("Unverified numbers", bundle: .module), .part)
        Text("Nobody has confirmed these numbers. Check them before you rely on them.", bundle: .module)
        NumberGrid(numbers: numbers, content: content, level: .group)
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier(GuidanceID.unverifiedNumbers)
    }
  }
}

nonisolated extension EmergencyGuidance {
  /// The numbers that are verified, or that are not; those of a country and its continent first.
  fileprivate func numbers(isVerified: Bool, nearestTo country: String) -> [GuidanceNumber] {
    Region.sorted(numbers.filter { $0.isVerified == isVerified }, nearestTo: country, by: \.region)
  }

  /// False where the red block has nothing to say.
  var saysAnything: Bool { !(signs.isEmpty && actions.isEmpty) || numbers.contains(where: \.isVerified) }
}

private struct NumberGrid: View {
  let numbers: [GuidanceNumber]
  let content: GuidanceContent
  let level: GuidanceHeading.Level

  var body: some View {
    GuidanceGrid {
      ForEach(numbers) { number in
        NumberCard(number: number, source: content.source(number.source), level: level)
      }
    }
  }
}

/// A telephone number with its source and date; one without an official source says so (D24).
private struct NumberCard: View {
  let number: GuidanceNumber
  let source: GuidanceSource?
  let level: GuidanceHeading.Level

  @Environment(\.locale) private var locale

  var body: some View {
    GuidanceCard {
      GuidanceHeading(Text(verbatim: number.name.text(for: locale)), level)
      if let address = URL(string: "tel:\(number.dialled)") {
        Link(destination: address) {
          Text(verbatim: number.phone)
            .font(.title3)
            .bold()
        }
        .accessibilityLabel(Text("\(number.phone), \(number.name.text(for: locale))", bundle: .module))
        .accessibilityIdentifier(GuidanceID.call(number.id))
      }
      if !number.isVerified {
        Text("Unverified, \(number.date, format: .guidanceDate)", bundle: .module)
          .font(.footnote)
          .bold()
          .accessibilityIdentifier(GuidanceID.unverified(number.id))
      }
      SourceLine(item: number.id, source: source, date: number.date)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(GuidanceID.item(number.id))
  }
}
