// What some browsers' styles cannot do: the title in the bar, the row that an address opens, and menus no wider than their
// words.

// The bar says the title once the heading has left, where no style does: in browsers without animations that follow
// scrolling, and where less motion is wanted.
function followTitles() {
  if (CSS.supports('animation-timeline: view()') && !reducesMotion()) return;
  for (const title of body.querySelectorAll('.screen > .title')) {
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

// A list begins at the row whose detail is open.
function showOpenRow() {
  if (CSS.supports('scroll-initial-target: nearest')) return;
  body.querySelector('.columns .row[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

// A menu is as wide as what is chosen in it.
function fitMenus() {
  if (CSS.supports('field-sizing: content')) return;
  const sample = document.createElement('span');
  sample.className = 'hid';
  for (const menu of body.querySelectorAll('select.menu')) {
    const look = getComputedStyle(menu);
    sample.style.cssText = `position:absolute;white-space:pre;font:${look.font}`;
    sample.textContent = menu.selectedOptions[0]?.textContent ?? '';
    menu.before(sample);
    const width = sample.getBoundingClientRect().width;
    sample.remove();
    menu.style.width = `calc(${Math.ceil(width)}px + ${look.paddingInlineStart} + ${look.paddingInlineEnd})`;
  }
}

// Brings all of it up to date with what the page shows now.
function substitute() {
  followTitles();
  fitMenus();
}

addEventListener('scroll', followSoon, { capture: true, passive: true });
addEventListener('change', fitMenus);
