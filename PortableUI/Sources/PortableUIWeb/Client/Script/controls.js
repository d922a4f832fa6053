// What a person does.

document.addEventListener('click', event => {
  if (event.defaultPrevented || event.button) return;
  const control = event.target.closest('button,a[href],summary');
  for (const open of openMenus()) {
    if (open.contains(event.target) && (!control || control.localName === 'summary')) continue;
    // What was chosen goes out of sight, and would take the focus along.
    if (open.contains(event.target)) open.querySelector('summary').focus();
    open.open = false;
  }
  if (event.target === shade) return send(['dismiss', shade.dataset.in]);
  if (!control || control.closest('[inert]')) return;
  pressed = control;
  if (control.ariaDisabled === 'true') return event.preventDefault();
  if (control.parentElement.matches('details.menu')) { event.preventDefault(); return toggleMenu(control.parentElement); }
  if (control.localName === 'a') return follow(event, control);
  if (control.dataset.share !== undefined) { event.preventDefault(); return withExtras('share', control); }
  if (control.name !== 'event') return;
  event.preventDefault();
  if (control.disabled) return;
  // The hidden button of a form: a keyboard said Return without a key, as those of phones may.
  if (control.value === 'return') return enter(document.activeElement);
  if (control.role === 'switch') {
    control.$is = String((control.$is ?? control.ariaChecked) !== 'true');
    // It shows that it was pressed, where the answer does not do so first: while a page is drawn, an answer has to wait.
    setTimeout(() => { if (control.$is) control.ariaChecked = control.$is; }, 20);
    send(['set', control.value, control.$is]);
  } else {
    send(['tap', control.value]);
  }
});

// What dims the page beneath a sheet, where the finger went down on it; an alert wants an answer.
let shade = null;
document.addEventListener('pointerdown', ({ target }) => {
  shade = target.matches('.shade[data-dismiss]:not(:has(> [role=alertdialog]))') ? target : null;
});

