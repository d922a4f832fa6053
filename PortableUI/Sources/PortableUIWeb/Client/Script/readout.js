// Charts and drawings: what they show at a place. A pointer, a finger and the arrow keys move a rule and a box with the
// figures of a chart, with no help of the server; it hears of the place where they rest. Where the mouse is dragged, or the
// arrow keys are pressed with Shift, a part of the chart is chosen. A module of its own, which only a page with such a chart
// or drawing asks for (controls.js).

let send;

// The chart that is read: its surface, plot, places and lines, and the index of the place.
let reading = null;
let telling = 0;

// The index of the place where the part begins that is being chosen.
let anchor = null;
const spanOf = surface => surface.closest('[data-span]')?.dataset.span;

// The numbers of a list as the server writes them (NumberList).
function numbersOf(text) {
  const [decimals, ...words] = text.split(' '), scale = 10 ** decimals, numbers = [];
  let last = 0;
  for (const word of words) {
    const [step, times = 1] = word.split('*');
    for (let count = 0; count < times; count++) {
      if (step !== '_') last += Number(step);
      numbers.push(step === '_' ? null : last / scale);
    }
  }
  return numbers;
}

// How many places a page of keys moves: 30 days, or a tenth of what is no time.
function pageOf(surface) {
  const { dataset } = plotOf(surface), places = numbersOf(dataset.places);
  const step = places.length > 1 ? (places.at(-1) - places[0]) / (places.length - 1) : 1;
  return Math.max(1, Math.round(dataset.place === 'number' ? places.length / 10 : 30 * 86400 / step));
}

const plotOf = surface => surface.parentElement.querySelector('.plot[data-places]');

// Makes sliders of the charts that can be read, and draws anew what is read while the chart changes.
function readAgain() {
  for (const surface of document.querySelectorAll('.read')) {
    const plot = plotOf(surface);
    if (!plot) { surface.removeAttribute('tabindex'); surface.removeAttribute('role'); continue; }
    if (surface.tabIndex === 0 && surface.$places === plot.dataset.places) continue;
    surface.$places = plot.dataset.places;
    const last = numbersOf(plot.dataset.places).length - 1;
    surface.tabIndex = 0;
    surface.role = 'slider';
    if (!surface.ariaLabel) surface.ariaLabel = surface.dataset.label;
    Object.assign(surface, { ariaValueMin: '0', ariaValueMax: String(last), ariaValueNow: String(last) });
    surface.ariaValueText = textAt(begin(surface), last);
  }
  if (!reading) return;
  const { surface, index } = reading;
  if (!surface.isConnected || !plotOf(surface)) { reading = anchor = null; return; }
  reading = begin(surface);
  read(Math.min(index, reading.places.length - 1));
}

function begin(surface) {
  const plot = plotOf(surface);
  const lines = Array.from(plot.querySelectorAll('[data-values]'), layer => ({
    layer, name: layer.dataset.name, values: numbersOf(layer.dataset.values),
    number: numberFormat(layer.dataset.values.split(' ')[0]),
  }));
  return { surface, plot, lines, places: numbersOf(plot.dataset.places), index: -1 };
}

const language = () => document.documentElement.lang || undefined;
const numberFormat = decimals =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

function placeText({ plot, places }, index) {
  const kind = plot.dataset.place;
  if (kind === 'number') return new Intl.NumberFormat(language()).format(places[index]);
  const style = kind === 'day' ? { dateStyle: 'long', timeZone: 'UTC' } : { dateStyle: 'long', timeStyle: 'short' };
  return new Intl.DateTimeFormat(language(), style).format(places[index] * 1000);
}

// From 100 on a fraction says nothing.
function valueText({ surface }, { values, number }, index) {
  const value = values[index];
  if (value === null) return surface.dataset.none;
  return (Math.abs(value) < 99.95 ? number : numberFormat(0)).format(value);
}

function textAt(chart, index) {
  const lines = chart.lines.map(line => `${line.name} ${valueText(chart, line, index)}`);
  return `${placeText(chart, index)}: ${lines.join('; ')}`;
}

// Shows what a place has, and tells it to assistive technology.
function read(index) {
  if (index === reading.index) return;
  reading.index = index;
  const { surface, plot, places, lines } = reading;
  surface.ariaValueNow = String(index);
  surface.ariaValueText = textAt(reading, index);
  const rule = document.createElement('div'), box = document.createElement('div'), day = document.createElement('div');
  rule.className = 'rule';
  box.className = 'box';
  day.className = 'day';
  day.textContent = placeText(reading, index);
  box.append(day, ...lines.map(line => rowOf(line, index)));
  surface.replaceChildren(rule, box);
  const [first, last] = plot.dataset.domain.split(' ').map(Number);
  const room = surface.getBoundingClientRect(), drawn = plot.getBoundingClientRect();
  const at = index => drawn.left - room.left + drawn.width * (places[index] - first) / (last - first);
  const x = at(index), height = { top: `${drawn.top - room.top}px`, height: `${drawn.height}px` };
  Object.assign(rule.style, { left: `${x}px` }, height);
  if (anchor !== null) {
    const span = document.createElement('div'), start = at(anchor);
    span.className = 'span';
    Object.assign(span.style, { left: `${Math.min(x, start)}px`, width: `${Math.abs(x - start)}px` }, height);
    surface.prepend(span);
  }
  box.style.left = `${Math.max(0, Math.min(x - box.offsetWidth / 2, room.width - box.offsetWidth))}px`;
  // Above the plot, so that no line is hidden by its own figures.
  box.style.top = `${drawn.top - room.top - box.offsetHeight - 4}px`;
}

