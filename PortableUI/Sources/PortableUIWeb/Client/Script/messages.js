// Messages: answers to requests (they have a number `n`) and pushes. Each leads from one revision to another.

// Messages that came before the one that they follow, and since when one is missing.
let held = [], gap = 0;
let isAnswer = false;

function receive(message) {
  if (message.reload) return reload();
  const isReset = message.o.some(([name]) => name === 'R');
  // A push may have been faster than an answer that changes nothing.
  if (!message.o.length && message.t < revision) Object.assign(message, { f: revision, t: revision, v: version });
  if (isReset ? message.t < revision : message.o.length && message.t <= revision) return passOver(message);
  if (!isReset && message.f !== revision) {
    held.push(message);
    gap ||= setTimeout(closeGap, 1000);
    return;
  }
  apply(message);
  const due = held.filter(({ f }) => f <= revision);
  held = held.filter(({ f }) => f > revision);
  due.forEach(receive);
  if (!held.length) { clearTimeout(gap); gap = 0; }
}

// A message that comes after a newer page: what it shows is gone, what it brings beside is not. Whether its answer came
// from a window that knows the newer page, nobody can tell, so everything is asked for.
function passOver(message) {
  for (const [name, ...rest] of message.o) if ('dnx'.includes(name)) operations[name](...rest);
  if (message.n === undefined) return;
  settle();
  flying = null;
  send(['sync']);
}

// Asks for everything anew where what lies between never came; an answer that is under way may be just that.
function closeGap() {
  gap = 0;
  const hasAnswer = held.some(message => message.n !== undefined);
  if (flying && !hasAnswer) { gap = setTimeout(closeGap, 1000); return; }
  if (hasAnswer) settle();
  held = [];
  flying = null;
  send(['sync']);
}

// Whether what had been scrolled before is asked for: a step, a presentation. To ask the browser takes a moment.
const leadsOn = ([name, where]) => name === 'R' || where === 'push' || name === 'i' && !where.length;

// The focus is the person's while the message under way is applied, and in the frame after it.
let keepsFocus = false;

function apply(message) {
  land();
  isAnswer = message.n !== undefined;
  // What a push wants was decided before the request that is under way.
  keepsFocus = isTheirs() || flying !== null && !isAnswer && isField(document.activeElement);
  const focused = document.activeElement;
  const trail = trailOf(focused);
  const before = top();
  if (message.o.some(leadsOn)) left = { y: scrollY, s: current()?.scrollTop ?? 0 };
  arrived = [];
  for (const [name, ...rest] of message.o) operations[name]?.(...rest);
  for (const work of late.splice(0)) work();
  revision = message.t;
  version = message.v;
  rove();
  substitute();
  loadModules();
  place(before, focused, trail);
  if (!keepsFocus) stood = document.activeElement;
  left = null;
  if (!isAnswer) return;
  settle();
  isAnswer = false;
  flying = null;
  if (unrestored.length) fillIn();
  if (!queue.length) unrestored = [];
  pump();
  takeOnly();
  if (!flying && message.o.length) body.querySelectorAll('[data-more]').forEach(lookAgain);
}
