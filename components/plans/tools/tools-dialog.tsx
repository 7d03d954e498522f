"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog/dialog";
import { TextareaField } from "@/components/ui/fields/field";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { longestInstruction } from "@/lib/plans/suggestions/constants";
import { controlValues } from "../fields";
import { SuggestionChoice } from "./suggestion-choice";
import type { ToolLabels, ToolsDialogProps } from "./types";
import { useSuggestions } from "./use-suggestions";

/** Suggestions for one part of a plan: they appear while they are written, and none counts until it is chosen. */
export function ToolsDialog({ desk, part, wish, model, labels, words, onChosen, onClose }: ToolsDialogProps) {
  const { suggestions, ask } = useSuggestions(desk, labels);
  const [chosen, setChosen] = useState(0);
  const [busy, setBusy] = useState(false);
  const round = useRef(-1);
  const { state, list, problem } = suggestions;
  const picked = list[Math.min(chosen, list.length - 1)];

  function begin(instruction = "") {
    round.current += 1;
    setChosen(0);
    void ask({ part: part.name, wish, instruction, round: round.current });
  }

  // What needs no further word begins by itself. An effect may run twice: the first run is stopped by its end.
  const first = useRef(begin);
  useEffect(() => {
    if (wish !== "instruction") first.current();
  }, [wish]);

  async function choose() {
    if (!picked?.done) return;
    setBusy(true);
    const fields = part.fields.filter(({ name }) => name in picked.fields);
    const change = await desk.choose(controlValues([{ ...part, fields }], picked.fields));
    setBusy(false);
    if (change) onChosen(change);
    else toast.error(labels.notSaved);
  }

  return (
    <Dialog
      open
      sheet
      size="lg"
      onClose={onClose}
      title={interpolate(labels.titled, { section: part.title, wish: labels.wishes[wish] })}
      description={labels.text}
      closeLabel={labels.close}
      footer={
        <>
          <button type="button" className={buttonVariants({ variant: "ghost" })} onClick={onClose}>
            {labels.cancel}
          </button>
          {state === "ended" && wish !== "instruction" ? (
            <button
              type="button"
              className={buttonVariants({ variant: "outline" })}
              disabled={busy}
              onClick={() => begin()}
            >
              {problem && list.length === 0 ? labels.retry : labels.another}
            </button>
          ) : null}
          {picked ? (
            <button
              type="button"
              className={buttonVariants({})}
              disabled={busy || !picked.done}
              aria-busy={busy}
              onClick={() => void choose()}
            >
              {busy ? <Spinner /> : null}
              {busy ? labels.choosing : labels.choose}
            </button>
          ) : null}
        </>
      }
    >
      {wish === "instruction" ? <InstructionForm labels={labels} onInstruct={(text) => begin(text)} /> : null}
      <p role="status" className={state === "writing" ? "flex items-center gap-2" : "sr-only"}>
        {state === "writing" ? <Spinner /> : null}
        {state === "writing" ? labels.writing : null}
      </p>
      {problem ? <Alert tone={list.length > 0 ? "warning" : "error"}>{problem}</Alert> : null}
      <SuggestionChoice
        {...{ part, suggestions, labels, words, model, chosen }}
        anew={wish === "regenerate"}
        onChoose={setChosen}
      />
    </Dialog>
  );
}

function InstructionForm({ labels, onInstruct }: { labels: ToolLabels; onInstruct: (text: string) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = field.current?.value ?? "";
    setMissing(text.trim() === "");
    if (text.trim() === "") field.current?.focus();
    else onInstruct(text);
  }

  return (
    <form className="grid justify-items-start gap-3" onSubmit={submit} noValidate>
      <TextareaField
        ref={field}
        id="tools-instruction"
        name="instruction"
        label={labels.instruction}
        hint={labels.instructionHint}
        error={missing ? labels.instructionMissing : undefined}
        rows={2}
        maxLength={longestInstruction}
        className="w-full"
        data-autofocus
        onInput={() => setMissing(false)}
      />
      <button type="submit" className={buttonVariants({ size: "sm", className: "min-h-11" })}>
        {labels.write}
      </button>
    </form>
  );
}
