// Inline in every page of the framework, before its scripts: a press, a key or a submission that comes before the page's
// components are alive, or while a part of it is not, is done again until they have heard it, once. Made into one text by
// npm run inline-scripts.
import { heardEvent } from "../hearing";

/** Does something again until a time and tells whether it was heard. */
type Again = { target: Element; act: () => boolean; until: number };

const pause = 50;
/** A page that is not alive after a minute is not coming. */
const patience = 60_000;
const arrows = /^(?:Arrow|Home$|End$)/;

const heard = new WeakSet<Event>();
let waiting: Again[] = [];
let isTrying = false;
let submission: SubmitEvent | null = null;
let isAgain = false;

addEventListener(heardEvent, (event) => {
  heard.add((event as CustomEvent<Event>).detail);
});

/** Whether it stands where components come to life; dialogs and what is said in the corner are alive from the start. */
function isIn(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest("[data-hears]") !== null;
}

/** Pressed several times out of impatience, it counts once. */
function wait(target: Element, act: () => boolean): void {
  const next = { target, act, until: Date.now() + patience };
  waiting = waiting.filter((one) => one.target !== target).concat(next);
  if (!isTrying) tryAgain();
}

/** One after the other, in the order in which they were done. */
function tryAgain(): void {
  const [first] = waiting;
  isTrying = first !== undefined;
  if (!first) return;
  const isOver = !first.target.isConnected || Date.now() > first.until || first.act();
  if (isOver) waiting = waiting.filter((one) => one !== first);
  setTimeout(tryAgain, isOver ? 0 : pause);
}

function sent(target: Element, event: Event): boolean {
  target.dispatchEvent(event);
  return heard.has(event);
}

function press(button: Element, detail: number): void {
  wait(button, () =>
    sent(button, new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail })),
  );
}

addEventListener(
  "click",
  (event) => {
    const { target, detail } = event;
    const button = event.isTrusted && isIn(target) ? target.closest("button") : null;
    // What a button of a form sends is waited for as a submission.
    if (!button || (button.type === "submit" && button.form)) return;
    setTimeout(() => heard.has(event) || press(button, detail));
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
    setTimeout(() => heard.has(event) || wait(target, again));
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
