// What most pages never need: files in both directions, what is shared, the menus of rows, the ways of the Tab key past
// long lists, and what stands in for styles that a browser lacks. A module of its own, which a
// page asks for when it needs it (controls.js).

// What the page's own script does for it.
let page;

// Fetches a file, which can be done once, and gives it away; a drawing becomes PNG first.
async function deliver(address, way, name) {
  let file = await fetch(address).then(answer => answer.ok ? answer.blob() : null).catch(() => null);
  if (!file) return page.say('away');
  const png = /^image\/svg/.test(file.type) && await draw(file).catch(() => null);
  if (png) { file = png; name = name.replace(/\.svg$/, '.png'); }
  file = new File([file], name, { type: file.type });
  try {
    if (way === 'share' && navigator.canShare?.({ files: [file] })) return await navigator.share({ files: [file] });
  } catch (error) {
    // The person closed the browser's own sheet; where the browser refused to open it, the file is saved.
    if (error.name === 'AbortError') return;
  }
  address = URL.createObjectURL(file);
  page.save(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

async function draw(file) {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return await new Promise(done => canvas.toBlob(done, 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function sendFiles(field) {
  const tokens = [];
  const slow = setTimeout(() => page.body.setAttribute('data-sends', ''), 400);
  page.unsay('unsent');
  await page.greet();
  for (const file of field.files) {
    const answer = await upload(field.name, file) ?? await upload(field.name, file);
    if (answer) tokens.push(answer); else page.say('unsent');
  }
  clearTimeout(slow);
  page.body.removeAttribute('data-sends');
  field.value = '';
  if (!tokens.length) page.unpick(field);
  page.send(['set', field.name, tokens.join(',')]);
}

// The token of a file that the server has taken; undefined where it did not.
async function upload(name, file) {
  const answer = await fetch(`/live/upload/${page.windowID}/${name}`, {
    method: 'POST', body: file,
    headers: { 'Content-Type': file.type || 'application/octet-stream', 'X-File-Name': encodeURIComponent(file.name) },
  }).catch(() => null);
  if (answer?.ok) return (await answer.text()).trim();
  // The window may be gone on the server; any event brings it back.
  page.send(['sync']);
  await new Promise(done => setTimeout(done, 500));
}

async function share(control) {
  // A link says its whole address, of which the server knows the path alone.
  const text = control.parentElement.querySelector('a')?.href ?? control.dataset.share;
  const menu = control.parentElement.parentElement.closest('details.menu[open]');
  try {
    if (navigator.share) await navigator.share({ text });
    else {
      await navigator.clipboard.writeText(text);
      page.say('copied');
      setTimeout(() => page.unsay('copied'), 3000);
    }
    if (!menu) return;
    menu.querySelector('summary').focus();
    menu.open = false;
  } catch (error) {
    // The person closed the browser's own sheet; or the page may not write to the clipboard, then the text is shown.
    if (error.name !== 'AbortError') control.parentElement.open = true;
  }
}

// The row whose menu was asked for last, and where that was; the menu that is shown, and what it was asked for by.
let asked = null, shown = null, shownFor = null;

// Asks for the menu of a row, to be shown where the event was, or by the row where the event is of a key.
function askForMenu(row, { clientX: x, clientY: y, pointerType }) {
  const list = row.closest('[data-menu]').dataset.menu, isByKey = pointerType === '';
  if (isByKey) { const { left, bottom } = row.getBoundingClientRect(); x = left + 16; y = bottom; }
  asked = { row, list, x, y, isByKey };
  page.send(['set', list, page.nameOfRow(row)]);
}

// Asks once the finger has rested for half a second, or has moved to a side; what it presses by going away counts for
// nothing.
function hold(event, isDown) {
  const row = page.rowWithMenu(event.target), moved = new AbortController();
  const ask = () => {
    moved.abort();
    if (!isDown() || !row.isConnected) return;
    askForMenu(row, event);
    const ended = new AbortController(), { signal } = ended;
    document.addEventListener('click', click => {
      ended.abort();
      click.preventDefault();
      click.stopImmediatePropagation();
    }, { signal, capture: true });
    document.addEventListener('pointerdown', () => ended.abort(), { signal, capture: true });
  };
  const rest = setTimeout(ask, 500 - (performance.now() - event.timeStamp));
  document.addEventListener('pointermove', move => {
    if (!isDown()) return moved.abort();
    const aside = Math.abs(move.clientX - event.clientX), along = Math.abs(move.clientY - event.clientY);
    if (aside < 48 || aside < 2 * along) return;
    clearTimeout(rest);
    ask();
  }, { signal: moved.signal });
}

// Shows the menu that has come where it was asked for.
function showMenu() {
  const menu = page.body.querySelector(':scope > .menu');
  if (!menu || !asked || menu === shown) return;
  [shown, shownFor] = [menu, asked];
  Object.assign(menu.style, { left: `${asked.x}px`, top: `${asked.y}px` });
  menu.open = true;
  page.arrange(menu);
  menu.querySelector(asked.isByKey ? '.items :is(a[href],button:enabled)' : 'summary')?.focus({ preventScroll: true });
}

document.addEventListener('toggle', ({ target }) => {
  if (target !== shown || target.open) return;
  shown = null;
  const { row, list } = shownFor, { activeElement } = document;
  if (target.contains(activeElement) || activeElement === page.body) row.focus({ preventScroll: true });
  // Another one that was asked for meanwhile takes its place by itself.
  if (asked !== shownFor) return;
  asked = null;
  page.send(['set', list, '']);
}, true);

// The bar says the title once the heading has left, in browsers without animations that follow scrolling.
function followTitles() {
  if (CSS.supports('animation-timeline: view()')) return;
  for (const title of page.body.querySelectorAll('.screen > .title')) {
    if (!title.checkVisibility()) continue;
    const screen = title.parentElement, bar = screen.querySelector(':scope > .bar');
    const edge = bar ? bar.getBoundingClientRect().bottom : Math.max(0, screen.getBoundingClientRect().top);
    screen.toggleAttribute('data-passed', title.getBoundingClientRect().bottom <= edge);
  }
}

let followsSoon = false;

function followSoon() {
  if (followsSoon) return;
  followsSoon = true;
  requestAnimationFrame(() => { followsSoon = false; followTitles(); });
}

// A menu is as wide as what is chosen in it.
function fitMenus() {
  if (CSS.supports('field-sizing: content')) return;
  const sample = document.createElement('span');
  sample.className = 'hid';
  for (const menu of page.body.querySelectorAll('select.menu')) {
    const look = getComputedStyle(menu);
    sample.style.cssText = `position:absolute;white-space:pre;font:${look.font}`;
    sample.textContent = menu.selectedOptions[0]?.textContent ?? '';
    menu.before(sample);
    const width = sample.getBoundingClientRect().width;
    sample.remove();
    menu.style.width = `calc(${Math.ceil(width)}px + ${look.paddingInlineStart} + ${look.paddingInlineEnd})`;
  }
}

let substitutes = false;

// Does what the browser's styles cannot; the first time a list begins at the row whose detail is open.
function substitute() {
  if (!substitutes) {
    substitutes = true;
    addEventListener('scroll', followSoon, { capture: true, passive: true });
    addEventListener('change', fitMenus);
    if (!CSS.supports('scroll-initial-target: nearest')) {
      page.body.querySelector('.columns .row[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }
  }
  followTitles();
  fitMenus();
}

// Tab reaches a list of many rows once, at its current row or the first, and goes on behind it; within a row it goes from
// control to control.
function leaveRows(event) {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || event.defaultPrevented) return;
  const listOf = control => {
    const list = control.closest('.rows > li, tbody > tr')?.parentElement;
    return list?.childElementCount > 10 && list.querySelector('a[href]') ? list : null;
  };
  const own = listOf(target), row = own && target.closest('li, tr');
  const controls = (page.top() ?? page.body).querySelectorAll('a[href],button:not(:disabled),input,select,textarea,summary,[tabindex="0"]');
  const stops = Array.from(controls)
    .filter(stop => stop.tabIndex >= 0 && !stop.closest('[inert]') && stop.checkVisibility({ visibilityProperty: true }));
  const rest = shiftKey ? stops.slice(0, stops.indexOf(target)).reverse() : stops.slice(stops.indexOf(target) + 1);
  const next = rest.find(stop => !own || !own.contains(stop) || row.contains(stop));
  const list = next && listOf(next);
  if (!next || !own && !list) return;
  event.preventDefault();
  const stop = list && list !== own ? list.querySelector('a[href][aria-current]') ?? list.querySelector('a[href]') : next;
  stop.focus();
}

// F6 goes from pane to pane: the tabs and each column; with Shift back.
function pane({ shiftKey, target }) {
  const panes = Array.from((page.top() ?? page.body).querySelectorAll('.tabs, .screen'))
    .filter(pane => pane.checkVisibility() && !pane.closest('[inert]') && !pane.querySelector('.screen'));
  const index = panes.findIndex(pane => pane.contains(target)), from = index < 0 && shiftKey ? 0 : index;
  const next = panes[(from + (shiftKey ? -1 : 1) + panes.length) % panes.length];
  const stop = next?.querySelector('a[href][aria-current]') ?? next?.querySelector('a[href],button:not(:disabled),input,summary');
  (stop ?? next)?.focus();
}

// - Returns: what the page may ask for.
export function start(tools) {
  page = tools;
  document.addEventListener('keydown', leaveRows);
  return { deliver, sendFiles, share, askForMenu, hold, showMenu, substitute, pane };
}
