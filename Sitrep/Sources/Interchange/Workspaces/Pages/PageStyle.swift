/// How pages of archives look: light or dark as the reader's system is, from 320 pixels on, and on paper.
enum PageStyle {
  static let css = """
    :root {
      color-scheme: light dark;
      --ground: #fff; --text: #1c1c1e; --quiet: #5f5f65; --line: #c6c6c8; --link: #0058b8; --mark: #f2f2f7;
    }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #1c1c1e; --text: #f2f2f7; --quiet: #a8a8ae; --line: #48484a; --link: #6cb4ff; --mark: #2c2c2e; }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      max-width: 60rem; margin: 0 auto; padding: 1rem max(1rem, env(safe-area-inset-right)) 3rem;
      background: var(--ground); color: var(--text); font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    a { color: var(--link); text-underline-offset: .15em; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    h1 { margin: 1rem 0 .25rem; font-size: 1.6rem; line-height: 1.2; }
    h2 { margin: 2rem 0 .5rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); font-size: 1.1rem; }
    p { margin: .25rem 0; }
    .skip { position: absolute; left: -100rem; padding: .5rem; background: var(--ground); }
    .skip:focus { left: .5rem; top: .5rem; }
    .quiet { color: var(--quiet); font-size: .9rem; }
    .text, pre { white-space: pre-wrap; }
    .path { display: flex; flex-wrap: wrap; margin: 0; padding: 0; list-style: none; }
    .path li + li::before { content: "›"; padding: 0 .5rem; color: var(--quiet); }
    .pages { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 2rem; margin: 1rem 0; }
    .path a, .pages a { display: inline-block; padding: .4rem 0; }
    .rows { margin: .5rem 0; padding: 0; list-style: none; }
    .rows li {
      display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem;
      padding: .5rem 0; border-bottom: 1px solid var(--line);
    }
    .rows a { padding: .2rem 0; }
    .message { padding: .4rem 0; }
    .message:target { background: var(--mark); outline: .4rem solid var(--mark); }
    .by a { color: var(--quiet); font-size: .9rem; }
    .action .text { font-style: italic; }
    .event > .text { color: var(--quiet); }
    .app { padding: 0 .3rem; border: 1px solid var(--line); border-radius: .25rem; color: var(--quiet); font-size: .75rem; }
    .replies { margin-top: .25rem; padding-left: 1rem; border-left: 3px solid var(--line); }
    .mention { font-weight: 600; }
    blockquote, .attachment { margin: .4rem 0; padding-left: .75rem; border-left: 3px solid var(--line); }
    pre, code { font: .9em/1.4 ui-monospace, monospace; background: var(--mark); }
    pre { margin: .4rem 0; padding: .5rem .75rem; border-radius: .25rem; }
    .list { margin: .25rem 0; padding-inline-start: 2rem; }
    .depth1 { margin-inline-start: 1.5rem; }
    .depth2 { margin-inline-start: 3rem; }
    .depth3 { margin-inline-start: 4.5rem; }
    .depth4 { margin-inline-start: 6rem; }
    .depth5 { margin-inline-start: 7rem; }
    dl { margin: .25rem 0; }
    dt { font-weight: 600; }
    dd { margin: 0 0 .25rem; }
    .files { margin: .25rem 0; padding-left: 1.25rem; }
    .reactions { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: .4rem 0 0; padding: 0; list-style: none; }
    .reactions li { padding: 0 .5rem; border: 1px solid var(--line); border-radius: 1rem; }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      .skip, .path, .pages { display: none; }
      h2 { break-after: avoid; }
      .by { break-after: avoid; }
      a { color: inherit; text-decoration: none; }
    }

    """
}
