// Where a person is: the focus, the scroll, and the way from place to place.

// The address that the page shows; the browser's is another one after Back, until the answer comes.
let shown = here(), goesBack = false;
// What stays where it is in the window, what had been scrolled before a message, and what was pressed last.
let anchor = null, left = null, pressed = null;

// The presentations above the page, and the one above everything else.
function presented() { return Array.from(body.children).filter(element => element.dataset.in); }
function top() { return presented().pop() ?? null; }

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
    const isNext = before && !before.isConnected;
    now.$opener = isNext ? before.$opener : focused === body ? pressed : focused;
    now.$trail = isNext ? before.$trail : focused === body ? trailOf(pressed) : trail;
    // A field of it that the program gave the focus keeps it.
    pick(now);
    if (!now.querySelector('input:focus')) (Array.from(now.querySelectorAll('*')).find(isFirst) ?? now).focus({ preventScroll: true });
  } else if (before && !before.isConnected) {
    const opener = openerOf(before);
    if (opener) opener.focus(); else replace(before.$trail ?? []);
  }
  const isThere = isAnswer && !queue.some(({ e }) => e.some(([what]) => what === 'back'));
  if (goesBack ? isThere : here() !== shown) {
    // What comes with a step back or forward belongs to the address that was stepped to.
    hasStepped ||= goesBack;
    moved();
  }
  // Who was typing into what is gone types nowhere, rather than into something else.
  // After what a step has left to be done, if it has.
  if (landings.push(() => {
    const isGone = focused !== body && !focused.isConnected && document.activeElement === body;
    if (isGone && !isField(focused)) replace(trail);
  }) < 2) land();
  level();
}

// What a step leaves to the frame that draws it, because the browser has to lay the page out for it; it is done before
// anybody else asks for the scroll or the focus.
let landings = [];
function land() {
  if (!landings.length) return;
  for (const work of landings.splice(0)) work();
  if (!keepsFocus) stood = document.activeElement;
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
  const focusable = 'a[href]:not(.skip),button:not(:disabled),input,textarea,select,summary,[tabindex]';
  for (const [parent, index] of trail) {
    if (!parent.isConnected) continue;
    const heir = parent.$[Math.min(index, parent.$.length - 1)];
    const control = heir?.matches(focusable) ? heir : heir?.querySelector(focusable);
    control?.focus({ preventScroll: true });
    if (control && document.activeElement === control) return;
  }
}

const current = () => body.querySelector('.screen.current') ?? body.querySelector('.screen');
const pathOf = address => address.split('?')[0];

function keepPlace() {
  if (here() !== shown) return;
  land();
  history.replaceState({ ...left ?? { y: scrollY, s: current()?.scrollTop ?? 0 }, d: isAbove }, '');
}

// The browser's Back closes what is presented above the page: while there is something that no address leads to, an entry
// of its own (`d` in its state) stands above the page's in the history.
let isAbove = !!history.state?.d;
// Whether the message under way made a step; whether the entry above is being left, and the steps that wait for that.
let hasStepped = false, descends = false, steps = [];

// Tells the browser the page's new address once the change is made: it takes longer than many a change.
function rename(address) {
  untold = address;
  setTimeout(tellAddress);
}

function tellAddress() {
  const address = untold;
  untold = null;
  // It may fail as a step may (operations.js).
  try { if (address) history.replaceState(history.state, '', address); } catch { }
}

function step(address) {
  tellAddress();
  hasStepped = true;
  // The entry of what was presented is of no more use.
  if (isAbove) history.replaceState(null, '', address);
  else { keepPlace(); history.pushState(null, '', address); }
  isAbove = false;
}

function ascend() {
  tellAddress();
  keepPlace();
  isAbove = true;
  history.pushState({ ...history.state, d: true }, '');
}

function descend() {
  tellAddress();
  descends = true;
  history.back();
}

// Gives what is presented its entry, or takes it away with the last of it.
function level() {
  for (const element of arrived) if (element.dataset?.in) element.$isAddressed = hasStepped;
  hasStepped = false;
  if (descends || here() !== shown) return;
  const above = top();
  if (above && !above.$isAddressed && !isAbove) ascend(); else if (!above && isAbove) descend();
}

// Takes a step along the history that has to do with what is presented; false where it has not.
function steppedAbove() {
  const wasAbove = isAbove;
  isAbove = !!history.state?.d;
  if (descends) {
    descends = false;
    if (here() !== shown) history.replaceState(history.state, '', shown);
    for (const [change, address] of steps.splice(0)) operations.h(change, address);
    if (here() !== shown) moved();
    level();
    return true;
  }
  if (wasAbove && !isAbove && top()) {
    // Where the page changed its address meanwhile, it keeps it.
    if (here() !== shown) history.replaceState(history.state, '', shown);
    if (!closeTop()) ascend();
    return true;
  }
  // Forward, to what was closed.
  if (!wasAbove && isAbove && here() === shown && !top()) {
    descend();
    return true;
  }
  return false;
}

function moved() {
  const from = shown;
  shown = here();
  if (pathOf(from) === pathOf(shown) && !goesBack) return;
  const isBack = goesBack, kept = isBack && history.state || {};
  goesBack = false;
  landings.push(() => {
    const screen = current();
    scrollBack(kept);
    arrive(pathOf(from), pathOf(shown));
    if (keepsFocus) return;
    const opener = isBack && Array.from(body.querySelectorAll('a[href]')).find(link =>
      link.getAttribute('href') === from && link.offsetParent);
    if (opener) opener.focus({ preventScroll: true });
    // A field of the new screen that the program gave the focus keeps it.
    else if (screen && isFirst(screen) && !screen.querySelector('input:focus')) screen.focus({ preventScroll: true });
  });
  if (isSeen()) requestAnimationFrame(land); else land();
}

function scrollBack({ y = 0, s = 0 }) {
  scrollTo(0, y);
  if (current()) current().scrollTop = s;
}

// Lets what a step leads to come into sight: from below, from above where it leads back, in its place where it leads aside.
// It is there at once, and can be pressed while it comes.
let arriving = null;
function arrive(from, to) {
  if (from === to || reducesMotion()) return;
  const way = to.startsWith(from) ? '1rem' : from.startsWith(to) ? '-1rem' : '0';
  for (const part of current()?.children ?? []) {
    if (part.matches('.bar')) continue;
    arriving = part.animate({ opacity: [0, 1], translate: [`0 ${way}`, '0 0'] }, { duration: 200, easing: 'ease-out' });
  }
}

// Styles that some browsers lack: what stands in for them is in extras.js.
const lacksStyles = ['animation-timeline: view()', 'field-sizing: content', 'scroll-initial-target: nearest'].some(style => !CSS.supports(style));
const substitute = () => { if (lacksStyles) withExtras('substitute'); };

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

// What a tap on the tab that is open does.
function scrollUp() {
  const behavior = reducesMotion() ? 'auto' : 'smooth';
  for (const scroller of [window, ...body.querySelectorAll('.columns > .screen')]) scroller.scrollTo({ top: 0, behavior });
}

history.scrollRestoration = 'manual';
if (history.state) scrollBack(history.state);
addEventListener('popstate', () => {
  // It was that of the entry that the person has left.
  untold = null;
  if (steppedAbove()) return;
  // A step to a fragment of the same page is the browser's own; a step while one is under way leads elsewhere.
  if (here() === shown && !goesBack) return;
  goesBack = true;
  send(['back', here()]);
});
