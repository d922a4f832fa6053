import AppPages
import Figures
import Foundation
import PortableUITesting
import Statistics
import TestSupport
import TestTraits
import Testing

/// The chart and sharing in Chromium: what only a browser draws, and what it makes of a drawing.
@Suite(.inChromium, .serialized) struct ChartBrowserTests {
  @Test(.proves("B3"), arguments: Play.each(of: ChartScenarios.all, in: (.smallPhone, .desktop)))
  func `a scenario goes in the browser`(_ play: Play) async throws {
    try await Chromium.run(play.settings) { try await play.scenario.play($0) }
  }

  @Test(.proves("B3"), arguments: BrowserSettings.looks)
  func `axe finds nothing on a chart with its table, and nothing is wider than the window`(
    _ look: BrowserSettings
  ) async throws {
    try await Chromium.run(look) { driver in
      for address in ["FR", "FR?chart=deaths,log,28,table&with=DE,IT,ES", "US?chart=recovered,total,rate"] {
        _ = try await ChartPage.open(address, on: driver)
        #expect(try await AxeAudit.violations(on: driver) == [], "on \(address)")
        let width = try await driver.evaluate("document.documentElement.scrollWidth").number
        #expect(width == Double(look.viewport.width), "on \(address)")
      }
      try await driver.element(ChartID.compare).tap()
      try await driver.waitUntil("the countries are there") { try await driver.element(ChartID.compareDone).exists }
      #expect(try await AxeAudit.violations(on: driver) == [], "on the sheet")
    }
  }

  @Test(arguments: [Viewport.smallPhone, .phone, .desktop])
  func `no word of a row of choices is broken`(_ viewport: Viewport) async throws {
    try await Chromium.run(BrowserSettings(viewport, languages: "ru")) { driver in
      _ = try await ChartPage.open("FR", on: driver)
      let broken = try await driver.evaluate(
        """
        [...document.querySelectorAll('.segment > span')].filter(span => {
          const range = document.createRange();
          range.selectNodeContents(span);
          return !/ /.test(span.textContent) && range.getClientRects().length > 1;
        }).map(span => span.textContent)
        """
      ).array.compactMap(\.string)
      #expect(broken == [])
      #expect(try await driver.evaluate("document.querySelectorAll('.segment > span').length").number ?? 0 > 5)
    }
  }

  @Test(
    .proves("B3"),
    arguments: [
      BrowserSettings(.smallPhone), BrowserSettings(.smallPhone, textSize: 32), BrowserSettings(.desktop),
    ])
  func `the drawing keeps its height, and the labels their places`(
    _ settings: BrowserSettings
  ) async throws {
    try await Chromium.run(settings) { driver in
      _ = try await ChartPage.open("FR?chart=total&with=DE", on: driver)
      let plot = "document.querySelector('[data-testid=\"chart.plot\"]')"
      let box = try await driver.evaluate(
        "(r => [r.width, r.height])(\(plot).querySelector('svg').getBoundingClientRect())"
      ).array.compactMap(\.number)
      #expect(box.count == 2 && abs(box[1] - 300) < 1, "\(box)")
      #expect(box[0] > 120)
      // The first and the last month are within the chart.
      let ends = try await driver.evaluate(
        """
        (svg => { const days = [...\(plot).querySelector('.cx').children].map(e => e.getBoundingClientRect());
        const r = \(plot).getBoundingClientRect(); return [days[0].left - r.left, days.at(-1).right - r.right]; })
        (\(plot).querySelector('svg'))
        """
      ).array.compactMap(\.number)
      #expect(ends.count == 2 && ends[0] > -1.5 && ends[1] < 1.5, "\(ends)")
      // No label lies on another one, and each tick's stands at its rule.
      let overlaps = try await driver.evaluate(
        """
        ['.cx', '.cy'].flatMap(axis => { const boxes = [...\(plot).querySelector(axis).children]
        .map(e => e.getBoundingClientRect()).filter(r => r.width);
        return boxes.filter((a, i) => boxes.some((b, k) => k > i && a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 3 && b.top < a.bottom - 3)).map(() => axis); })
        """
      ).array.compactMap(\.string)
      #expect(overlaps.isEmpty, "\(overlaps)")
    }
  }

  @Test(.proves("B3")) func `where there is room the chart names seven months`() async throws {
    let wide = Viewport(width: 1600, height: 900, isTouch: false)
    for (settings, count) in [(BrowserSettings(wide), 7.0), (BrowserSettings(.smallPhone), 4)] {
      try await Chromium.run(settings) { driver in
        _ = try await ChartPage.open("FR", on: driver)
        let shown = "[...document.querySelectorAll('.cx > *')].filter(e => e.checkVisibility()).length"
        #expect(try await driver.evaluate(shown).number == count)
      }
    }
  }

