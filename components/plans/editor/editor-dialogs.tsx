"use client";

import { toast } from "@/components/ui/toast/toast";
import type editor from "@/messages/en/editor.json";
import type { PlanRef } from "@/lib/plans/types";
import { controlValues, type FieldValues, type PlanFieldGroup, type ValueWords } from "../fields";
import { ConflictDialog } from "./conflict-dialog";
import type { useEditorTools } from "./use-editor-tools";
import { VersionsDialog } from "./versions-dialog";

type EditorDialogsProps = {
  plan: PlanRef;
  groups: readonly PlanFieldGroup[];
  labels: typeof editor;
  words: ValueWords;
  saving: ReturnType<typeof useEditorTools>["saving"];
  busy: boolean;
  versions: { present: FieldValues | null; close: () => void };
  conflict: { isOpen: boolean; close: () => void };
  onResolve: (choice: "mine" | "theirs") => Promise<void>;
};

/** The older versions, and the choice between two that meet. */
export function EditorDialogs({
  plan,
  groups,
  labels,
  words,
  saving,
  busy,
  versions,
  conflict,
  onResolve,
}: EditorDialogsProps) {
  const fields = groups.flatMap((group) => group.fields);
  const { state } = saving;

  async function restore(version: number): Promise<boolean> {
    const restored = await saving.restoreVersion(version);
    if (restored) toast.success(labels.versions.restored);
    return restored;
  }

  return (
    <>
      {versions.present ? (
        <VersionsDialog
          plan={{ kind: plan.kind, id: plan.id }}
          {...{ fields, words }}
          present={versions.present}
          labels={labels.versions}
          toValues={(content) => controlValues(groups, content)}
          onRestore={restore}
          onClose={versions.close}
        />
      ) : null}
      {state.name === "conflict" && conflict.isOpen ? (
        <ConflictDialog
          {...{ fields, labels, words, busy }}
          theirs={state.newer.values}
          mine={saving.read()}
          onTheirs={() => void onResolve("theirs")}
          onMine={() => void onResolve("mine")}
          onClose={conflict.close}
        />
      ) : null}
    </>
  );
}
