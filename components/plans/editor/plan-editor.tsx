"use client";

import { useRouter } from "next/navigation";
import { lazy, Suspense, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";
import type { PlanKind } from "@/lib/plans/kind";
import type editor from "@/messages/en/editor.json";
import { controlValues, type DurationRule, type FieldValues, type PlanFieldGroup, type ValueWords } from "../fields";
import { EditorGroups } from "./editor-groups";
import { SaveBar } from "./save-bar";
import { keepTimings } from "./timings";
import { usePlanSaving } from "./use-plan-saving";

// Both are opened seldom and bring the comparison with them.
const VersionsDialog = lazy(() => import("./versions-dialog").then((module) => ({ default: module.VersionsDialog })));
const ConflictDialog = lazy(() => import("./conflict-dialog").then((module) => ({ default: module.ConflictDialog })));

type PlanEditorProps = {
  accountId: number;
  plan: { kind: PlanKind; id: number; version: number };
  groups: readonly PlanFieldGroup[];
  durations: DurationRule;
  /** What the server has, as controls hold it. */
  values: FieldValues;
  labels: typeof editor;
  words: ValueWords;
  hrefs: { detail: string; signIn: string };
  versionsOpen: boolean;
};

/** The editor of a plan of any kind: it knows fields, not their meaning. */
export function PlanEditor(props: PlanEditorProps) {
  const { plan, groups, labels, words, hrefs } = props;
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const texts = { back: labels.autosave.back, failed: labels.toolbar.failed, restored: labels.versions.restored };
  const saving = usePlanSaving({ form, accountId: props.accountId, plan, groups, values: props.values, texts });
  const [present, setPresent] = useState<FieldValues | null>(props.versionsOpen ? props.values : null);
  const [choosing, setChoosing] = useState(true);
  const [busy, setBusy] = useState(false);
  const { state } = saving;
  const errors = state.name === "invalid" ? state.fields : {};
  const fields = groups.flatMap((group) => group.fields);

  async function save() {
    setBusy(true);
    const saved = await saving.push("saved");
    if (!saved) {
      setBusy(false);
      setChoosing(true);
      return toast.error(labels.edit.updateFailed);
    }
    toast.success(labels.edit.updated);
    router.push(hrefs.detail);
  }

  async function resolve(choice: "mine" | "theirs") {
    setBusy(true);
    await saving.resolve(choice);
    setBusy(false);
  }

  return (
    <>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-5"
        onInputCapture={({ currentTarget, target }) => {
          if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
            keepTimings(currentTarget, props.durations, target.name);
        }}
        onInput={saving.touched}
        onBlur={(event) => {
          // From field to field nothing is urgent; a text that was finished is.
          if (state.name === "waiting" && event.target !== event.relatedTarget) void saving.push("autosaved");
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <EditorGroups {...props} form={form} errors={errors} />
        <SaveBar {...{ state, labels, busy }} signInHref={hrefs.signIn} onChoose={() => setChoosing(true)}>
          <button
            type="button"
            className={buttonVariants({ variant: "outline" })}
            onClick={() => setPresent(saving.read())}
          >
            {labels.edit.versions}
          </button>
        </SaveBar>
      </form>
      <Suspense>
        {present ? (
          <VersionsDialog
            plan={{ kind: plan.kind, id: plan.id }}
            {...{ fields, present, words }}
            labels={labels.versions}
            toValues={(content) => controlValues(groups, content)}
            onRestore={saving.restoreVersion}
            onClose={() => setPresent(null)}
          />
        ) : null}
        {state.name === "conflict" && choosing ? (
          <ConflictDialog
            {...{ fields, labels, words, busy }}
            theirs={state.newer.values}
            mine={saving.read()}
            onTheirs={() => void resolve("theirs")}
            onMine={() => void resolve("mine")}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