  @Test(.proves("B11"), arguments: ["en", "ru"])
  func `a pointer reads every line of a day in the page itself`(_ language: String) async throws {
    try await Chromium.run(BrowserSettings(.desktop, languages: language)) { driver in
      _ = try await ChartPage.open("FR?with=DE", on: driver)
      try await driver.waitUntil("it can be read") {
        try await driver.evaluate("!!document.querySelector('.read[tabindex]')") == true
      }
      _ = try await driver.evaluate(
        """
        (plot => { const r = plot.getBoundingClientRect();
        document.querySelector('.read').dispatchEvent(new PointerEvent('pointermove', { bubbles: true,
        pointerType: 'mouse', clientX: r.right, clientY: r.top + 9 })); })(document.querySelector('.plot'))
        """)
      let box = try await driver.evaluate("document.querySelector('.read > .box').innerText").string ?? ""
      #expect(box.contains(language == "en" ? "October 10, 2021" : "10 октября 2021"), "\(box)")
      #expect(box.contains(language == "en" ? "France, 7-day average" : "Франция"), "\(box)")
      #expect(box.contains(language == "en" ? "Germany" : "Германия"), "\(box)")
      _ = try await driver.evaluate(
        "document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))")
      #expect(try await driver.evaluate("document.querySelector('.read').childElementCount").number == 0)
    }
  }

  @Test(arguments: [true, false]) func `a part of the chart is chosen by the mouse, or by Shift and the arrow keys`(
    _ isMouse: Bool
  ) async throws {
    try await Chromium.run(BrowserSettings(.desktop, isDark: !isMouse)) { driver in
      _ = try await ChartPage.open("FR?chart=28", on: driver)
      try await driver.waitUntil("it can be read") {
        try await driver.evaluate("!!document.querySelector('.read[tabindex]')") == true
      }
      if isMouse {
        _ = try await driver.evaluate(
          """
          window.$at = (type, share) => { const r = document.querySelector('.plot').getBoundingClientRect();
            document.querySelector('.read').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse',
            button: type === 'pointermove' ? -1 : 0, clientX: r.left + r.width * share, clientY: r.top + 9 })); };
          window.$at('pointerdown', 10 / 27);
          window.$at('pointermove', 3 / 27);
          """)
        #expect(try await driver.evaluate("document.querySelector('.read > .span').offsetWidth > 50") == true)
        _ = try await driver.evaluate("window.$at('pointerup', 3 / 27)")
      } else {
        _ = try await driver.evaluate(
          """
          document.querySelector('.read').focus();
          for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
          for (let count = 0; count < 7; count++) document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, key: 'ArrowRight', shiftKey: true }));
          """)
        #expect(try await driver.evaluate("document.querySelector('.read > .span').offsetWidth > 50") == true)
        _ = try await driver.evaluate(
          "document.activeElement.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: 'Shift' }))")
      }
      try await driver.waitUntil("these days only are shown") {
        try await driver.currentPath == "/statistics/FR?chart=2021-09-16..2021-09-23"
      }
      #expect(try await driver.element(ChartID.span).text == "September 16, 2021 – September 23, 2021")
      #expect(try await AxeAudit.violations(on: driver) == [])
    }
  }

