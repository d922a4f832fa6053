// Makes a page live: what a person does goes to the server as events, what changes comes back as operations.
// Without this script every control and link works too, by loading pages. Documentation/Technotes/LiveWindows.md tells
// the whole way of a tap.
'use strict';
(() => {
  const body = document.body;
  let version = body.dataset.version;
  if (!version) return;
  const assets = body.dataset.assets;
  const sheet = document.querySelector('style[nonce]').sheet;
  const firstRules = sheet.cssRules.length;
  const kept = new Set();
  const windowID = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-').replaceAll('/', '_');
  let revision = 0, number = 0, flying = null, queue = [], composing = null, late = [], arrived = [];
  let held = [], gap = 0, attempt = 0, stream = null, streamWait = 0, hiding = 0, busy = 0, isAnswer = false;
  let shown = here(), goesBack = false, anchor = null, left = null, pressed = null;

  function here() { return location.pathname + location.search; }

  // MARK: The page's elements. Only those that the server sent count: an extension may put its own between them.

  function adopt(element) {
    element.$ = Array.from(element.children);
    element.$.forEach(adopt);
    if (isField(element)) element.$base = element.matches('select') ? element.dataset.value ?? element.value
      : element.defaultValue;
    if (element.dataset?.more) more.observe(element);
  }

  function at(path) {
    let element = body;
    for (const index of path) element = element.$[index];
    return element;
  }

  function parse(html, parent) {
    const template = document.createElement('template');
    const isDrawing = parent.namespaceURI !== body.namespaceURI && parent.localName !== 'foreignObject';
    template.innerHTML = isDrawing ? `<svg>${html}</svg>` : html;
    return Array.from((isDrawing ? template.content.firstChild : template.content).children);
  }

  function put(parent, elements, index) {
    const next = parent.$[index] ?? parent.$[parent.$.length - 1]?.nextSibling ?? null;
    for (const element of elements) parent.insertBefore(element, next);
    parent.$.splice(index, 0, ...elements);
  }

  function isField(element) { return element.matches('input[name^=n],textarea[name^=n],select[name^=n]'); }

  // The page's own fields, not those that an extension has put between them.
  function fields() {
    const all = body.querySelectorAll('input[name^=n],textarea[name^=n],select[name^=n]');
    return Array.from(all).filter(field => field.$base !== undefined);
  }

  // MARK: Fields. What a person types belongs to the person; the server's value comes in where nothing is lost by it.

  const isOwn = field => field.type === 'file';

  function take(field, value, sent = isAnswer ? field.$sent : undefined, isLate = false) {
    if (isOwn(field)) return;
    const common = sent ?? field.$base;
    const merge = text => {
      if (text === common) return value;
      return sent !== undefined && text.startsWith(common) ? value + text.slice(common.length) : text;
    };
    // What waits to be sent was typed on top of what the server has just changed.
    if (!isLate) for (const { i } of queue) if (field.name in i) i[field.name] = merge(i[field.name]);
    if (composing === field) return late.push(() => take(field, value, sent, true));
    const wanted = merge(field.value);
    field.$base = value;
    if (sent !== undefined) delete field.$sent;
    if (field.value === wanted) return;
    const fromEnd = document.activeElement === field && field.setSelectionRange && field.selectionEnd !== null
      ? field.value.length - field.selectionEnd : null;
    field.value = wanted;
    if (fromEnd !== null) field.setSelectionRange(wanted.length - fromEnd, wanted.length - fromEnd);
  }

  function setAttributes(element, attributes) {
    const isDetails = element.localName === 'details';
    const before = isField(element) ? element.value : null;
    // A switch that was pressed again meanwhile stays as it was pressed last.
    const waiting = isAnswer || !flying ? queue : [flying, ...queue];
    if (waiting.some(({ e }) => e.some(([what, name]) => what === 'set' && name === element.value))) {
      attributes = { ...attributes, 'aria-checked': element.getAttribute('aria-checked') };
    }
    for (const { name } of Array.from(element.attributes)) {
      const isOurs = isDetails && name === 'open' || element === body && name.startsWith('data-');
      if (!isOurs && !(name in attributes)) element.removeAttribute(name);
    }
    for (const name in attributes) {
      if (isDetails && name === 'open') continue;
      if (element.getAttribute(name) !== attributes[name]) element.setAttribute(name, attributes[name]);
    }
    if (before === null || !isField(element)) return;
    if (element.localName === 'select') {
      late.push(() => take(element, element.dataset.value ?? ''));
    } else if (element.localName === 'input') {
      if (element.value !== before) element.value = before;
      take(element, attributes.value ?? '');
    }
  }

  function setText(element, text) {
    const before = element.localName === 'textarea' ? element.value : null;
    if (element.textContent !== text || element.$.length) element.textContent = text;
    element.$ = [];
    if (before === null) return;
    if (element.value !== before) element.value = before;
    take(element, text);
  }

  // MARK: Operations

  const operations = {
    a: (path, attributes) => setAttributes(at(path), attributes),
    t: (path, text) => setText(at(path), text),
    i(path, index, html) {
      const parent = at(path);
      const elements = parse(html, parent);
      elements.forEach(adopt);
      put(parent, elements, index);
      arrived.push(...elements);
    },
    r(path, index, count) {
      for (const element of at(path).$.splice(index, count)) element.remove();
    },
    m(path, from, to) {
      const parent = at(path);
      const [element] = parent.$.splice(from, 1);
      // What has the focus stays where it is; the others go around it.
      if (!element.contains(document.activeElement)) return put(parent, [element], to);
      if (from < to) for (const other of parent.$.slice(from, to)) parent.insertBefore(other, element);
      else for (const other of parent.$.slice(to, from).reverse()) parent.insertBefore(other, element.nextSibling);
      parent.$.splice(to, 0, element);
    },
    s: rules => rules.forEach(addRule),
    T: title => { document.title = title; },
    h(change, address) {
      if (address[0] !== '/' || address[1] === '/') return;
      try {
        if (change === 'push') { keepPlace(); history.pushState(null, '', address); }
        else history.replaceState(history.state, '', address);
      } catch {
        // Some browsers allow few changes in a time; the next answer brings the address again.
      }
    },
    f(name) {
      const field = name && body.querySelector(`[name="${name}"],[value="${name}"],#${name}`);
      if (field) field.focus(); else if (name === null) document.activeElement?.blur();
    },
    R(html) {
      const next = new DOMParser().parseFromString('<body>' + html, 'text/html').body;
      morph(body, next);
      kept.clear();
      while (sheet.cssRules.length > firstRules) sheet.deleteRule(firstRules);
    },
    x: address => { if (address[0] === '/' && address[1] !== '/') location.assign(address); },
    d(address) {
      const link = document.createElement('a');
      link.href = address;
      link.download = '';
      link.click();
    },
  };

  function addRule(rule) {
    if (kept.has(rule)) return;
    kept.add(rule);
    // A rule that the browser does not know is one it can do without.
    try { sheet.insertRule(rule, sheet.cssRules.length); } catch { }
  }

  // Brings one element to what another one is, keeping what can be kept: fields, focus, scroll.
  function morph(old, next) {
    if (old !== body) {
      setAttributes(old, Object.fromEntries(Array.from(next.attributes, ({ name, value }) => [name, value])));
    }
    const wanted = Array.from(next.children);
    if (!wanted.length) return setText(old, next.textContent);
    if (!old.$.length && old.textContent) old.textContent = '';
    const known = new Map();
    for (const child of old.$) {
      const name = nameOf(child);
      known.set(name, [...known.get(name) ?? [], child]);
    }
    const result = wanted.map(child => {
      const same = known.get(nameOf(child))?.shift();
      if (same) morph(same, child); else { adopt(child); arrived.push(child); }
      return same ?? child;
    });
    const stays = new Set(result);
    for (const child of old.$) if (!stays.has(child)) child.remove();
    old.$ = result;
    // What has the focus stays where it is; the others are put before and after it.
    const pivot = result.findIndex(child => child.contains(document.activeElement));
    for (let index = pivot - 1; index >= 0; index--) {
      if (result[index].nextSibling !== result[index + 1]) old.insertBefore(result[index], result[index + 1]);
    }
    for (let index = pivot + 1; index < result.length; index++) {
      const next = index ? result[index - 1].nextSibling : old.firstChild;
      if (next !== result[index]) old.insertBefore(result[index], next);
    }
  }

  // What tells an element from its siblings.
  function nameOf(element) {
    const own = element.id || element.dataset?.in || (element.name === 'event' ? element.value : element.name)
      || element.getAttribute('href');
    if (own) return element.localName + ' ' + own;
    const first = element.firstElementChild;
    return element.localName + '>' + (first && element.matches('li,div') ? nameOf(first) : '');
  }

  // MARK: Messages

  function receive(message) {
    if (message.reload) return reload();
    const isReset = message.o.some(([name]) => name === 'R');
    if (!isReset && message.t <= revision) {
      // Nothing new; a push may have been faster than an answer that changes nothing.
      if (message.n === undefined) return;
      if (!message.o.length) Object.assign(message, { f: revision, t: revision, v: version });
    }
    if (!isReset && message.f !== revision) {
      held.push(message);
      gap ||= setTimeout(closeGap, 1000);
      return;
    }
    apply(message);
    const next = held.findIndex(waiting => waiting.f === revision);
    if (next >= 0) return receive(held.splice(next, 1)[0]);
    if (isReset) held = held.filter(waiting => waiting.f > revision);
    if (!held.length) { clearTimeout(gap); gap = 0; }
  }

  // Asks for everything anew where what lies between never came; an answer that is under way may be just that.
  function closeGap() {
    gap = 0;
    const hasAnswer = held.some(message => message.n !== undefined);
    if (flying && !hasAnswer) { gap = setTimeout(closeGap, 1000); return; }
    if (hasAnswer) settle();
    held = [];
    flying = null;
    send(['sync']);
  }

  // The server has what was sent.
  function settle() {
    for (const field of fields()) {
      if (field.$sent !== undefined) field.$base = field.$sent;
      delete field.$sent;
    }
  }

  function apply(message) {
    const focused = document.activeElement;
    const trail = trailOf(focused);
    const before = top();
    left = { y: scrollY, s: current()?.scrollTop ?? 0 };
    isAnswer = message.n !== undefined;
    arrived = [];
    for (const [name, ...rest] of message.o) operations[name]?.(...rest);
    for (const work of late.splice(0)) work();
    revision = message.t;
    version = message.v;
    place(before, focused, trail);
    left = null;
    if (!isAnswer) return;
    settle();
    isAnswer = false;
    flying = null;
    pump();
    if (!flying && message.o.length) body.querySelectorAll('[data-more]').forEach(lookAgain);
  }

  // The presentation above everything else.
  function top() { return Array.from(body.querySelectorAll(':scope > [data-in]')).pop() ?? null; }

  // Where an element stands, from the inside out.
  function trailOf(element) {
    const trail = [];
    for (; element && element !== body && element.parentNode?.$; element = element.parentNode) {
      trail.push([element.parentNode, element.parentNode.$.indexOf(element)]);
    }
    return trail;
  }

  // Puts the focus and the scroll where a person expects them after a change.
  function place(before, focused, trail) {
    if (anchor?.element.isConnected) {
      const distance = anchor.element.getBoundingClientRect().top - anchor.top;
      if (distance) (anchor.scroller ?? window).scrollBy(0, distance);
    }
    anchor = null;
    const now = top();
    if (now && arrived.includes(now)) {
      now.$opener = before && !before.isConnected ? before.$opener : focused === body ? pressed : focused;
      (now.querySelector('[autofocus]') ?? now).focus({ preventScroll: true });
    } else if (before && !before.isConnected) {
      openerOf(before)?.focus();
    }
    const isThere = isAnswer && !queue.some(({ e }) => e.some(([what]) => what === 'back'));
    if (goesBack ? isThere : here() !== shown) moved();
    // Who was typing into what is gone types nowhere, rather than into something else.
    const isGone = focused !== body && !focused.isConnected && document.activeElement === body;
    if (isGone && !isField(focused)) replace(trail);
  }

  // What opened a presentation, or what stands there now, or what opened the one in which that was.
  function openerOf(presentation) {
    const opener = presentation.$opener;
    if (!opener || opener.isConnected) return opener;
    const heir = opener.value && body.querySelector(`[value="${opener.value}"]`);
    const outer = opener.closest('[data-in]');
    return heir || outer && openerOf(outer);
  }

  // Gives the focus to what stands where the focused element stood.
  function replace(trail) {
    const focusable = 'a[href],button:not(:disabled),input,textarea,select,summary,[tabindex]';
    for (const [parent, index] of trail) {
      if (!parent.isConnected) continue;
      const heir = parent.$[Math.min(index, parent.$.length - 1)];
      const control = heir?.matches(focusable) ? heir : heir?.querySelector(focusable);
      control?.focus({ preventScroll: true });
      if (control && document.activeElement === control) return;
    }
  }

  // MARK: Going from place to place

  const current = () => body.querySelector('.screen.current') ?? body.querySelector('.screen');
  const pathOf = address => address.split('?')[0];

  function keepPlace() {
    if (here() !== shown) return;
    history.replaceState(left ?? { y: scrollY, s: current()?.scrollTop ?? 0 }, '');
  }

  function moved() {
    const from = shown;
    shown = here();
    if (pathOf(from) === pathOf(shown) && !goesBack) return;
    const screen = current();
    const { y = 0, s = 0 } = goesBack && history.state || {};
    if (screen) screen.scrollTop = s;
    scrollTo(0, y);
    const opener = goesBack && Array.from(body.querySelectorAll('a[href]')).find(link =>
      link.getAttribute('href') === from && link.offsetParent);
    if (opener) opener.focus({ preventScroll: true });
    else if (screen?.hasAttribute('autofocus')) screen.focus({ preventScroll: true });
    goesBack = false;
  }

  history.scrollRestoration = 'manual';
  if (history.state) {
    scrollTo(0, history.state.y);
    if (current()) current().scrollTop = history.state.s;
  }
  addEventListener('popstate', () => { goesBack = true; send(['back', here()]); });

  // MARK: Sending. One request is under way at a time. An event takes along what the fields hold when it happens; what is
  // typed after it goes with the next request.

  function send(event) {
    const inputs = typed();
    const last = queue[queue.length - 1];
    if (last && last.e.length < 64 && JSON.stringify(last.i) === JSON.stringify(inputs)) last.e.push(event);
    else queue.push({ i: inputs, e: [event] });
    pump();
  }

  // The fields whose values the server may not know: all that were typed, where it may have forgotten the window.
  function typed() {
    const inputs = {};
    for (const field of fields()) {
      if (field === composing || field.disabled || !isTyped(field, stream?.readyState === 1)) continue;
      // Half of a letter is no text that JSON can carry.
      inputs[field.name] = field.value.toWellFormed?.() ?? field.value;
    }
    return inputs;
  }

  function isTyped(field, isNewOnly) {
    return !isOwn(field) && (field.value !== field.$base || !isNewOnly && field.value === field.$typed);
  }

  function pump(isHello) {
    if (flying) return;
    const next = queue.shift() ?? { i: typed(), e: [] };
    if (!next.e.length && !Object.keys(next.i).length && isHello !== true) return;
    for (const field of fields()) if (field.name in next.i) field.$sent = next.i[field.name];
    const presentations = Array.from(body.querySelectorAll(':scope > [data-in]'), element => element.dataset.in);
    flying = { w: windowID, n: ++number, r: revision, v: version, u: here(), a: assets, p: presentations, ...next };
    attempt = 0;
    busy ||= setTimeout(() => body.setAttribute('data-busy', ''), 400);
    post(flying);
  }

  async function post(request) {
    const abort = new AbortController();
    const patience = setTimeout(() => abort.abort(), 30000);
    try {
      const answer = await fetch('/live/event', {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(request),
        signal: abort.signal,
      });
      if (answer.status === 429 || answer.status >= 500) return retry(request, answer.status === 429);
      if (answer.status === 413) return tooLong(request);
      if (!answer.ok) return reload();
      const message = await answer.json();
      calm();
      if (flying === request) receive(message);
    } catch {
      retry(request, false);
    } finally {
      clearTimeout(patience);
    }
  }

  function retry(request, wasRefused) {
    if (flying !== request) return;
    if (!wasRefused) request.x = true;
    attempt += 1;
    if (attempt > (wasRefused ? 4 : 1)) say('away');
    setTimeout(() => { if (flying === request) post(request); }, Math.min(8000, 125 * 2 ** attempt));
  }

  // Keeps what is too long to be sent, and says so; the rest goes.
  function tooLong(request) {
    calm();
    flying = null;
    if (request.e.length) queue.unshift({ i: {}, e: request.e });
    const sent = Object.keys(request.i);
    const long = sent.filter(name => request.i[name].length > 20000);
    for (const field of fields()) {
      if ((long.length ? long : sent).includes(field.name)) field.$base = request.i[field.name];
      delete field.$sent;
    }
    say('long');
    pump();
  }

  // Says one of the page's own sentences.
  function say(name) {
    unsay();
    const text = body.dataset[name];
    if (!text) return;
    const status = document.createElement('p');
    status.id = 'status';
    status.dataset.about = name;
    status.setAttribute('role', 'status');
    body.append(status);
    status.textContent = text;
  }

  // Takes a sentence away, the one of this name only if there is one.
  function unsay(name) {
    const status = document.getElementById('status');
    if (!name || status?.dataset.about === name) status?.remove();
  }

  function calm() {
    clearTimeout(busy);
    busy = 0;
    body.removeAttribute('data-busy');
    unsay('away');
    if (!stream && document.visibilityState === 'visible') listen();
  }

  // MARK: Pushes, while the page can be seen

  function listen() {
    if (stream || document.visibilityState !== 'visible') return;
    clearTimeout(hiding);
    const query = new URLSearchParams({ w: windowID, r: revision, v: version, u: here(), a: assets });
    stream = new EventSource('/live/stream?' + query);
    const start = Date.now();
    stream.onmessage = ({ data }) => {
      try { receive(JSON.parse(data)); } catch { send(['sync']); }
    };
    stream.onerror = () => {
      deafen();
      // A window that gave way to another one does not drive that one out at once.
      streamWait = Date.now() - start > 10000 ? 250 : Math.min(15000, (streamWait || 250) * 2);
      setTimeout(reconnect, streamWait);
    };
  }

  // The server may have forgotten the window: first it is told what the page shows, then the page listens again.
  function reconnect() {
    if (!stream && document.visibilityState === 'visible') pump(true);
  }

  function deafen() {
    stream?.close();
    stream = null;
  }

  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'visible') reconnect(); else hiding = setTimeout(deafen, 5000);
  });
  addEventListener('pageshow', ({ persisted }) => { if (persisted) { deafen(); reconnect(); } });
  addEventListener('online', reconnect);
  addEventListener('pagehide', ({ persisted }) => {
    keepPlace();
    deafen();
    if (persisted) return;
    const bye = { w: windowID, n: number + 1, r: revision, v: version, u: here(), a: assets, e: [['bye']] };
    navigator.sendBeacon('/live/event', new Blob([JSON.stringify(bye)], { type: 'application/json' }));
  });

  // MARK: A new program behind the same address: the page comes anew, and what was typed with it

  function reload() {
    const last = Number(storage?.getItem('loaded'));
    if (!storage || Date.now() - last < 5000) {
      // Not again and again: the next event tries anew.
      calm();
      for (const field of fields()) delete field.$sent;
      flying = null;
      queue = [];
      return say('away');
    }
    storage.setItem('loaded', Date.now());
    const inputs = Array.from(fields()).filter(field => isTyped(field, false))
      .map(field => [field.name, labelOf(field), field.value, field === document.activeElement]);
    storage.setItem('typed', JSON.stringify({ at: here(), inputs }));
    location.reload();
  }

  const storage = (() => { try { return sessionStorage; } catch { return null; } })();

  function labelOf(field) { return field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''; }

  function restore() {
    const { at, inputs } = JSON.parse(storage?.getItem('typed') ?? '{}');
    storage?.removeItem('typed');
    if (at !== here()) return;
    const all = Array.from(fields()).filter(field => !isOwn(field));
    for (const [name, label, value, hadFocus] of inputs) {
      const field = all.find(field => field.name === name) ?? all.find(field => labelOf(field) === label);
      if (!field) continue;
      field.value = field.$typed = value;
      if (hadFocus) field.focus();
    }
  }

  // MARK: What a person does

  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button) return;
    const control = event.target.closest('button,a[href],summary');
    const menu = event.target.closest('details.menu');
    for (const open of body.querySelectorAll('details.menu[open]')) {
      if (open !== menu || control && control.localName !== 'summary') open.open = false;
    }
    if (!control || control.closest('[inert]')) return;
    pressed = control;
    if (control.ariaDisabled === 'true') return event.preventDefault();
    if (control.localName === 'a') return follow(event, control);
    if (control.dataset.share !== undefined) return share(event, control);
    if (control.name !== 'event') return;
    event.preventDefault();
    if (control.disabled) return;
    // The hidden button of a form: a keyboard said Return without a key, as those of phones may.
    if (control.value === 'return') return enter(document.activeElement);
    if (control.getAttribute('role') === 'switch') {
      const isOn = control.getAttribute('aria-checked') !== 'true';
      control.setAttribute('aria-checked', isOn);
      send(['set', control.value, String(isOn)]);
    } else {
      send(['tap', control.value]);
    }
  });

  function follow(event, link) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const address = link.getAttribute('href');
    if (!isPlain || link.target || link.hasAttribute('download') || !/^\/(?!\/)/.test(address)) return;
    event.preventDefault();
    if (link.dataset.more) return extend(link);
    goesBack = false;
    send(['go', address]);
  }

  document.addEventListener('submit', event => event.preventDefault());

  document.addEventListener('input', ({ target, isComposing }) => {
    if (!isField(target)) return;
    target.$typed = target.value;
    unsay('long');
    if (isComposing) composing = target; else { composing = null; pump(); }
  });
  document.addEventListener('compositionstart', ({ target }) => { composing = target; });
  document.addEventListener('compositionend', () => {
    composing = null;
    for (const work of late.splice(0)) work();
    pump();
  });

  document.addEventListener('keydown', event => {
    // 229: a key that the input method takes, where the browser does not say that it composes.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && event.target.matches('input[name^=n]') && !isOwn(event.target)) {
      event.preventDefault();
      enter(event.target);
    }
    if (event.key === 'Escape') escape(event);
  });

  function enter(field) {
    if (field.dataset.submit !== undefined) send(['submit', field.name]); else pump();
  }

  function escape(event) {
    const menu = body.querySelector('details.menu[open]');
    if (menu) { menu.open = false; menu.querySelector('summary').focus(); return event.preventDefault(); }
    const above = top();
    if (above?.dataset.dismiss === undefined) return;
    event.preventDefault();
    send(['dismiss', above.dataset.in]);
  }

  for (const [type, isIn] of [['focusin', true], ['focusout', false]]) {
    document.addEventListener(type, ({ target }) => {
      // Where the whole window loses the focus, the field in it keeps its own.
      if (!isIn && target === document.activeElement) return;
      if (target.dataset?.focus !== undefined && target.isConnected) send(['focus', target.name, isIn]);
    });
  }

  document.addEventListener('change', async ({ target }) => {
    if (target.type !== 'file' || target.dataset.upload === undefined || !target.files.length) return;
    const tokens = [];
    for (const file of target.files) {
      const answer = await upload(target.name, file) ?? await upload(target.name, file);
      if (answer) tokens.push(answer); else say('unsent');
    }
    target.value = '';
    send(['set', target.name, tokens.join(',')]);
  });

  // The token of a file that the server has taken; undefined where it did not.
  async function upload(name, file) {
    const answer = await fetch(`/live/upload/${windowID}/${name}`, {
      method: 'POST', body: file,
      headers: { 'Content-Type': file.type || 'application/octet-stream', 'X-File-Name': encodeURIComponent(file.name) },
    }).catch(() => null);
    if (answer?.ok) return (await answer.text()).trim();
    // The window may be gone on the server; any event brings it back.
    send(['sync']);
    await new Promise(done => setTimeout(done, 500));
  }

  async function share(event, control) {
    event.preventDefault();
    const text = control.dataset.share;
    try {
      if (navigator.share) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      say('copied');
      setTimeout(() => unsay('copied'), 3000);
    } catch (error) {
      // The person closed the browser's own sheet; or the page may not write to the clipboard, then the text is shown.
      if (error.name !== 'AbortError') control.parentElement.open = true;
    }
  }

  // Asks for more rows; those that are seen stay where they are.
  function extend(link) {
    const scroller = link.closest('.columns > .screen');
    const isInside = scroller && scroller.scrollHeight > scroller.clientHeight && getComputedStyle(scroller).overflowY !== 'visible';
    const item = link.closest('li') ?? link;
    const items = Array.from(item.parentNode.children);
    const isSeen = row => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const before = items.slice(0, items.indexOf(item)).findLast(isSeen);
    const after = items.slice(items.indexOf(item) + 1).find(isSeen);
    const element = item.getBoundingClientRect().top < innerHeight / 2 ? after ?? before : before ?? after;
    anchor = element && { element, top: element.getBoundingClientRect().top, scroller: isInside ? scroller : null };
    send(['tap', link.dataset.more]);
  }

  const more = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) if (isIntersecting && target.isConnected && !flying) extend(target);
  }, { rootMargin: '400px', scrollMargin: '400px' });

  function lookAgain(link) {
    more.unobserve(link);
    more.observe(link);
  }

  // True while nothing is under way, for those who test pages.
  Object.defineProperty(body, '$isCalm', { get: () => !flying && !queue.length && here() === shown });

  adopt(body);
  restore();
  pump();
  if (document.readyState === 'complete') listen(); else addEventListener('load', () => setTimeout(listen));
})();