function rowOf(line, index) {
  const row = document.createElement('div'), name = document.createElement('span'), value = document.createElement('span');
  const drawing = line.layer.firstElementChild;
  if (drawing) {
    const sample = line.layer.cloneNode(), mark = drawing.cloneNode();
    for (const attribute of ['data-values', 'data-name', 'viewBox', 'x', 'y']) sample.removeAttribute(attribute);
    sample.setAttribute('width', 24);
    sample.setAttribute('height', 12);
    mark.setAttribute('d', mark.hasAttribute('stroke') ? 'M2 6H22' : 'M6 0h12v12H6Z');
    sample.append(mark);
    row.append(sample);
  }
  name.textContent = line.name;
  value.textContent = valueText(reading, line, index);
  row.append(name, value);
  return row;
}

function readOn(surface, index, from = null) {
  if (reading?.surface !== surface) { stopReading(); reading = begin(surface); }
  anchor = from;
  read(Math.max(0, Math.min(index, reading.places.length - 1)));
  clearTimeout(telling);
  telling = setTimeout(tell, 300, surface, String(reading.places[reading.index]));
}

// Says the place to the server, once it is another one.
function tell(surface, place) {
  if ((surface.$told ?? '') === place || !surface.isConnected || !surface.dataset.read) return;
  surface.$told = place;
  send(['set', surface.dataset.read, place]);
}

function stopReading() {
  clearTimeout(telling);
  anchor = null;
  if (!reading) return;
  const { surface } = reading;
  reading = null;
  surface.replaceChildren();
  tell(surface, '');
}

// Says to the server which part was chosen.
function choose() {
  if (anchor === null) return;
  const { surface, places, index } = reading, ends = [places[anchor], places[index]].sort((a, b) => a - b);
  anchor = null;
  if (!(ends[0] < ends[1])) return;
  stopReading();
  send(['set', spanOf(surface), ends.join(' ')]);
}

// The place that is nearest to a point of the window.
function indexAt(surface, clientX) {
  const { plot, places } = reading?.surface === surface ? reading : begin(surface);
  const [first, last] = plot.dataset.domain.split(' ').map(Number), { left, width } = plot.getBoundingClientRect();
  const wanted = first + (last - first) * (clientX - left) / width;
  return places.reduce((best, place, index) => Math.abs(place - wanted) < Math.abs(places[best] - wanted) ? index : best, 0);
}

// Where the pointer was: browsers tell of a move, too, where only the page has moved under it.
let before = '';
for (const type of ['pointermove', 'pointerdown']) {
  document.addEventListener(type, ({ target, clientX, clientY, pointerType, button }) => {
    const point = `${clientX} ${clientY}`;
    if (type === 'pointermove' && point === before) return;
    before = point;
    const surface = anchor === null ? target.closest?.('.read[tabindex]') : reading.surface;
    if (surface) {
      const index = indexAt(surface, clientX), begins = type === 'pointerdown' && pointerType === 'mouse' && !button;
      return readOn(surface, index, begins && spanOf(surface) ? index : anchor);
    }
    const isKept = type === 'pointermove' && (pointerType !== 'mouse' || reading?.surface.matches(':focus-visible'));
    if (!isKept) stopReading();
  });
}
document.addEventListener('pointerup', choose);
document.addEventListener('keyup', ({ key }) => { if (key === 'Shift') choose(); });
document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
  if (pointerType === 'mouse' && !reading?.surface.matches(':focus-visible')) stopReading();
});
document.addEventListener('focusin', ({ target }) => {
  if (target.matches('.read:focus-visible')) readOn(target, Number(target.ariaValueNow));
});
document.addEventListener('focusout', ({ target }) => { if (reading?.surface === target) stopReading(); });

// The keys of a chart; Escape leaves it and closes nothing else.
document.addEventListener('keydown', event => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isLeft = key === 'Escape' && reading;
  if (isLeft) stopReading();
  else if (!target.matches('.read[tabindex]')) return;
  const index = reading?.surface === target ? reading.index : Number(target.ariaValueNow);
  const page = pageOf(target);
  const next = {
    ArrowLeft: index - 1, ArrowRight: index + 1, PageUp: index - page, PageDown: index + page,
    Home: 0, End: Number(target.ariaValueMax),
  }[key];
  if (next !== undefined) readOn(target, next, event.shiftKey && spanOf(target) ? anchor ?? index : null);
  else if (!isLeft) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

addEventListener('resize', stopReading);

// The controls of a drawing (DrawingElements.swift) are one stop of the keyboard: arrow keys go from one to the next, and
// the one that has the focus keeps the stop.
document.addEventListener('keydown', event => {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !target.matches('.b:has(> .hit)')) return;
  const controls = Array.from(target.closest('[data-script]').querySelectorAll('.b:has(> .hit)'));
  const index = controls.indexOf(target), last = controls.length - 1, [before, after] = [index - 1, index + 1];
  const next = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last }[key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  target.tabIndex = -1;
  const control = controls[Math.max(0, Math.min(next, last))];
  control.tabIndex = 0;
  control.focus();
}, true);

// Called after each change of the page.
export function start(tellServer) {
  send = tellServer;
  readAgain();
}