  @Test(.proves("B3", "U2")) func `a long table is shown in parts`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      let chart = try await ChartPage.open("FR", on: driver)
      try await driver.element(ChartID.tableButton).tap()
      try await driver.waitUntil("the table is there") { try await chart.tableHeading.exists }
      let rows = try await driver.evaluate("document.querySelectorAll('[data-testid^=\"chart.day.\"]').length").number
      #expect(rows == 28)
    }
  }

  // MARK: Sharing

  @Test(arguments: [true, false]) func `a link leads to what is shown`(_ runsScript: Bool) async throws {
    let path = "/statistics/FR?chart=deaths,total,28,log&with=DE,IT"
    try await Chromium.run(BrowserSettings(.desktop, runsScript: runsScript)) { driver in
      _ = try await ChartPage.open(String(path.trimmingPrefix("/statistics/")), on: driver)
      let link = "document.querySelector('[data-testid=\"\(ShareID.detail.link)\"]')"
      let address = try await driver.evaluate("\(link).closest('details').querySelector('a').getAttribute('href')")
      #expect(address.string == path)
      guard runsScript else { return }

      _ = try await driver.evaluate("navigator.share = async ({ text }) => { window.$shared = text; }")
      try await driver.element(ShareID.detail.menu).tap()
      try await driver.element(ShareID.detail.link).tap()
      try await driver.waitUntil("it is given away") { try await driver.evaluate("window.$shared").string != nil }
      #expect(try await driver.evaluate("window.$shared === location.origin + '\(path)'") == true)
    }
  }

  @Test(.proves(54), arguments: [ShareID.detail.savePNG, ShareID.detail.picture])
  func `a press gives a PNG file of 1200 × 900 pixels`(_ item: String) async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await ChartPage.open("FR", on: driver)
      try await driver.watchSavedFiles()
      try await driver.element(ShareID.detail.menu).tap()
      try await driver.element(item).tap()
      try await driver.waitUntil("the file is saved") { try await driver.evaluate("window.$saved.length") == 1 }

      let saved = try await driver.evaluate("window.$saved[0]")
      #expect(saved["name"].string == "sitrep-FR-2021-08-04.png")
      #expect(saved["type"].string == "image/png")
      let bytes = saved["bytes"].array.compactMap(\.number)
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(Array(bytes.dropFirst(16).prefix(8)) == [0, 0, 4, 0xB0, 0, 0, 3, 0x84])
      #expect((saved["size"].number ?? 0) > 20_000)
      #expect(saved["dark"].number ?? 0 > 500, "something is written on it")
    }
  }

  @Test(.proves(54, "D2")) func `the card gives a PNG file of the chosen country, also on a small phone`() async throws
  {
    try await Chromium.run(BrowserSettings(.smallPhone)) { driver in
      _ = try await CountryCardPage.open(on: driver)
      try await driver.watchSavedFiles()
      try await driver.element(ShareID.card.menu).tap()
      try await driver.element(ShareID.card.savePNG).tap()
      try await driver.waitUntil("the file is saved") { try await driver.evaluate("window.$saved.length") == 1 }

      #expect(try await driver.evaluate("window.$saved[0].name").string == "sitrep-RU-2021-08-04.png")
      #expect(try await driver.evaluate("window.$saved[0].dark").number ?? 0 > 500)
      #expect(try await driver.evaluate("document.documentElement.scrollWidth").number == 320)
    }
  }

  @Test(.proves(54)) func `where the browser has a share sheet, it gets the picture`() async throws {
    try await Chromium.run(BrowserSettings(.phone)) { driver in
      _ = try await ChartPage.open("FR", on: driver)
      _ = try await driver.evaluate(
        """
        (() => { window.$shared = []; navigator.canShare = () => true;
        navigator.share = async ({ files }) => { window.$shared.push(files[0].name + ' ' + files[0].type); }; })()
        """)
      try await driver.element(ShareID.detail.menu).tap()
      try await driver.element(ShareID.detail.picture).tap()
      try await driver.waitUntil("the sheet has the file") { try await driver.evaluate("window.$shared.length") == 1 }
      #expect(try await driver.evaluate("window.$shared[0]") == "sitrep-FR-2021-08-04.png image/png")
    }
  }

  @Test(.proves(54)) func `the text is copied where there is no share sheet`() async throws {
    try await Chromium.run(BrowserSettings(.desktop)) { driver in
      _ = try await ChartPage.open("FR", on: driver)
      _ = try await driver.evaluate(
        """
        (() => { navigator.share = undefined; window.$copied = [];
        navigator.clipboard.writeText = async text => { window.$copied.push(text); }; })()
        """)
      try await driver.element(ShareID.detail.menu).tap()
      try await driver.element(ShareID.detail.text).tap()
      try await driver.waitUntil("the text is copied") { try await driver.evaluate("window.$copied.length") == 1 }
      let text = try await driver.evaluate("window.$copied[0]").string ?? ""
      #expect(text.hasPrefix("🇫🇷 France (FR)\nAs of August 4, 2021\nConfirmed cases: 6,272,466 (29,241 new)"))
      try await driver.waitUntil("the menu is closed, and its button has the focus") {
        try await driver.evaluate(
          "!document.querySelector('details[open]') && document.activeElement.localName === 'summary'"
        ).bool == true
      }
    }
  }
}

extension BrowserDriver {
  /// Keeps what the page saves in `$saved` from now on: name, media type, size, the first bytes, and how many of the
  /// picture's pixels are dark.
  fileprivate func watchSavedFiles() async throws {
    _ = try await evaluate(
      """
      (() => { window.$saved = [];
      const files = new Map(), create = URL.createObjectURL;
      URL.createObjectURL = file => { const address = create.call(URL, file); files.set(address, file); return address; };
      HTMLAnchorElement.prototype.click = async function () {
        const file = files.get(this.href);
        const picture = await createImageBitmap(file);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d');
        context.drawImage(picture, 0, 0);
        const pixels = context.getImageData(0, 0, picture.width, picture.height).data;
        let dark = 0;
        for (let i = 0; i < pixels.length; i += 4) if (pixels[i] + pixels[i + 1] + pixels[i + 2] < 150) dark++;
        const bytes = Array.from(new Uint8Array(await file.arrayBuffer()).slice(0, 32));
        window.$saved.push({ name: this.download, type: file.type, size: file.size, bytes, dark });
      }; })()
      """)
  }
}
