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

// Loads the page anew; what was typed is kept over it.
function renew() {
  const inputs = Array.from(fields()).filter(field => isTyped(field, false))
    .map(field => [field.name, labelOf(field), field.value, field === document.activeElement]);
  storage?.setItem('typed', JSON.stringify({ at: here(), inputs }));
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

// True while nothing is under way, for those who test pages.
Object.defineProperty(body, '$isCalm', { get: () => !flying && !queue.length && here() === shown && !descends });

// The stream on which the server has this window, for the same.
Object.defineProperty(body, '$heard', { get: () => heard });

// Times are written in the reader's zone: the server hears of it from the first event on.
const zone = 'zone=' + encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
if (!document.cookie.split('; ').includes(zone)) document.cookie = zone + ';path=/;max-age=31536000;samesite=lax';

adopt(body);
rove();
restore();
// What is presented from the beginning goes with its address; of what was closed by loading the page, the entry is left.
for (const presentation of body.querySelectorAll(':scope > [data-in]')) presentation.$isAddressed = true;
level();
pump();
if (document.readyState === 'complete') listen(); else addEventListener('load', () => setTimeout(listen));
