// Inline in every page of the framework, before its scripts: a press, a key or a submission that comes before the page's
// components are alive, or while a part of it is not, is done again until they have heard it, once. Made into one text by
// npm run inline-scripts.
import { heardEvent } from "../hearing";

/** Does something again until a time and tells whether it was heard; `first` is the press or key that may yet be heard itself. */
type Again = { target: Element; act: () => boolean; until: number; first: Event | null };

const pause = 50;
/** A page that is not alive after a minute is not coming. */
const patience = 60_000;
const arrows = /^(?:Arrow|Home$|End$)/;

const heard = new WeakSet<Event>();
/** When it could be seen that something that had been deaf was heard. */
const answered = new WeakMap<Element, number>();
let waiting: Again[] = [];
let isTrying = false;
let submission: SubmitEvent | null = null;
let isAgain = false;

addEventListener(heardEvent, ({ detail: event }: CustomEventInit<Event>) => {
  if (!event) return;
  heard.add(event);
  // What is heard by itself needs no second time, and neither does what was done to the same part before it, in vain.
  waiting = waiting.filter(({ first }) => first !== event);
  const part = event.isTrusted && event.type !== "keydown" && partOf(event.target);
  if (part && waiting.some(({ target }) => target === part)) settle(part);
});

/** Whether it stands where components come to life; dialogs and what is said in the corner are alive from the start. */
function isIn(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest("[data-hears]") !== null;
}

/** What is meant: the form that is sent, also by a press on its button, or the button that is pressed. */
function partOf(target: EventTarget | null): Element | null {
  if (!isIn(target) || target instanceof HTMLFormElement) return isIn(target) ? target : null;
  const button = target.closest("button");
  return button?.type === "submit" && button.form ? button.form : button;
}

/** It has been heard: it waits no more, and what is pressed before that can be seen is answered by it. */
function settle(part: Element): void {
  waiting = waiting.filter(({ target }) => target !== part);
  answered.set(part, Infinity);
  requestAnimationFrame(() => setTimeout(() => answered.set(part, performance.now())));
}

function wait(target: Element, act: () => boolean, first: Event | null = null): void {
  waiting.push({ target, act, until: performance.now() + patience, first });
  if (isTrying) return;
  isTrying = true;
  if (first) setTimeout(tryAgain);
  else tryAgain();
}

function isOver({ target, act, until }: Again): boolean {
  return !target.isConnected || performance.now() > until || act();
}

/** Pressed several times out of impatience, it counts once: the last time. */
function isLast({ target }: Again, at: number): boolean {
  return !waiting.slice(at + 1).some((later) => later.target === target);
}

/** One after the other, in the order in which they were done; what is deaf yet keeps none of the others waiting. */
function tryAgain(): void {
  waiting = waiting.filter(isLast);
  const done = waiting.find(isOver);
  if (done) settle(done.target);
  isTrying = waiting.length > 0;
  if (isTrying) setTimeout(tryAgain, done ? 0 : pause);
}

function sent(target: Element, event: Event): boolean {
  target.dispatchEvent(event);
  return heard.has(event);
}

function press(button: Element, detail: number, first: Event | null = null): void {
  const again = () =>
    sent(button, new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail }));
  wait(button, again, first);
}

addEventListener(
  "click",
  (event) => {
    const { target, detail, timeStamp } = event;
    const part = event.isTrusted && partOf(target);
    if (!part) return;
    // Pressed while the page was too busy to answer, it has waited in the browser until now.
    if (timeStamp < (answered.get(part) ?? 0)) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    // What a button of a form sends is waited for as a submission.
    if (part instanceof HTMLButtonElement) press(part, detail, event);
  },
  true,
);

/** The button that keys press: Control and B for the one that names them in `aria-keyshortcuts`. */
function buttonOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Element | null {
  if (ctrlKey === metaKey || altKey || shiftKey || !/^[a-z]$/i.test(key)) return null;
  const keys = `${ctrlKey ? "Control" : "Meta"}+${key.toUpperCase()}`;
  return document.querySelector(`[data-hears] [aria-keyshortcuts~="${keys}"]`);
}

addEventListener(
  "keydown",
  (event) => {
    const button = buttonOf(event);
    if (button && !event.repeat) {
      event.preventDefault();
      return press(button, 0);
    }
    const { target, key } = event;
    if (!event.isTrusted || !arrows.test(key) || !isIn(target) || !target.matches("button,[role=tab]")) return;
    const again = () =>
      document.activeElement !== target ||
      sent(target, new KeyboardEvent("keydown", { bubbles: true, cancelable: true, key }));
    wait(target, again, event);
  },
  true,
);

/** A form that a browser can send without its components has an action. */
function isOfComponents(form: EventTarget | null): form is HTMLFormElement {
  return form instanceof HTMLFormElement && isIn(form) && !form.hasAttribute("action");
}

addEventListener("submit", (event) => (submission = event), true);

// Last of all that hear it.
addEventListener("submit", (event) => {
  const { target: form, submitter } = event;
  if (!isOfComponents(form) || heard.has(event)) return;
  event.preventDefault();
  if (isAgain) return;
  function act() {
    if (!isOfComponents(form)) return true;
    isAgain = true;
    submission = null;
    form.requestSubmit(submitter);
    isAgain = false;
    // One that is not filled as it must be is not sent at all.
    return submission === null || heard.has(submission);
  }
  // A form cannot be sent while it is being sent.
  setTimeout(() => wait(form, act));
});
