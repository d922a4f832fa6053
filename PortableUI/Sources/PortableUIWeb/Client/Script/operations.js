// What the server tells the page to change.

const sheet = document.getElementById('rules').sheet;
const firstRules = sheet.cssRules.length;
const kept = new Set();
// The elements that the message under way has brought.
let arrived = [];

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
    if (!/^\/(?!\/)/.test(address)) return;
    if (descends) return steps.push([change, address]);
    try {
      if (change === 'push') step(address);
      else rename(address);
    } catch {
      // Some browsers allow few changes in a time; the next answer brings the address again.
    }
  },
  f(name) {
    if (keepsFocus) return;
    const field = name && body.querySelector(`[name="${name}"],[value="${name}"],#${name}`);
    if (field) {
      if (field !== document.activeElement) goTo(field);
      // No field, but a place to scroll to.
      if (field.id === name && field.tabIndex < 0) field.scrollIntoView();
    } else if (name === null) document.activeElement?.blur();
  },
  R(html) {
    const next = new DOMParser().parseFromString(markup.createHTML('<body>' + html), 'text/html').body;
    morph(body, next);
    kept.clear();
    while (sheet.cssRules.length > firstRules) sheet.deleteRule(firstRules);
  },
  x: address => { if (address === here()) renew(); else if (/^\/(?!\/)/.test(address)) location.assign(address); },
  n: say,
  d: (address, way, name) => { if (way) withExtras('deliver', address, way, name); else save(address, ''); },
};

function save(address, name) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

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

function setAttributes(element, attributes) {
  const isDetails = element.localName === 'details';
  const before = isField(element) ? element.value : null;
  // A switch that was pressed again meanwhile stays as it was pressed last.
  const waiting = isAnswer || !flying ? queue : [flying, ...queue];
  if (waiting.some(({ e }) => e.some(([what, name]) => what === 'set' && name === element.value))) {
    attributes = { ...attributes, 'aria-checked': element.$is ?? element.ariaChecked };
  } else delete element.$is;
  // What makes a slider of a chart is the script's; without it the focus would go.
  const isRead = element.dataset?.read !== undefined;
  for (const { name } of Array.from(element.attributes)) {
    const isOurs = isRead && !name.startsWith('data-') || isDetails && name === 'open' || element === body && name.startsWith('data-') || name === 'style';
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
