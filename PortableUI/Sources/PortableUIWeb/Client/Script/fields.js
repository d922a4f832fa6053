// Fields. What a person types belongs to the person; the server's value comes in where nothing is lost by it.
//
// A field has `$base`, the value on which both sides last agreed, and while a request is under way `$sent`.

// The field in which an input method composes, and what has to wait for its end or for the end of a message.
let composing = null, late = [];

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

// The fields whose values the server may not know: all that were typed, where it may have forgotten the window.
function typed() {
  const inputs = {};
  for (const field of fields()) {
    if (field === composing || field.disabled || !isTyped(field, heard !== null)) continue;
    // Half of a letter is no text that JSON can carry.
    inputs[field.name] = field.value.toWellFormed?.() ?? field.value;
  }
  return inputs;
}

function isTyped(field, isNewOnly) {
  return !isOwn(field) && (field.value !== field.$base || !isNewOnly && field.value === field.$typed);
}

document.addEventListener('input', ({ target, isComposing }) => {
  if (!isField(target)) return;
  target.$typed = target.value;
  unsay('long');
  if (isComposing) composing = target; else { composing = null; pump(); }
});
document.addEventListener('compositionstart', ({ target }) => { composing = target; });
document.addEventListener('compositionend', () => {
  composing = null;
  for (const work of late.splice(0)) work();
  pump();
});
