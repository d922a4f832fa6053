// Sending. One request is under way at a time. An event takes along what the fields hold when it happens; what is typed
// after it goes with the next request.

const randomName = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
  .replaceAll('+', '-').replaceAll('/', '_');
const windowID = randomName();
let number = 0, flying = null, queue = [], attempt = 0, busy = 0;
// Until it is said that another place is waited for, and that no answer comes.
let waiting = 0, overdue = 0;
// Where the focus was when the last request was sent, and whether the person has pressed or typed anything since.
let stood = null, acted = false;
for (const type of ['keydown', 'pointerdown', 'input']) addEventListener(type, () => { acted = true; }, true);

// Whether the person has moved the focus since the last request, or is typing: the program then leaves it alone.
function isTheirs() {
  const now = document.activeElement;
  return now !== body && (now !== stood || isField(now) && (acted || now === composing));
}

// How the page came; where that was over a slow line, answers are worth being compressed.
const [arrival] = performance.getEntriesByType('navigation');
const isFar = arrival?.responseEnd - arrival?.responseStart > 20;

function send(event) {
  const inputs = typed();
  const last = queue.at(-1);
  if (last && last.e.length < 64 && JSON.stringify(last.i) === JSON.stringify(inputs)) last.e.push(event);
  else queue.push({ i: inputs, e: [event] });
  pump();
}

function pump(isHello) {
  if (flying) return;
  const next = queue.shift() ?? { i: typed(), e: [] };
  if (!next.e.length && !Object.keys(next.i).length && isHello !== true) return;
  stood = document.activeElement;
  acted = false;
  for (const field of fields()) if (field.name in next.i) field.$sent = next.i[field.name];
  const p = presented().map(one => one.dataset.in);
  flying = { w: windowID, n: ++number, r: revision, v: version, u: here(), a: assets, p, ...isFar && { z: true }, ...next };
  if (isForgotten) flying.k = told();
  isForgotten = false;
  attempt = 0;
  busy ||= setTimeout(() => body.dataset.busy = '', 400);
  overdue ||= setTimeout(sayAway, 10000);
  if (next.e.some(([what]) => what === 'go' || what === 'back')) waiting ||= setTimeout(wait, 200);
  post(flying);
}

// What sends requests over a socket, once the first one was answered (socket.js); over a slow line nothing does, for answers
// to requests are compressed.
let line = isFar ? {} : null;

function connect() {
  line ??= import(socketAddress).then(({ start }) => { line = start({ finish, isSeen }); }, () => {});
  line.connect?.();
}

function post(request) {
  if (!line?.post?.(request)) fetchAnswer(request);
}

const ask = (address, message) => fetch(address, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(message),
  signal: AbortSignal.timeout?.(30000),
});

async function fetchAnswer(request) {
  introduce();
  try {
    const answer = await ask('/live/event', request);
    finish(request, answer.status, answer.ok ? await answer.json() : null);
  } catch {
    retry(request);
  }
}

function finish(request, status, message) {
  if (status === 429 || status >= 500) return retry(request, status === 429);
  if (status === 413) return tooLong(request);
  if (status !== 200) return reload();
  calm();
  try {
    if (flying === request) receive(message);
  } catch {
    retry(request);
  }
  connect();
}

function retry(request, wasRefused) {
  if (flying !== request) return;
  // The server may have been started anew meanwhile.
  if (!wasRefused) Object.assign(request, { x: true, k: told() });
  attempt += 1;
  if (attempt > (wasRefused ? 4 : 1)) sayAway();
  setTimeout(() => { if (flying === request) post(request); }, Math.min(8000, 125 * 2 ** attempt));
}

function sayAway() {
  stopWaiting();
  say('away');
}

// Whether there is something that the person changed and the server has not confirmed.
function isOwed() {
  const events = [flying, ...queue].flatMap(part => part?.e ?? []);
  return events.some(([what]) => /tap|set|submit|dismiss/.test(what)) || fields().some(isAhead);
}

// Keeps what is too long to be sent, and says so; the rest goes.
function tooLong(request) {
  calm();
  flying = null;
  if (request.e.length) queue.unshift({ i: {}, e: request.e });
  const sent = Object.keys(request.i);
  const long = sent.filter(name => request.i[name].length > 20000);
  for (const field of fields()) {
    if ((long.length ? long : sent).includes(field.name)) field.$base = request.i[field.name];
    delete field.$sent;
  }
  say('long');
  pump();
}

// The part of the page that the answer will fill says that it waits: the screen beside the link, where it is seen.
function wait() {
  const beside = pressed?.closest('.screen')?.nextElementSibling;
  (beside?.offsetParent ? beside : current())?.setAttribute('aria-busy', true);
}

function stopWaiting() {
  if (!waiting) return;
  clearTimeout(waiting);
  waiting = 0;
  body.querySelector('[aria-busy=true]')?.removeAttribute('aria-busy');
}

function calm() {
  clearTimeout(busy);
  clearTimeout(overdue);
  busy = overdue = 0;
  stopWaiting();
  delete body.dataset.busy;
  unsay('away');
  listen();
}
