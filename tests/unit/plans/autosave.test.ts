import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  Autosave,
  type SavingAnswer,
  type DraftChange,
  type SaveState,
  type UnsentDraft,
} from "@/components/plans/editor/autosave";
import type { FieldValues } from "@/components/plans/fields";

/** A form, a server and a browser's storage, all in memory. */
function desk(answers: (change: DraftChange) => SavingAnswer | null) {
  const form: FieldValues = { title: "Speed", notes: "" };
  const sent: DraftChange[] = [];
  const states: SaveState[] = [];
  let kept: UnsentDraft | null = null;
  const autosave = new Autosave(
    { version: 2, values: { ...form } },
    {
      read: () => ({ ...form }),
      send(change) {
        sent.push(change);
        return Promise.resolve(answers(change));
      },
      keep(unsent) {
        kept = unsent;
      },
      tell: (state) => states.push(state),
    },
  );
  function type(part: FieldValues) {
    Object.assign(form, part);
    autosave.touched();
  }
  return { autosave, form, sent, type, state: () => states.at(-1)?.name, kept: () => kept };
}

function accepted(change: DraftChange): SavingAnswer {
  return { status: "success", data: { version: change.version + 1 } };
}

describe("Autosave", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("sends only what changed, 2 seconds after the last key", async () => {
    const { sent, type, state, kept } = desk(accepted);
    type({ notes: "W" });
    await vi.advanceTimersByTimeAsync(1_500);
    type({ notes: "Well" });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toEqual([]);
    expect(kept()).toEqual({ version: 2, fields: { notes: "Well" } });
    await vi.advanceTimersByTimeAsync(200);
    expect(sent).toEqual([{ version: 2, fields: { notes: "Well" }, reason: "autosaved" }]);
    expect(state()).toBe("saved");
    expect(kept()).toBeNull();
  });

  it("keeps the text while there is no connection and tries again", async () => {
    let online = false;
    const { sent, type, state, kept } = desk((change) => (online ? accepted(change) : null));
    type({ notes: "Well" });
    await vi.advanceTimersByTimeAsync(2_100);
    expect(state()).toBe("offline");
    expect(kept()).toEqual({ version: 2, fields: { notes: "Well" } });
    online = true;
    await vi.advanceTimersByTimeAsync(4_100);
    expect(sent).toHaveLength(2);
    expect(state()).toBe("saved");
  });

  it("stops at somebody else's save until there is a choice", async () => {
    const newer = { version: 5, values: { title: "Velocity", notes: "" } };
    const { autosave, sent, type, state, kept } = desk((change) =>
      change.version === 5 ? accepted(change) : { status: "error", error: "VERSION_CONFLICT", newer },
    );
    type({ notes: "Well" });
    await vi.advanceTimersByTimeAsync(2_100);
    type({ notes: "Well done" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state()).toBe("conflict");
    expect(sent).toHaveLength(1);
    expect(kept()).toEqual({ version: 2, fields: { notes: "Well done" } });
    autosave.overwrite(newer);
    expect(await autosave.push("saved")).toBe(true);
    expect(sent.at(-1)).toEqual({ version: 5, fields: { title: "Speed", notes: "Well done" }, reason: "saved" });
  });

  it("knows its own save again whose answer was lost", async () => {
    const newer = { version: 3, values: { title: "Speed", notes: "Well" } };
    const { autosave, type, state } = desk(() => ({ status: "error", error: "VERSION_CONFLICT", newer }));
    type({ notes: "Well" });
    await vi.advanceTimersByTimeAsync(2_100);
    expect(state()).toBe("saved");
    expect(autosave.version).toBe(3);
  });

  it("never has two saves under way", async () => {
    let open = 0;
    let most = 0;
    const server = { version: 1, values: { notes: "" } };
    let notes = "a";
    const autosave = new Autosave(server, {
      read: () => ({ notes }),
      async send(change) {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 500));
        open -= 1;
        return accepted(change);
      },
      keep: () => undefined,
      tell: () => undefined,
    });
    const first = autosave.push("autosaved");
    notes = "b";
    const second = autosave.push("saved");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(most).toBe(1);
    expect(autosave.version).toBe(3);
  });
});
