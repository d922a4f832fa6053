// Keeps the screen on while a presentation asks for it and the window is seen: the browser itself lets go of the lock where
// the window is not. A module of its own, which only such a page asks for (controls.js).

const isWanted = () => document.visibilityState === 'visible'
  && !!document.querySelector(`[data-script="${new URL(import.meta.url).pathname}"]`);

// The promise of a lock, or of nothing where the browser gives none.
let lock = null;

function follow() {
  if (isWanted() === !!lock) return;
  const last = lock;
  lock = last ? null : navigator.wakeLock?.request('screen').catch(() => null);
  last?.then(held => held?.release());
}

document.addEventListener('visibilitychange', follow);
new MutationObserver(follow).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-script'] });

export { follow as start };
