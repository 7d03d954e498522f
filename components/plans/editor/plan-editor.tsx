"use client";

import { useRouter } from "next/navigation";
import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast/toast";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { lazyPart } from "@/components/ui/outdated";
import type { Messages } from "@/lib/i18n/messages";
import type { InspectionReport } from "@/lib/plans/scores/types";
import type { PlanRef } from "@/lib/plans/types";
import type editor from "@/messages/en/editor.json";
import type { DurationRule, FieldValues, PlanFieldGroup, ValueWords } from "../fields";
import { PlanTools, type PlanToolsProps } from "../tools/plan-tools";
import { EditorGroups } from "./editor-groups";
import { SaveBar } from "./save-bar";
import { keepTimings } from "./timings";
import { ScoreLink } from "./score-link";
import { useEditorTools } from "./use-editor-tools";

/** Read beside the form, and alive after it. */
const InspectionPanel = lazyPart(() => import("../inspection-panel").then((module) => module.InspectionPanel));

/** Opened seldom, and they bring the comparison with them. */
const EditorDialogs = lazyDialog(() => import("./editor-dialogs").then((module) => module.EditorDialogs));

type PlanEditorProps = {
  accountId: number;
  plan: PlanRef & { version: number };
  groups: readonly PlanFieldGroup[];
  durations: DurationRule;
  /** What the server has, as controls hold it. */
  values: FieldValues;
  labels: typeof editor;
  words: ValueWords;
  hrefs: { detail: string; signIn: string };
  inspection: InspectionReport | null;
  tools: Pick<PlanToolsProps, "parts" | "model" | "labels"> & { inspection: Messages["inspection"] };
  versionsOpen: boolean;
};

/** The editor of a plan of any kind: it knows fields, not their meaning. */
export function PlanEditor(props: PlanEditorProps) {
  const { plan, groups, labels, words, hrefs } = props;
  const router = useRouter();
  const form = useForm<FieldValues>({ defaultValues: props.values });
  const texts = { back: labels.autosave.back, failed: labels.toolbar.failed, restored: labels.versions.restored };
  const { saving, inspection, desk } = useEditorTools({ ...props, form, texts });
  const [present, setPresent] = useState<FieldValues | null>(props.versionsOpen ? props.values : null);
  const [choosing, setChoosing] = useState(true);
  const [busy, setBusy] = useState(false);
  const { state } = saving;
  const errors = state.name === "invalid" ? state.fields : {};

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
    <PlanTools desk={desk} {...props.tools} words={words}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0 xl:order-last xl:h-full">
          {inspection ? (
            <Suspense>
              <InspectionPanel inspection={inspection} groups={groups} edit="" labels={props.tools.inspection} />
            </Suspense>
          ) : null}
        </div>
        <form
          noValidate
          className="grid min-w-0 grid-cols-1 gap-5"
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
              keepTimings(form, props.durations, target.name);
            saving.touched();
          }}
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
          <SaveBar
            {...{ state, labels, busy }}
            check={inspection ? <ScoreLink inspection={inspection} labels={props.tools.inspection} /> : null}
            signInHref={hrefs.signIn}
            onChoose={() => setChoosing(true)}
          >
            <button
              type="button"
              className={buttonVariants({ variant: "outline" })}
              onClick={() => setPresent(saving.read())}
            >
              {labels.edit.versions}
            </button>
          </SaveBar>
        </form>
      </div>
      {present || (state.name === "conflict" && choosing) ? (
        <Suspense>
          <EditorDialogs
            {...{ plan, groups, labels, words, saving, busy }}
            versions={{ present, close: () => setPresent(null) }}
            conflict={{ isOpen: choosing, close: () => setChoosing(false) }}
            onResolve={resolve}
          />
        </Suspense>
      ) : null}
    </PlanTools>
  );
}
