import type { FormState } from "@/lib/web/form-state";
import type { FieldValues } from "../fields";

/** The plan as the server has it after somebody else's save. */
export type Newer = { version: number; values: FieldValues };

export type SaveState =
  | { name: "saved" | "waiting" | "saving" | "offline" | "signedOut" | "running" | "gone" }
  | { name: "invalid"; fields: Readonly<Record<string, string>> }
  | { name: "conflict"; newer: Newer };

export type Reason = "saved" | "autosaved";
export type Change = { version: number; fields: FieldValues; reason: Reason };
export type Answer = FormState<{ version?: number }> & { newer?: Newer };

/** What waits in the browser until the server has it: the changed fields, and the version they were made from. */
export type Unsent = { version: number; fields: FieldValues };

type Surroundings = {
  version: number;
  /** What the server has. */
  values: FieldValues;
  /** What stands in the form now. */
  read: () => FieldValues;
  /** Null when no answer came. */
  send: (change: Change) => Promise<Answer | null>;
  keep: (unsent: Unsent | null) => void;
  tell: (state: SaveState) => void;
};

const saveAfterMs = 2_000;
const keepAfterMs = 300;
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** The fields of `now` that differ from `before`. */
export function changedFields(before: FieldValues, now: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name] !== value));
}

/**
 * Saves what is typed: into the browser after a moment, to the server 2 s after the last key, again and again while there
 * is no connection. Stops and tells when somebody else saved in the meantime; nothing is overwritten unasked.
 */
export function createAutosave({ read, send, keep, tell, ...server }: Surroundings) {
  let { version, values } = server;
  let halted = false;
  let retryMs = firstRetryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> = Promise.resolve(true);

  function unsent(): FieldValues {
    return changedFields(values, read());
  }

  function keepNow() {
    clearTimeout(keepTimer);
    const fields = unsent();
    keep(Object.keys(fields).length > 0 ? { version, fields } : null);
  }

  function schedule(after: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void push("autosaved"), after);
  }

  function halt(state: SaveState): false {
    halted = state.name === "conflict" || state.name === "gone";
    keepNow();
    tell(state);
    return false;
  }

  function taken(saved: FieldValues, newVersion: number): true {
    version = newVersion;
    values = { ...values, ...saved };
    retryMs = firstRetryMs;
    keepNow();
    if (Object.keys(unsent()).length === 0) tell({ name: "saved" });
    else {
      tell({ name: "waiting" });
      schedule(saveAfterMs);
    }
    return true;
  }

  function refused(answer: Answer | null): boolean {
    if (answer?.newer) {
      // Our own save may have arrived and only its answer been lost.
      if (Object.keys(changedFields(answer.newer.values, read())).length === 0) {
        values = answer.newer.values;
        return taken({}, answer.newer.version);
      }
      return halt({ name: "conflict", newer: answer.newer });
    }
    if (answer?.error === "INVALID_INPUT") return halt({ name: "invalid", fields: answer.fields ?? {} });
    if (answer?.error === "UNAUTHENTICATED") return halt({ name: "signedOut" });
    if (answer?.error === "NOT_FOUND") return halt({ name: "gone" });
    schedule(retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    return halt({ name: answer?.error === "GENERATION_RUNNING" ? "running" : "offline" });
  }

  async function once(reason: Reason): Promise<boolean> {
    clearTimeout(timer);
    if (halted) return false;
    const fields = unsent();
    if (Object.keys(fields).length === 0 && reason === "autosaved") {
      keepNow();
      tell({ name: "saved" });
      return true;
    }
    keepNow();
    tell({ name: "saving" });
    const answer = await send({ version, fields, reason });
    if (answer?.status === "success") return taken(fields, answer.data?.version ?? version);
    return refused(answer);
  }

  /** One after the other: two saves under way would take each other for somebody else's. */
  function push(reason: Reason): Promise<boolean> {
    running = running.then(
      () => once(reason),
      () => once(reason),
    );
    return running;
  }

  return {
    /** Something was typed. */
    touched() {
      clearTimeout(keepTimer);
      keepTimer = setTimeout(keepNow, keepAfterMs);
      if (halted) return;
      tell({ name: "waiting" });
      schedule(saveAfterMs);
    },
    /** Saves at once what is not saved; `saved` makes it a save by hand. True when the server has everything. */
    push,
    /** Puts what is typed into the browser at once, for a page that may be gone the next moment. */
    keepNow,
    /** The form was brought back on top of a plan that has moved on: the choice is the teacher's. */
    meet(newer: Newer) {
      halt({ name: "conflict", newer });
    },
    /** The server's plan is another now, and the form shows it. */
    replace(newer: Newer) {
      ({ version, values } = newer);
      halted = false;
      keepNow();
      tell({ name: "saved" });
    },
    /** Builds on the other save, so that the next push puts this form over it. */
    overwrite(newer: Newer) {
      ({ version, values } = newer);
      halted = false;
    },
    versionNow: () => version,
    stop() {
      clearTimeout(timer);
      clearTimeout(keepTimer);
    },
  };
}
