// A page's WebSocket: what it says after its first event goes over it, there and back sooner than as requests. The server ends
// one that is not used. A module of its own, which a page asks for when its first event was answered (connection.js).

// What the page's own script does for it.
let page;
let socket = null, isBarred = false;
// What went over the socket and has no answer yet; answers come in this order.
let spoken = [];

function connect() {
  if (socket || isBarred || !page.isSeen()) return;
  socket = new WebSocket(`ws${location.origin.slice(4)}/live/socket`);
  socket.onopen = ({ target }) => { target.onclose = disconnect; };
  // Where none gets through, none is tried again.
  socket.onclose = () => { isBarred = page.isSeen(); disconnect(); };
  socket.onmessage = ({ data }) => {
    const request = spoken.shift();
    const message = JSON.parse(data);
    page.finish(request, message.status ?? 200, message);
  };
}

function disconnect() {
  if (!socket) return;
  const request = spoken.pop();
  socket.onclose = null;
  socket.close();
  socket = null;
  spoken = [];
  if (request) page.finish(request, 500);
}

// - Returns: false where there is no socket to send it over, or it is too long for one: 64 KB, of up to 3 bytes a character.
function post(request) {
  const text = JSON.stringify(request);
  if (socket?.readyState !== 1 || text.length > 20000) return false;
  spoken.push(request);
  socket.send(text);
  setTimeout(() => { if (spoken.includes(request)) disconnect(); }, 30000);
  return true;
}

// Ends the socket of a page that is not looked at; one over which an answer is to come stays for that.
function leave() {
  if (socket?.readyState === 1 && !spoken.length) disconnect();
}

// For those who test pages.
Object.defineProperty(document.body, '$socket', { get: () => socket });

// - Returns: what the page may ask for.
export function start(tools) {
  page = tools;
  connect();
  return { connect, post, leave };
}
