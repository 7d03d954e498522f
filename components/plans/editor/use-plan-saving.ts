"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { toast } from "@/components/ui/toast";
import { restoreVersionAction, savePlanAction } from "@/lib/plans/editing/actions";
import type { PlanKind } from "@/lib/plans/kind";
import { idle, type FormState } from "@/lib/web/form-state";
import { controlValues, type FieldValues, type PlanFieldGroup } from "../fields";
import { keepUnsent, readUnsent } from "../unsent";
import { changedFields, createAutosave, type Answer, type Autosave, type Change, type SaveState } from "./autosave";
import { knownFields, readForm, writeForm } from "./form-values";

export type SavingOptions = {
  form: RefObject<HTMLFormElement | null>;
  accountId: number;
  plan: { kind: PlanKind; id: number; version: number };
  groups: readonly PlanFieldGroup[];
  texts: { back: string; failed: string; restored: string };
};

type CurrentPlan = { version: number; content: Record<string, unknown> };

function isPlan(value: unknown): value is CurrentPlan {
  if (typeof value !== "object" || value === null || !("version" in value) || !("content" in value)) return false;
  return typeof value.version === "number" && typeof value.content === "object" && value.content !== null;
}

/** A version conflict carries the current plan beside its code. */
function withNewer(answer: FormState<{ version: number }>, groups: readonly PlanFieldGroup[]): Answer {
  const current: unknown = answer.data && "current" in answer.data ? answer.data.current : null;
  if (answer.error !== "VERSION_CONFLICT" || !isPlan(current)) return answer;
  return { ...answer, newer: { version: current.version, values: controlValues(groups, current.content) } };
}

/** Saving of the editor's form: by itself, by hand, over a conflict, and back to an older version. */
export function usePlanSaving({ form, accountId, plan, groups, texts }: SavingOptions) {
  const [state, setState] = useState<SaveState>({ name: "saved" });
  const autosave = useRef<Autosave | null>(null);
  const { kind, id, version } = plan;
  const place = { accountId, form: `edit-${id}` };
  const setup = useRef({ groups, place, version, back: texts.back });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const { groups: grouped, place: kept, version: start, back } = setup.current;
    const fields = grouped.flatMap((group) => group.fields);
    function send(change: Change): Promise<Answer | null> {
      return savePlanAction(idle, { kind, id, ...change }).then(
        (answer) => withNewer(answer, grouped),
        () => null,
      );
    }
    const made = createAutosave({
      version: start,
      values: readForm(element, fields),
      read: () => readForm(element, fields),
      send,
      keep: (unsent) => keepUnsent(kept, unsent),
      tell: setState,
    });
    autosave.current = made;
    const unsent = readUnsent(kept);
    const mine = knownFields(fields, unsent?.fields);
    if (
      unsent &&
      Object.keys(changedFields(readForm(element, fields), { ...readForm(element, fields), ...mine })).length > 0
    ) {
      const theirs = readForm(element, fields);
      writeForm(element, mine);
      element.dispatchEvent(new Event("input"));
      // Made from an older version than the server has: the teacher decides.
      if (unsent.version === start) made.touched();
      else made.meet({ version: start, values: theirs });
      toast.info(back);
    } else keepUnsent(kept, null);
    const stopListening = listenForLeaving(made);
    return () => {
      made.keepNow();
      made.stop();
      stopListening();
    };
  }, [form, kind, id]);

  function fieldsOf() {
    return groups.flatMap((group) => group.fields);
  }

  function show(values: FieldValues) {
    if (!form.current) return;
    writeForm(form.current, values);
    form.current.dispatchEvent(new Event("input"));
  }

  async function restore(older: number): Promise<boolean> {
    const current = autosave.current?.versionNow() ?? version;
    const answer = await restoreVersionAction(idle, { kind, id, version: older, current }).catch(() => null);
    if (!answer?.data || answer.status !== "success") {
      toast.error(answer?.message ?? texts.failed);
      return false;
    }
    const values = controlValues(groups, answer.data.content);
    show(values);
    autosave.current?.replace({ version: answer.data.version, values });
    toast.success(texts.restored);
    return true;
  }

  return {
    state,
    read: () => (form.current ? readForm(form.current, fieldsOf()) : {}),
    touched: () => autosave.current?.touched(),
    save: () => autosave.current?.push("saved") ?? Promise.resolve(false),
    saveSoon: () => void autosave.current?.push("autosaved"),
    async restoreVersion(older: number) {
      // What is typed becomes a version first, so that going back loses nothing.
      const safe = await autosave.current?.push("saved");
      return safe ? restore(older) : false;
    },
    async resolve(choice: "mine" | "theirs") {
      if (state.name !== "conflict") return false;
      const { newer } = state;
      autosave.current?.overwrite(newer);
      const saved = await autosave.current?.push("saved");
      if (!saved) return false;
      return choice === "mine" ? true : restore(newer.version);
    },
  };
}

/** A page that is hidden or left may never come back: what is typed is put away first. */
function listenForLeaving(autosave: Autosave): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  function hidden() {
    if (document.visibilityState !== "hidden") return;
    autosave.keepNow();
    void autosave.push("autosaved");
  }
  document.addEventListener("visibilitychange", hidden, { signal });
  window.addEventListener("pagehide", () => autosave.keepNow(), { signal });
  window.addEventListener("online", () => void autosave.push("autosaved"), { signal });
  return () => stop.abort();
}
