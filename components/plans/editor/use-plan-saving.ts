"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { restoreVersionAction, savePlanAction } from "@/lib/plans/editing/actions";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { PlanRef } from "@/lib/plans/types";
import { idle, type FormState } from "@/lib/web/form-state";
import { controlValues, type FieldValues, type PlanField, type PlanFieldGroup } from "../fields";
import { keepUnsent, readUnsent, type UnsentPlace as Place } from "../unsent";
import {
  Autosave,
  changedFields,
  type SavingAnswer,
  type DraftChange,
  type NewerVersion,
  type Reason,
  type SaveState,
} from "./autosave";
import { knownFields } from "./form-values";

export type SavingOptions = {
  form: UseFormReturn<FieldValues>;
  accountId: number;
  plan: PlanRef & { version: number };
  groups: readonly PlanFieldGroup[];
  /** What the server has. */
  values: FieldValues;
  texts: { back: string; failed: string; restored: string };
  /** Each answer of the server brings what an inspector would say of the plan by now. */
  onInspected: (inspection: InspectionReport) => void;
};

type CurrentPlan = { version: number; content: Record<string, unknown> };

function isPlan(value: unknown): value is CurrentPlan {
  if (typeof value !== "object" || value === null || !("version" in value) || !("content" in value)) return false;
  return typeof value.version === "number" && typeof value.content === "object" && value.content !== null;
}

/** A version conflict carries the current plan beside its code. */
function withNewer(answer: FormState<{ version: number }>, groups: readonly PlanFieldGroup[]): SavingAnswer {
  const current: unknown = answer.data && "current" in answer.data ? answer.data.current : null;
  if (answer.error !== "VERSION_CONFLICT" || !isPlan(current)) return answer;
  return { ...answer, newer: { version: current.version, values: controlValues(groups, current.content) } };
}

type Sender = Pick<SavingOptions, "plan" | "groups" | "onInspected">;

/** Sends a change; null when no answer came. */
async function send({ plan, groups, onInspected }: Sender, change: DraftChange): Promise<SavingAnswer | null> {
  const answer = await savePlanAction(idle, { kind: plan.kind, id: plan.id, ...change }).catch(sayOutdated);
  if (answer?.status === "success" && answer.data?.inspection) onInspected(answer.data.inspection);
  return answer && withNewer(answer, groups);
}

type Controls = Pick<UseFormReturn<FieldValues>, "getValues" | "setValue">;
type Page = Controls & { fields: PlanField[]; place: Place; server: NewerVersion };

/**
 * Puts back what the browser kept and the server never got, beside what was typed before this script ran. True when
 * something came back.
 */
function bringBack(autosave: Autosave, { getValues, setValue, fields, place, server }: Page): boolean {
  const unsent = readUnsent(place);
  const kept = changedFields(server.values, { ...server.values, ...knownFields(fields, unsent?.fields) });
  write(setValue, kept);
  const mine = changedFields(server.values, getValues());
  if (Object.keys(mine).length === 0) keepUnsent(place, null);
  // Made from an older version than the server has now.
  else if (unsent && unsent.version !== server.version) autosave.meet(server);
  else autosave.touched();
  return Object.keys(kept).length > 0;
}

function write(setValue: Controls["setValue"], values: FieldValues): void {
  for (const [name, value] of Object.entries(values)) setValue(name, value);
}

function fieldsOf(groups: readonly PlanFieldGroup[]): PlanField[] {
  return groups.flatMap((group) => group.fields);
}

type SavedPlan = {
  setValue: Controls["setValue"];
  groups: readonly PlanFieldGroup[];
  version: number;
  content: Record<string, unknown>;
};

/** Fields that the server has saved already come into the form; whatever is typed meanwhile stays. */
function accept(autosave: Autosave, { setValue, groups, version, content }: SavedPlan): void {
  const fields = fieldsOf(groups).filter(({ name }) => name in content);
  const values = controlValues([{ name: "", title: "", fields }], content);
  autosave.accept({ version, values });
  write(setValue, values);
}

/** The form's autosave, standing as long as the form does. */
function useAutosave({ form, accountId, plan, groups, values, texts, onInspected }: SavingOptions) {
  const [state, setState] = useState<SaveState>({ name: "saved" });
  const autosave = useRef<Autosave | null>(null);
  const { getValues, setValue } = form;
  // The plan is fixed while the page stands: a version that comes later comes through the autosave.
  const setup = useRef({ accountId, plan, groups, values, back: texts.back, onInspected });

  useEffect(() => {
    const { back, ...start } = setup.current;
    const fields = fieldsOf(start.groups);
    const place = { accountId: start.accountId, form: `edit-${start.plan.id}` };
    const server = { version: start.plan.version, values: start.values };
    const made = new Autosave(server, {
      read: () => getValues(),
      send: (change) => send(start, change),
      keep: (unsent) => keepUnsent(place, unsent),
      tell: setState,
    });
    autosave.current = made;
    if (bringBack(made, { getValues, setValue, fields, place, server })) toast.info(back);
    const stopListening = listenForLeaving(made);
    return () => {
      made.keepNow();
      made.stop();
      stopListening();
    };
  }, [getValues, setValue]);

  return { state, autosave };
}

/** Saving of the editor's form: by itself, by hand, over a conflict, and back to an older version. */
export function usePlanSaving(options: SavingOptions) {
  const { form, plan, groups, texts } = options;
  const { state, autosave } = useAutosave(options);

  const currentVersion = () => autosave.current?.version ?? plan.version;

  async function restore(version: number): Promise<boolean> {
    const wanted = { kind: plan.kind, id: plan.id, version, current: currentVersion() };
    const answer = await restoreVersionAction(idle, wanted).catch(sayOutdated);
    if (!answer?.data) {
      toast.error(answer?.message ?? texts.failed);
      return false;
    }
    const values = controlValues(groups, answer.data.content);
    write(form.setValue, values);
    autosave.current?.replace({ version: answer.data.version, values });
    if (answer.data.inspection) options.onInspected(answer.data.inspection);
    return true;
  }

  async function push(reason: Reason): Promise<boolean> {
    return (await autosave.current?.push(reason)) ?? false;
  }

  return {
    state,
    read: () => form.getValues(),
    touched: () => autosave.current?.touched(),
    push,
    /** What is typed becomes a version first, so that going back loses nothing. */
    restoreVersion: async (version: number) => (await push("saved")) && restore(version),
    version: currentVersion,
    take(version: number, content: Record<string, unknown>) {
      if (autosave.current) accept(autosave.current, { setValue: form.setValue, groups, version, content });
    },
    /** Puts values into the form as if they had been typed, and saves them as a version of their own. */
    choose(values: FieldValues): Promise<boolean> {
      write(form.setValue, values);
      return push("saved");
    },
    /** Mine becomes a version in either case, so that taking theirs loses nothing. */
    async resolve(choice: "mine" | "theirs") {
      if (state.name !== "conflict") return;
      const { newer } = state;
      autosave.current?.overwrite(newer);
      if ((await push("saved")) && choice === "theirs" && (await restore(newer.version))) toast.success(texts.restored);
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
