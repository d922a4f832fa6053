import PortableUITesting
import Testing

extension Trait where Self == ConditionTrait {
  /// Skips, visibly, where there is no Chromium.
  public static var inChromium: Self {
    .enabled(if: BrowserDriver.whatIsMissing == nil, "\(BrowserDriver.whatIsMissing ?? "")")
  }
}

extension BrowserDriver {
  /// Waits until the page hears of what changes elsewhere; only where script is on.
  public func live() async throws {
    guard settings.runsScript else { return }
    try await waitUntil("the page listens") {
      try await evaluate(
        "performance.getEntriesByType('resource').some(e => e.name.includes('/live/stream'))"
          + " || performance.now() > 700") == true
    }
  }

  /// The menus of the page that are not seen whole when they are opened, each scrolled to that edge of the window first.
  public func menusOutOfSight(scrolledTo block: String) async throws -> [String] {
    try await evaluate(
      """
      Array.from(document.querySelectorAll('details.menu')).filter(menu => menu.checkVisibility()).flatMap(menu => {
        const summary = menu.querySelector('summary');
        if (summary.ariaDisabled === 'true' || menu.parentElement.closest('details.menu')) return [];
        summary.scrollIntoView({ block: '\(block)', behavior: 'instant' });
        summary.click();
        const items = menu.querySelector('.items'), box = items.getBoundingClientRect();
        const tabs = document.querySelector('.tabs')?.getBoundingClientRect();
        const floor = tabs && tabs.top > 0 ? tabs.top : innerHeight;
        const isSeen = menu.open && box.top >= 0 && box.bottom <= floor && box.left >= 0 && box.right <= innerWidth
          && box.height > 40;
        // What does not fit is scrolled to.
        items.lastElementChild.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const last = items.lastElementChild.getBoundingClientRect();
        const isReached = last.bottom <= items.getBoundingClientRect().bottom + 1;
        summary.click();
        const extent = `${Math.round(box.top)}…${Math.round(box.bottom)} of ${Math.round(floor)}`;
        return isSeen && isReached ? [] : [`${summary.textContent || summary.ariaLabel} ${extent}`];
      })
      """
    ).array.compactMap(\.string)
  }
}

extension UIDriver {
  /// Presses Tab until the element has the focus; throws after 60 steps.
  public func pressTab(until identifier: String) async throws {
    for _ in 0..<60 {
      try await press(.tab)
      if try await focused?.identifier == identifier { return }
    }
    throw UITestError.timedOut("Tab reaches \(identifier)", page: try await textSnapshot)
  }
}
