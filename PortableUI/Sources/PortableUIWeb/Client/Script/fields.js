// Fields. What a person types belongs to the person; the server's value comes in where nothing is lost by it.
//
// A field has `$base`, the value on which both sides last agreed, and while a request is under way `$sent`.

// The field in which an input method composes, and what has to wait for its end or for the end of a message.
let composing = null, late = [];
// A Korean syllable is a letter, though its composition ends with the next one: it counts after a pause.
let pause = 0, isPaused = false;
// The server may not have this window any more: the next request brings along what it was told, in case it has to make it.
let isForgotten = false;

const isOwn = field => field.type === 'file';

function take(field, value, sent = isAnswer ? field.$sent : undefined, isLate = false) {
  if (isOwn(field)) return;
  const common = sent ?? field.$base;
  const merge = text => {
    if (text === common) return value;
    return sent !== undefined && text.startsWith(common) ? value + text.slice(common.length) : text;
  };
  // What waits to be sent was typed on top of what the server has just changed.
  if (!isLate) for (const { i } of queue) if (field.name in i) i[field.name] = merge(i[field.name]);
  if (composing === field) return late.push(() => take(field, value, sent, true));
  const wanted = merge(field.value);
  field.$base = value;
  if (sent !== undefined) delete field.$sent;
  if (field.value === wanted) return;
  const fromEnd = document.activeElement === field && field.setSelectionRange && field.selectionEnd !== null
    ? field.value.length - field.selectionEnd : null;
  field.value = wanted;
  if (fromEnd !== null) field.setSelectionRange(wanted.length - fromEnd, wanted.length - fromEnd);
}

// The server has what was sent.
function settle() {
  for (const field of fields()) {
    if (field.$sent !== undefined) field.$base = field.$sent;
    delete field.$sent;
  }
}

// The values of fields that the server does not know, and of those that it was told before.
const typed = () => valuesOf(isAhead);
const told = () => valuesOf(field => !isAhead(field) && isTyped(field));

function valuesOf(isMeant) {
  const values = {};
  for (const field of fields()) {
    if (field === composing && !isPaused || field.disabled || !isMeant(field)) continue;
    // Half of a letter is no text that JSON can carry.
    values[field.name] = field.value.toWellFormed?.() ?? field.value;
  }
  return values;
}

const isAhead = field => !isOwn(field) && field.value !== field.$base;
const isTyped = field => isAhead(field) || !isOwn(field) && field.value === field.$typed;

document.addEventListener('input', ({ target, isComposing, data }) => {
  if (!isField(target)) return;
  target.$typed = target.value;
  unsay('long');
  clearTimeout(pause);
  isPaused = false;
  composing = isComposing ? target : null;
  if (!isComposing) pump();
  else if (/[\uAC00-\uD7A3]$/.test(data)) pause = setTimeout(() => { isPaused = true; pump(); }, 300);
});
document.addEventListener('compositionstart', ({ target }) => { composing = target; });
document.addEventListener('compositionend', () => {
  composing = null;
  for (const work of late.splice(0)) work();
  pump();
});
