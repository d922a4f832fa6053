// Listening: what changes elsewhere comes while the page can be seen. A browser has six connections for a server, so all
// its windows hear over one stream. One window, the leader, holds a lock and reads the stream; it hands each message on to
// the window that it is for. When the leader goes, however that happens, the next window gets the lock. What was missed
// meanwhile the server sees from the revisions. Where the browser gives no locks, each window hears over a WebSocket of its
// own, which is none of the six connections.

let shares = Boolean(navigator.locks && window.BroadcastChannel);
// The stream on which the server has this window, if it has, and the one that was named last.
let heard = null, named = null, joining = false;
// The leader's stream.
let leads = !shares, stream = null, streamName = '', beat = 0;
// The channel of all windows, this window's own one, those to which the leader hands on, and the claim to the lock.
let hall = null, own = null, doors = new Map(), claim = null;
let tried = 0, streamWait = 0, again = 0, hiding = 0, watch = 0;

const isSeen = () => document.visibilityState === 'visible';

function listen() {
  if (heard || again || !isSeen()) return;
  introduce();
  if (shares && !hall) {
    try { gather(); } catch { goAlone(); }
  } else if (!leads) hall.postMessage('who');
  else if (!stream) openStream();
  else if (stream.readyState === 1) join(streamName);
}

function gather() {
  hall = new BroadcastChannel('live ' + assets);
  hall.onmessage = ({ data }) => {
    if (leads) { if (data === 'who') tell(); return; }
    if (data === 'who') return;
    named = data;
    expect(30000);
    if (data && data !== heard) join(data);
    else if (!data && heard) lost();
  };
  own = new BroadcastChannel('live ' + windowID);
  own.onmessage = ({ data }) => hear(data);
  contend();
  hall.postMessage('who');
  expect(3000);
}

// Waits for the lock. `steals`: takes it from a window that does not say anything any more.
function contend(steals) {
  const mine = claim = { abort: new AbortController() };
  navigator.locks.request('live ' + assets, steals ? { steal: true } : { signal: mine.abort.signal }, () => {
    if (claim !== mine) return;
    lead();
    return new Promise(done => { mine.free = done; });
  }).catch(() => {
    if (claim !== mine) return;
    // Another window took the lock; or this browser gives none.
    if (!mine.free) return goAlone();
    resign();
    contend();
    lost();
  });
}

// A browser that keeps nothing for the page may refuse locks and channels.
function goAlone() {
  shares = false;
  closeHall();
  lead();
}

function lead() {
  leads = true;
  heard = null;
  clearTimeout(watch);
  beat = setInterval(tell, 10000);
  openStream();
}

function resign() {
  shut();
  clearInterval(beat);
  leads = !shares;
}

// The leader says which stream there is, or that there is none; the others notice when it stays silent.
function tell() { hall?.postMessage(stream?.readyState === 1 ? streamName : ''); }

function expect(milliseconds) {
  clearTimeout(watch);
  if (!leads) watch = setTimeout(() => { release(); contend(true); }, milliseconds);
}

const listenRequest = name => new URLSearchParams({ s: name, w: windowID, r: revision, v: version, u: here(), a: assets });

function openStream() {
  const name = streamName = randomName(), request = listenRequest(name);
  tried = Date.now();
  const mine = stream = shares ? new EventSource('/live/stream?' + request)
    : new WebSocket(`ws${location.origin.slice(4)}/live/socket?${request}`);
  // Over a socket each message is asked for.
  stream.onopen = () => { heard = name; tell(); mine.send?.(''); };
  stream.onmessage = ({ data }) => {
    const to = data.split(' ', 1)[0];
    if (to) handOn(to, data.slice(to.length + 1));
    if (stream === mine) mine.send?.('');
  };
  stream.onerror = stream.onclose = () => {
    if (stream !== mine) return;
    shut();
    tell();
    // Where none was opened, the server has forgotten nothing.
    lost(heard !== null);
  };
}

function shut() {
  stream?.close();
  stream = null;
  closeDoors();
}

function handOn(to, message) {
  if (to === windowID) return hear(message);
  if (doors.size > 256) closeDoors();
  if (!doors.has(to)) doors.set(to, new BroadcastChannel('live ' + to));
  doors.get(to).postMessage(message);
}

function closeDoors() {
  for (const door of doors.values()) door.close();
  doors.clear();
}

function hear(message) {
  if (message === 'end') return lost();
  try { receive(JSON.parse(message)); } catch { send(['sync']); }
}

// Asks the server to have this window on a stream; what it has already stays as it is.
async function join(name) {
  if (joining) return;
  joining = true;
  tried = Date.now();
  const answer = await ask('/live/join', Object.fromEntries(listenRequest(name))).catch(() => null);
  joining = false;
  const said = answer?.status === 200 ? await answer.json().catch(() => null) : null;
  if (said?.reload) return receive(said);
  if (answer?.status !== 204) return lost();
  heard = name;
  if (shares && !hall) deafen();
  else if (!leads && named && named !== name) join(named);
}

// The server no longer has this window on a stream, and may have forgotten it: first it is told what the page shows, then
// the page listens again. A window that gave way to another one does not drive that one out at once.
function lost(mayBeForgotten = true) {
  heard = null;
  isForgotten ||= mayBeForgotten;
  streamWait = Date.now() - tried > 10000 ? 250 : Math.min(15000, (streamWait || 250) * 2);
  clearTimeout(again);
  again = setTimeout(reconnect, streamWait);
}

function reconnect() {
  clearTimeout(again);
  again = 0;
  if (heard || !isSeen()) return;
  if (isForgotten) pump(true); else listen();
}

function release() {
  const mine = claim;
  claim = null;
  mine?.abort.abort();
  mine?.free?.();
}

function deafen() {
  if (heard && !leads) beacon('/live/part', { w: windowID, s: heard });
  heard = named = null;
  isForgotten = true;
  clearTimeout(again);
  again = 0;
  clearTimeout(watch);
  resign();
  release();
  line?.leave?.();
  closeHall();
}

function closeHall() {
  hall?.close();
  own?.close();
  hall = own = null;
}

function beacon(address, message) {
  navigator.sendBeacon(address, new Blob([JSON.stringify(message)], { type: 'application/json' }));
}

// Whether a page that joined is still there, the server knows only from what it says.
setInterval(() => { if (heard) join(heard); }, 300000);

document.addEventListener('visibilitychange', () => {
  clearTimeout(hiding);
  if (isSeen()) reconnect(); else hiding = setTimeout(deafen, 5000);
});
// A page that stands still must not lead.
document.addEventListener('freeze', deafen);
document.addEventListener('resume', reconnect);
addEventListener('pageshow', ({ persisted }) => { if (persisted) { deafen(); reconnect(); } });
addEventListener('online', reconnect);
addEventListener('pagehide', ({ persisted }) => {
  tellAddress();
  keepPlace();
  keepFields();
  deafen();
  if (persisted) return;
  beacon('/live/event', { w: windowID, n: number + 1, r: revision, v: version, u: here(), a: assets, e: [['bye']] });
});
