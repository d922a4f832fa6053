// How a page begins, and how it begins anew where a new program is behind the address: what was typed comes with it.

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
  renew();
}

let isRenewed = false;

// Loads the page anew; what stands above it and what was typed is kept over it.
function renew() {
  isRenewed = true;
  tellAddress();
  location.reload();
}

const storage = (() => { try { return sessionStorage; } catch { return null; } })();

function labelOf(field) { return field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''; }

// Keeps what fields hold that the page did not bring, and the presentations in which they stand, while the page goes: if
// it comes again, so does all of this. Where the person loads it anew, what nothing was typed in does not come again.
function keepFields() {
  const changed = fields().filter(field => !isOwn(field) && field.type !== 'password' && !field.disabled
    && (isTyped(field) || field.value !== field.$original));
  const inputs = changed.map(field =>
    [field.name, labelOf(field), field.value, field === document.activeElement, isTyped(field) ? null : field.$original]);
  const above = presented();
  const last = isRenewed ? above.length - 1 : above.findLastIndex(one => changed.some(field => one.contains(field)));
  const names = above.slice(0, last + 1).map(one => one.dataset.in);
  try { storage?.setItem('typed', JSON.stringify({ at: here(), inputs, names })); } catch { }
}

// What was kept and has no field yet.
let unrestored = [];

function restore() {
  const { at, inputs = [], names = [] } = JSON.parse(storage?.getItem('typed') ?? '{}');
  storage?.removeItem('typed');
  if (at !== here() || arrival?.type === 'navigate') return;
  unrestored = inputs;
  fillIn();
  names.forEach(name => send(['show', name]));
}

// Puts what was kept into the fields that are there; what the program had put into one only where it is as it was then.
function fillIn() {
  const all = fields().filter(field => !isOwn(field));
  unrestored = unrestored.filter(([name, label, value, hadFocus, first]) => {
    const field = all.find(field => field.name === name) ?? all.find(field => labelOf(field) === label);
    if (!field) return true;
    if (first === null || field.value === first) field.value = field.$typed = value;
    // While the page loads the browser sees to the focus itself first.
    if (hadFocus && document.readyState === 'complete') field.focus();
    else if (hadFocus) requestAnimationFrame(() => field.focus());
  });
}

// True while nothing is under way, for those who test pages.
Object.defineProperty(body, '$isCalm', { get: () => !flying && !queue.length && arriving?.playState !== 'running' && here() === shown && !descends && !untold && !landings.length });

// The stream on which the server has this window, for the same.
Object.defineProperty(body, '$heard', { get: () => heard });

// Times are written in the reader's zone, and what moves does so only for who wants it: the server hears of both with the
// first thing that it is asked. To find out takes longer than all else here, so the page is drawn before.
let isIntroduced = false;

function introduce() {
  if (isIntroduced) return;
  isIntroduced = true;
  for (const [fact, isTrue] of [
    ['zone=' + encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''), true],
    ['motion=less', reducesMotion()],
  ]) {
    if (document.cookie.split('; ').includes(fact) !== isTrue) {
      document.cookie = `${fact};path=/;max-age=${isTrue ? 31536000 : 0};samesite=lax`;
    }
  }
}

adopt(body);
rove();
substitute();
loadModules();
restore();
// What is presented from the beginning goes with its address; of what was closed by loading the page, the entry is left.
for (const presentation of presented()) presentation.$isAddressed = true;
level();
pump();
if (document.readyState === 'complete') listen(); else addEventListener('load', () => requestAnimationFrame(() => setTimeout(listen)));
