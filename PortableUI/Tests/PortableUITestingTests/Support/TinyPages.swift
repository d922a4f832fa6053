/// The larger pieces of ``TinySite``'s pages.
enum TinyPages {
  static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title><link rel="icon" href="data:,">
    <style>body { margin: 0; color: #111; background: #fff } .box { width: 160px; height: 50px; background: #af52de }
    a, button { display: inline-block; min-height: 44px } @media (prefers-color-scheme: dark) { .box { background: #bf5af2 } }
    </style></head>
    <body><main><h1>\(title)</h1>\(body)</main></body></html>
    """
  }

  static let form = """
    <form method="get" action="/search"><label for="words">Words</label><input id="words" name="words" value="old" \
    data-testid="words"><input type="hidden" name="page" value="1"><button data-testid="search">Search</button></form>
    <form method="post" action="/order"><label><input type="checkbox" name="milk" data-testid="milk"> Milk</label>
    <label>Note <textarea name="note" data-testid="note">
    two
    lines</textarea></label>
    <input type="text" aria-label="Locked" name="locked" value="x" disabled data-testid="locked">
    <button name="event" value="order &amp; pay" data-testid="order">Order</button></form>
    """

  static let alert = """
    <div inert><a href="/chile" data-testid="behind">Chile</a></div>
    <dialog open role="alertdialog" aria-modal="true" aria-labelledby="question">
    <h2 id="question">Reset all?</h2><form method="post" action="/done">
    <button name="event" value="no" data-testid="no">Keep</button>
    <button name="event" value="yes" data-testid="yes">Reset</button></form></dialog>
    """

  static let kinds = """
    <h2>Things &amp; more</h2>
    <div hidden data-testid="hidden"><button data-testid="unseen">Unseen</button></div>
    <dialog data-testid="closed"><button data-testid="inside">Inside</button></dialog>
    <details data-testid="more"><summary data-testid="summary">More</summary><p data-testid="rest">Rest</p></details>
    <ul><li>One</li><li>Two <em>bold</em>er</li></ul>
    <img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="A dot" width="20" \
    height="20"><span aria-hidden="true">secret</span>
    <div class="box" data-testid="box"></div>
    <p>Plain words, with <a href="/chile?from=kinds#top">a link</a>.</p>
    <button aria-label="Close" disabled data-testid="close">x</button>
    """
}
