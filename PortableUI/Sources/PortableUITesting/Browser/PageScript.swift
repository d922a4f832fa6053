/// The few lines of JavaScript with which the browser driver looks at a page; they run also where script is off.
enum PageScript {
  /// An expression that calls a function of ``library`` with arguments.
  static func expression(_ call: String) -> String { "(() => { \(library)\nreturn \(call); })()" }

  /// A function for `Runtime.callFunctionOn` whose body can use ``library``.
  static func function(_ parameters: String, _ body: String) -> String {
    "function(\(parameters)) { \(library)\n\(body) }"
  }

  private static let library = #"""
    const isVisible = e => e.checkVisibility({visibilityProperty: true}) && e.getClientRects().length > 0;
    const isDisabled = e => e.matches(':disabled') || e.getAttribute('aria-disabled') === 'true';
    const isOn = e => e.matches('input:checked') || e.getAttribute('aria-checked') === 'true'
      || e.getAttribute('aria-pressed') === 'true';
    const isField = e => e.matches('textarea, select, input:not([type=hidden], [type=submit], [type=button], '
      + '[type=image], [type=reset], [type=checkbox], [type=radio])');
    const skipped = ['svg', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TEXTAREA', 'SELECT', 'HEAD'];
    const words = n => {
      if (n.nodeType === 3) return n.data;
      if (n.nodeType !== 1 || skipped.includes(n.tagName)) return '';
      if (n.tagName === 'BR' || n.tagName === 'HR') return ' ';
      const style = getComputedStyle(n);
      if (style.display === 'none') return '';
      const text = style.visibility === 'visible' || style.display === 'contents'
        ? Array.from(n.childNodes, words).join('') : Array.from(n.children, words).join('');
      return style.display === 'inline' ? text : ' ' + text + ' ';
    };
    const oneLine = t => t.replace(/[ \t\n\r\f]+/g, ' ').replace(/^ | $/g, '');
    const reading = e => ({
      identifier: e.getAttribute('data-testid') ?? '',
      text: isVisible(e) ? oneLine(words(e)) : '',
      attributes: Object.fromEntries(Array.from(e.attributes, a => [a.name, a.value])),
      value: isField(e) ? e.value : null,
      isVisible: isVisible(e), isDisabled: isDisabled(e), isOn: isOn(e)
    });
    const find = path => Array.from(document.querySelectorAll(path.map(([text, begins]) =>
      text === '' && begins ? '[data-testid]' : `[data-testid${begins ? '^' : ''}="${CSS.escape(text)}"]`).join(' ')));
    const control = e => e.closest('a[href], button, input, select, textarea, summary, label');
    const name = e => '<' + e.tagName.toLowerCase() + (e.dataset.testid ? ` “${e.dataset.testid}”` : '') + '>';
    const modal = () => Array.from(document.querySelectorAll('dialog[open][aria-modal=true], dialog:modal'))
      .filter(isVisible).pop();
    const whyOutOfReach = e => {
      if (!isVisible(e)) return 'it is hidden';
      if (e.closest('[inert]')) return 'the part of the page around it is inert';
      const dialog = modal();
      return dialog && !dialog.contains(e) ? 'a dialog is open in front of it' : null;
    };
    const leads = e => {
      if (e.matches('a[href]')) {
        const to = new URL(e.href), here = new URL(location.href);
        const isElsewhere = to.pathname !== here.pathname || to.search !== here.search || to.origin !== here.origin;
        return !e.target && !e.hasAttribute('download') && (isElsewhere || !to.hash);
      }
      const form = e.form;
      return !!form && e.type === 'submit' && !form.target && (e.formMethod || form.method) !== 'dialog'
        && (form.noValidate || e.formNoValidate || form.checkValidity());
    };
    const watch = (mark, e) => {
      document.pageMark = mark;
      window.pageStays = false;
      const note = event => setTimeout(() => { if (event.defaultPrevented) window.pageStays = true; });
      if (e.matches('a')) window.addEventListener('click', note, {once: true});
      else window.addEventListener('submit', note, {once: true});
    };
    """#
}
