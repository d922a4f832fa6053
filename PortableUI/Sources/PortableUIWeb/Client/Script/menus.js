// Menus: where they open, and how the keyboard goes through them and through a row of choices.

const openMenus = () => Array.from(body.querySelectorAll('details.menu[open]'));

// What a click is for that only closes a menu, and the control under the first click of a quick series.
let isBeside = false, clicked = null;

document.addEventListener('pointerdown', ({ target }) => {
  isBeside = openMenus().length > 0 && !target.closest('details.menu[open]');
  if (isBeside) for (const menu of openMenus()) menu.open = false;
}, true);
// A finger that began to scroll presses nothing.
document.addEventListener('pointercancel', () => { isBeside = false; }, true);
// A field or a list of the browser's own would open at once.
document.addEventListener('mousedown', event => { if (isBeside) event.preventDefault(); }, true);

document.addEventListener('click', event => {
  if (!event.detail) return;
  const control = event.target.closest('button,a[href],summary');
  const isSame = control === clicked || control?.value && control.value === clicked?.value;
  // The second click of a double click is for what lay under the first one; what destroys is pressed once.
  const isAstray = event.detail > 1 && (!isSame || control?.matches('.danger'));
  if (event.detail === 1) clicked = control;
  if (!isBeside && !isAstray) return;
  isBeside = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

function toggleMenu(menu) {
  menu.open = !menu.open;
  arrange(menu);
}

// Keeps the items of an open menu within what is seen: upwards where there is more room, scrolled where there is little.
function arrange(menu) {
  const outer = menu.parentElement.closest('details.menu');
  if (outer) return arrange(outer);
  const items = menu.querySelector(':scope > .items'), style = items.style;
  for (const name of ['top', 'bottom', 'max-height', 'overflow-y', 'translate']) style.removeProperty(name);
  if (!menu.open) return;
  const room = roomOf(menu), from = menu.getBoundingClientRect();
  let box = items.getBoundingClientRect();
  if (box.bottom > room.bottom) {
    const isUp = !menu.closest('.bar') && from.top - room.top > room.bottom - box.top;
    if (isUp) { style.top = 'auto'; style.bottom = '100%'; }
    const height = isUp ? from.top - room.top : room.bottom - box.top;
    if (box.height > height) { style.maxHeight = `${Math.max(88, height)}px`; style.overflowY = 'auto'; }
    box = items.getBoundingClientRect();
  }
  const shift = box.right > room.right ? room.right - box.right : box.left < room.left ? room.left - box.left : 0;
  if (shift) style.translate = `${shift}px 0`;
}

// What is seen around a menu and covered by nothing: the window without the bars, and no more than what scrolls it.
function roomOf(menu) {
  const room = { top: 0, bottom: innerHeight, left: 0, right: document.documentElement.clientWidth };
  const tabs = body.querySelector('.tabs')?.getBoundingClientRect();
  if (tabs && tabs.top > 0 && !menu.closest('.shade')) room.bottom = Math.min(room.bottom, tabs.top);
  const bar = menu.closest('.screen')?.querySelector(':scope > .bar');
  if (bar && !bar.contains(menu)) room.top = Math.max(room.top, bar.getBoundingClientRect().bottom);
  for (let box = menu.parentElement; box && box !== body; box = box.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(box).overflowY)) continue;
    const { top, bottom, left, right } = box.getBoundingClientRect();
    room.top = Math.max(room.top, top);
    room.bottom = Math.min(room.bottom, bottom);
    room.left = Math.max(room.left, left);
    room.right = Math.min(room.right, right);
  }
  return { top: room.top + 8, bottom: room.bottom - 8, left: room.left + 8, right: room.right - 8 };
}

addEventListener('resize', () => openMenus().forEach(arrange));

// The keys of a menu; true where one was for it.
function moveInMenu({ key, target }) {
  const menu = target.closest('details.menu');
  if (!menu || isTyping(target)) return false;
  const isDown = key === 'ArrowDown', isUp = key === 'ArrowUp';
  if (!menu.open) {
    if (!isDown && !isUp || target.ariaDisabled === 'true') return false;
    toggleMenu(menu);
  }
  const items = itemsOf(menu), index = items.indexOf(target);
  const next = key === 'Home' || isDown && index < 0 ? 0 : key === 'End' || isUp && index < 0 ? items.length - 1
    : isDown ? (index + 1) % items.length : isUp ? (index + items.length - 1) % items.length : null;
  const item = next === null ? beginningWith(key, items, index) : items[next];
  item?.focus();
  return !!item;
}

// The items that can be chosen, those of a menu inside it only while it is open.
function itemsOf(menu) {
  const all = Array.from(menu.querySelectorAll(':scope > .items :is(a[href],button:not(:disabled),summary:not([aria-disabled]))'));
  return all.filter(item => item.checkVisibility());
}

function beginningWith(key, items, index) {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return order.find(item => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}

const isTyping = target => target.matches('input,textarea,select');

// Arrows choose among segments and the like; true where a key was for them.
function moveInChoices({ key, target }) {
  const group = target.role === 'radio' && target.closest('[role=radiogroup]');
  if (!group) return false;
  const choices = Array.from(group.querySelectorAll('[role=radio]:not(:disabled)')), index = choices.indexOf(target);
  const isMirrored = getComputedStyle(group).direction === 'rtl';
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
  const next = key === 'Home' ? 0 : key === 'End' ? choices.length - 1
    : step ? (index + step + choices.length) % choices.length : -1;
  if (next < 0) return false;
  choices[next].focus();
  if (next !== index) choices[next].click();
  return true;
}

// What a screen's search field finds: links that are rows or, where there are none, buttons that are.
function resultsIn(screen) {
  const found = Array.from(screen.querySelectorAll('.rows > li, tr'), row =>
    row.querySelector('a[href]:not([data-more])') ?? row.querySelector(':scope > .row.b:not(:disabled,.danger)'));
  const shown = found.filter(control => control?.offsetParent), links = shown.filter(control => control.href);
  return links.length ? links : shown;
}

// Arrows go from row to row of a screen, to what stands at the same place in them, and between its search field and the
// first one; true where a key was for them.
function moveInRows({ key, target }) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key], screen = target.closest('.screen'), rows = '.rows > li, tr';
  const field = screen?.querySelector(':scope > .search input');
  if (!step || target !== field && (isTyping(target) || !target.closest(rows))) return false;
  const controls = row => Array.from(row?.querySelectorAll('a[href],button:not(:disabled)') ?? []);
  const place = Math.max(controls(target.closest(rows)).indexOf(target), 0);
  const stops = Array.from(screen.querySelectorAll(rows), row => {
    const found = controls(row);
    return row.contains(target) ? target : found[place] ?? found[0];
  }).filter(stop => stop?.offsetParent);
  const next = target === field ? step > 0 && resultsIn(screen)[0]
    : stops[stops.indexOf(target) + step] ?? (step < 0 && field);
  if (next) next.focus();
  return !!next;
}

// Tab reaches a row of choices once, at the one that is chosen.
function rove() {
  for (const group of body.querySelectorAll('[role=radiogroup]')) {
    const choices = Array.from(group.querySelectorAll('[role=radio]:not(:disabled)'));
    const stop = choices.find(choice => choice === document.activeElement)
      ?? choices.find(choice => choice.ariaChecked === 'true') ?? choices[0];
    for (const choice of choices) choice.tabIndex = choice === stop ? 0 : -1;
  }
}
