// The page's elements. Only those that the server sent count: an extension may put its own between them.
//
// The files of this folder are one script (ClientScript.swift). It makes a page live: what a person does goes to the
// server as events, what changes comes back as operations. Without it every control and link works too, by loading
// pages. Documentation/LiveWindows.md tells the whole way of a tap.

const body = document.body;
const assets = body.dataset.assets;
// What the page shows: the version of its content, and the server's count of its changes.
let version = body.dataset.version, revision = 0;
// Makes elements of what the server sent; the content policy lets no other code make any of text.
const markup = window.trustedTypes?.createPolicy('page', { createHTML: html => html }) ?? { createHTML: html => html };

// The page's new address, until the browser is told (places.js).
let untold = null;
function here() { return untold ?? location.pathname + location.search; }

function adopt(element) {
  element.$ = [];
  // From one to the next: a list of them takes ten times as long.
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    element.$.push(child);
    adopt(child);
  }
  if (isField(element)) element.$original = element.$base = element.matches('select')
    ? element.dataset.value ?? element.value : element.defaultValue;
  if (element.hasAttribute('data-more')) more.observe(element);
}

const at = path => path.reduce((element, index) => element.$[index], body);

function parse(html, parent) {
  const template = document.createElement('template');
  const isDrawing = parent.namespaceURI !== body.namespaceURI;
  template.innerHTML = markup.createHTML(isDrawing ? `<svg>${html}</svg>` : html);
  // Browsers complain of what asks for the focus in a page that has one; the script gives it itself. It presses buttons
  // itself, too: many that belong to a form take five times as long, or longer, to put in and to take away.
  for (const element of template.content.querySelectorAll('button,[autofocus]')) {
    element.$first = element.autofocus;
    element.autofocus = false;
    if (!isField(element)) element.removeAttribute('form');
  }
  return [...(isDrawing ? template.content.firstChild : template.content).children];
}

function isFirst(element) { return element.autofocus || element.$first; }

function put(parent, elements, index) {
  const next = parent.$[index] ?? parent.$.at(-1)?.nextSibling ?? null;
  for (const element of elements) parent.insertBefore(element, next);
  parent.$.splice(index, 0, ...elements);
}

function isField(element) { return /^(input|textarea|select)$/.test(element.localName) && element.name[0] === 'n'; }

// Browsers keep these lists up to date, so that nobody has to look through the page for each event.
const kinds = ['input', 'textarea', 'select'].map(kind => body.getElementsByTagName(kind));

// The page's own fields, not those that an extension has put between them.
function fields() { return kinds.flatMap(kind => [...kind]).filter(field => field.$base !== undefined); }

// Says one of the page's own sentences.
function say(name) {
  unsay();
  const text = body.dataset[name === 'away' && !isOwed() ? 'gone' : name];
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
