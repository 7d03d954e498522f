import type { FormState } from "@/lib/web/form-state";
import type { FieldValues } from "../fields";

/** The plan as the server has it. */
export type NewerVersion = { version: number; values: FieldValues };

export type SaveState =
  | { name: "saved" | "waiting" | "saving" | "offline" | "signedOut" | "running" | "gone" }
  | { name: "invalid"; fields: Readonly<Record<string, string>> }
  | { name: "conflict"; newer: NewerVersion };

export type Reason = "saved" | "autosaved";
export type DraftChange = { version: number; fields: FieldValues; reason: Reason };
export type SavingAnswer = FormState<{ version?: number }> & { newer?: NewerVersion };

/** What waits in the browser until the server has it: the changed fields, and the version they were made from. */
export type UnsentDraft = { version: number; fields: FieldValues };

type AutosaveContext = {
  /** What stands in the form now. */
  read: () => FieldValues;
  /** Null when no answer came. */
  send: (change: DraftChange) => Promise<SavingAnswer | null>;
  keep: (unsent: UnsentDraft | null) => void;
  tell: (state: SaveState) => void;
};

const saveAfterMs = 2_000;
const keepAfterMs = 300;
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;

/** The fields of `now` that differ from `before`. */
export function changedFields(before: FieldValues, now: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
}

/**
 * Saves what is typed: into the browser after a moment, to the server 2 s after the last key, again and again while there
 * is no connection. Stops and tells when somebody else saved in the meantime; nothing is overwritten unasked.
 */
export class Autosave {
  readonly #around: AutosaveContext;
  #server: NewerVersion;
  #halted = false;
  #retryMs = firstRetryMs;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> = Promise.resolve(true);

  constructor(server: NewerVersion, around: AutosaveContext) {
    this.#server = server;
    this.#around = around;
  }

  get version(): number {
    return this.#server.version;
  }

  /** Something was typed. */
  touched(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.keepNow(), keepAfterMs);
    if (this.#halted) return;
    this.#around.tell({ name: "waiting" });
    this.#schedule(saveAfterMs);
  }

  /** Saves at once what is not saved; `saved` makes it a save by hand. True when the server has it all. */
  push(reason: Reason): Promise<boolean> {
    // One after the other: two saves under way would take each other for somebody else's.
    this.#running = this.#running.then(
      () => this.#once(reason),
      () => this.#once(reason),
    );
    return this.#running;
  }

  /** Puts what is typed into the browser at once, for a page that may be gone the next moment. */
  keepNow(): void {
    clearTimeout(this.#keepTimer);
    const fields = this.#unsent();
    this.#around.keep(isEmpty(fields) ? null : { version: this.version, fields });
  }

  /** The form was brought back on top of a plan that has moved on: the choice is the teacher's. */
  meet(newer: NewerVersion): void {
    this.#halt({ name: "conflict", newer });
  }

  /** The server's plan is another now, and the form shows it. */
  replace(server: NewerVersion): void {
    this.overwrite(server);
    this.keepNow();
    this.#around.tell({ name: "saved" });
  }

  /** The server has saved some fields by itself: they are no change of ours. */
  accept({ version, values }: NewerVersion): void {
    this.#server = { version, values: { ...this.#server.values, ...values } };
  }

  /** Builds on the other save, so that the next push puts this form over it. */
  overwrite(server: NewerVersion): void {
    this.#server = server;
    this.#halted = false;
  }

  stop(): void {
    clearTimeout(this.#saveTimer);
    clearTimeout(this.#keepTimer);
  }

  #unsent(): FieldValues {
    return changedFields(this.#server.values, this.#around.read());
  }

  #schedule(after: number): void {
    clearTimeout(this.#saveTimer);
    this.#saveTimer = setTimeout(() => void this.push("autosaved"), after);
  }

  async #once(reason: Reason): Promise<boolean> {
    clearTimeout(this.#saveTimer);
    if (this.#halted) return false;
    this.keepNow();
    const fields = this.#unsent();
    if (isEmpty(fields) && reason === "autosaved") {
      this.#around.tell({ name: "saved" });
      return true;
    }
    this.#around.tell({ name: "saving" });
    const answer = await this.#around.send({ version: this.version, fields, reason });
    if (answer?.status !== "success") return this.#refused(answer);
    return this.#stored({
      version: answer.data?.version ?? this.version,
      values: { ...this.#server.values, ...fields },
    });
  }

  #stored(server: NewerVersion): true {
    this.#server = server;
    this.#retryMs = firstRetryMs;
    this.keepNow();
    const more = !isEmpty(this.#unsent());
    this.#around.tell({ name: more ? "waiting" : "saved" });
    if (more) this.#schedule(saveAfterMs);
    return true;
  }

  #refused(answer: SavingAnswer | null): boolean {
    if (answer?.newer) {
      // Our own save may have arrived and only its answer been lost.
      if (isEmpty(changedFields(answer.newer.values, this.#around.read()))) return this.#stored(answer.newer);
      return this.#halt({ name: "conflict", newer: answer.newer });
    }
    if (answer?.error === "INVALID_INPUT") return this.#halt({ name: "invalid", fields: answer.fields ?? {} });
    if (answer?.error === "UNAUTHENTICATED") return this.#halt({ name: "signedOut" });
    if (answer?.error === "NOT_FOUND") return this.#halt({ name: "gone" });
    this.#schedule(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
    return this.#halt({ name: answer?.error === "GENERATION_RUNNING" ? "running" : "offline" });
  }

  /** Tells of trouble. After a conflict, and when the plan is gone, nothing is sent until somebody decided. */
  #halt(state: SaveState): false {
    this.#halted = state.name === "conflict" || state.name === "gone";
    this.keepNow();
    this.#around.tell(state);
    return false;
  }
}

function isEmpty(fields: FieldValues): boolean {
  return Object.keys(fields).length === 0;
}