function follow(event, link) {
  const address = link.getAttribute('href');
  if (hasModifier(event) || event.shiftKey || link.target || link.hasAttribute('download') || !/^[/#](?!\/)/.test(address)) return;
  event.preventDefault();
  if (address[0] === '#') return body.querySelector('main').focus();
  if (link.dataset.more) return extend(link);
  if (link.matches('.tab[aria-current]') && pathOf(address) === pathOf(here())) return scrollUp();
  goesBack = false;
  send(['go', address]);
}

document.addEventListener('submit', event => event.preventDefault());

document.addEventListener('keydown', event => {
  // 229: a key that the input method takes, where the browser does not say that it composes.
  if (event.isComposing || event.keyCode === 229) return;
  if (event.key === 'Enter' && event.target.matches('input[name^=n]') && !isOwn(event.target)) {
    event.preventDefault();
    enter(event.target);
  }
  withExtras();
  if (event.key === 'Tab' && !event.shiftKey && !hasModifier(event) && goToNext(event.target)) event.preventDefault();
  if (event.key === 'Escape') escape(event);
  else if (!hasModifier(event) && (moveInMenu(event) || moveInChoices(event) || moveInRows(event) || event.key === 'F6' && !withExtras('pane', event)) || pressKeys(event)) event.preventDefault();
});

const hasModifier = event => event.ctrlKey || event.metaKey || event.altKey;

// The keys of buttons and fields; true where there are such. Letters of other alphabets count as those that the keys bear
// in the Latin one, and so does the key of the slash, unless it bears a Latin letter.
function pressKeys(event) {
  const { code, altKey, shiftKey } = event, isAlone = !hasModifier(event);
  const key = event.key > '~' && /^Key/.test(code) ? code[3]
    : code === 'Slash' && !/^[a-z]$/i.test(event.key) ? '/?'[+shiftKey] : event.key;
  if (isAlone && (isTyping(event.target) || openMenus().length)) return false;
  const row = isAlone && rowWithMenu(event.target), menu = row && row.closest('[data-menu]').dataset;
  if (menu?.keys?.split(' ').includes(key.toLowerCase())) return !send(['set', menu.menu, key.toLowerCase() + ' ' + nameOfRow(row)]);
  return press(isAlone ? key : altKey || shiftKey ? '' : 'Control+' + key);
}

// The row that has a menu of its own, which is made when it is asked for (extras.js): with a mouse or by keys at once, with
// a finger that rests or moves to a side.
const rowWithMenu = target => target.closest('[data-menu] .rows .more');
const nameOfRow = row => row.getAttribute('href') ?? row.value;
let finger = null;
document.addEventListener('pointerdown', event => {
  finger = event.pointerType === 'touch' && rowWithMenu(event.target) ? event : null;
  if (finger) withExtras('hold', event, () => finger === event);
});
for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, () => { finger = null; });
document.addEventListener('contextmenu', event => {
  finger = null;
  const row = rowWithMenu(event.target);
  if (!row) return;
  event.preventDefault();
  withExtras('askForMenu', row, event);
});

// Presses what can be pressed with these keys now, the first where there are several, or goes to the field.
function press(keys) {
  const control = Array.from(body.querySelectorAll('[aria-keyshortcuts]:enabled')).find(control => control.offsetParent
    && !control.closest('[inert]') && control.ariaKeyShortcuts.toLowerCase().split(' ').includes(keys.toLowerCase()));
  if (control?.select) goTo(control); else control?.click();
  return !!control;
}

// What is typed next takes the place of what a field has.
function goTo(control) {
  control.focus();
  control.select?.();
}

function enter(field) {
  if (field.dataset.submit !== undefined) send(['submit', field.name]); else pump();
  searched = field.value && field.closest('.search') && field;
  takeOnly();
  // What is typed next does not wait for the answer.
  goToNext(field);
}

// From a field whose Return key says Next: to the next field, past suggestions that may stand between the two, and that may
// be gone a moment later; true where there is one.
function goToNext(field) {
  if (field.enterKeyHint !== 'next') return false;
  const all = fields().filter(one => one.closest('.screen') === field.closest('.screen') && !one.disabled && one.offsetParent);
  const next = all[all.indexOf(field) + 1];
  if (next) goTo(next);
  return !!next;
}

// The search field in which Return was pressed: it takes the only result once all answers are there.
let searched = null;
document.addEventListener('input', () => { searched = null; });

function takeOnly() {
  if (flying || queue.length || !searched) return;
  const [only, ...others] = searched === document.activeElement ? resultsIn(searched.closest('.screen')) : [];
  searched = null;
  if (only && !others.length && only.ariaPressed !== 'true') only.click();
}

function escape(event) {
  const menu = openMenus().pop();
  if (menu) { menu.open = false; menu.querySelector('summary').focus(); return event.preventDefault(); }
  const field = event.target.type === 'search' && event.target;
  if (field.value) { field.value = field.$typed = ''; pump(); } else if (!closeTop()) return field && field.blur();
  event.preventDefault();
}

// Closes what is above everything else, or presses the button that stands for it; false where there is neither.
function closeTop() {
  const above = top();
  if (above?.dataset.dismiss === undefined) return press('Escape');
  send(['dismiss', above.dataset.in]);
  return true;
}

for (const [type, isIn] of [['focusin', true], ['focusout', false]]) {
  document.addEventListener(type, ({ target }) => {
    // Where the whole window loses the focus, the field in it keeps its own.
    if (!isIn && target === document.activeElement) return;
    if (target.dataset?.focus !== undefined && target.isConnected) send(['focus', target.name, isIn]);
  });
}

document.addEventListener('change', ({ target }) => {
  if (target.type === 'file' && target.dataset.upload !== undefined && target.files.length) withExtras('sendFiles', target);
});

// Opens the browser's own dialog at once where a presentation that was asked for is there for files. It cannot be seen
// then; where the browser wants a press of its own, it stays and has the button for it.
function pick(presentation) {
  const field = presentation.querySelector('.fields > .file > input:enabled');
  if (!field || !isAnswer) return;
  try {
    field.showPicker();
    presentation.dataset.picks = '';
  } catch { }
}

function unpick(target) { delete target.closest?.('[data-picks]')?.dataset.picks; }

document.addEventListener('cancel', ({ target }) => {
  const presentation = target.closest?.('[data-picks]');
  if (presentation) send(['dismiss', presentation.dataset.in]);
});
// A browser that does not say that its dialog was left.
document.addEventListener('pointerdown', ({ target }) => unpick(target));

// Goes on once the server has this window: it takes files for windows that it knows, and for nobody else.
async function greet() {
  if (!heard) pump(true);
  while (flying) await new Promise(done => setTimeout(done, 20));
}

// Asks for more rows; those that are seen stay where they are.
function extend(link) {
  const scroller = link.closest('.vscroll, .columns > .screen');
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

// What only some pages need, such as what reads charts, comes with the first element that asks for it.
function loadModules() {
  for (const { dataset } of body.querySelectorAll('[data-script]')) import(dataset.script).then(({ start }) => start(send)).catch(() => {});
  if (body.querySelector('[data-upload]')) withExtras();
  if (Array.from(body.children).some(one => one.matches('.menu'))) withExtras('showMenu');
}

// Does what only some pages need, by a module that comes once it is asked for.
let extras = null;
function withExtras(name, ...what) {
  extras ??= import(extrasAddress).then(({ start }) =>
    start({ body, windowID, send, say, unsay, save, greet, unpick, rowWithMenu, nameOfRow, arrange, top }));
  extras.then(all => all[name]?.(...what), () => { extras = null; if (name) say('away'); });
}
