import HTTPTypes
import PortableUIWeb

/// A page with script of its own, a strict content security policy included.
struct ScriptPage: WebResponder {
  private static let body = """
    <noscript><p data-testid="fallback">Without script</p></noscript>
    <form method="post" action="/"><button data-testid="kept">Kept</button></form>
    <button data-testid="slow">Slow</button>
    <div class="slides"><button data-testid="sliding">Sliding</button></div>
    <div class="pile"><button data-testid="covered">Covered</button><div class="cover" data-testid="cover"></div></div>
    """
  private static let script = """
    document.title = 'by script';
    document.addEventListener('submit', e => { e.preventDefault(); document.title = 'kept'; });
    document.querySelector('[data-testid=sliding]').addEventListener('click', () => { document.title = 'hit'; });
    document.querySelector('[data-testid=slow]').addEventListener('click', () => setTimeout(() => {
      const p = document.createElement('p');
      p.dataset.testid = 'late';
      p.textContent = 'Late';
      document.querySelector('main').append(p);
      setTimeout(() => { document.title = 'late'; }, 150);
    }, 150));
    """

  func respond(to request: WebRequest) async -> WebResponse {
    if request.target == "/script.js" {
      return WebResponse(
        status: .ok, headers: [.contentType: "text/javascript; charset=utf-8"], body: Array(Self.script.utf8))
    }
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>by hand</title>
      <link rel="icon" href="data:,"><script src="/script.js" defer></script>
      <style nonce="n">.pile { position: relative } .cover { position: absolute; inset: 0 }
      .slides { animation: slide 1s } @keyframes slide { from { translate: -6000px } }</style></head>
      <body><main><h1>Script</h1>\(Self.body)</main></body></html>
      """
    let policy = "default-src 'none'; script-src 'self'; style-src 'nonce-n'; img-src data:; form-action 'self'"
    return WebResponse(
      status: .ok,
      headers: [.contentType: "text/html; charset=utf-8", .contentSecurityPolicy: policy],
      body: Array(page.utf8))
  }
}
