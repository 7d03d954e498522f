"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Dialog } from "@/components/ui/dialog/dialog";
import { controlClass } from "@/components/ui/fields/control";
import { rovingTarget } from "@/components/ui/tabs/roving";
import { interpolate } from "@/lib/core/interpolate";
import { ChoiceList } from "./choice-list";
import { put, readForm } from "./desk";
import { found, isNamed } from "./search";
import type { Choice, PickedValues, PickerProps, PickerStep } from "./types";
import { useChoices } from "./use-choices";

type PickerDialogProps = PickerProps & {
  steps: readonly PickerStep[];
  /** Whose facts are shown. */
  credit: string;
};

/** The step to begin with: the one that was asked for, or the first before it that has no answer yet. */
function firstOpen(steps: readonly PickerStep[], wanted: string, values: PickedValues): number {
  const at = steps.findIndex(({ name }) => name === wanted);
  const open = steps.slice(0, at).findIndex(({ field }) => !values[field]?.trim());
  return open < 0 ? Math.max(at, 0) : open;
}

/** Asks one question after the other, each with a list to search; every answer goes into the form at once. */
export function PickerDialog({ step, steps, credit, labels, closeLabel, desk, onPicked, onClose }: PickerDialogProps) {
  const read = () => readForm(desk);
  const [at, setAt] = useState(() => firstOpen(steps, step, read()));
  const current = steps[at];

  function choose(choice: Choice) {
    put(desk, choice);
    onPicked(choice.lessonId ? { id: choice.lessonId, title: choice.title } : null);
    if (at + 1 < steps.length) setAt(at + 1);
    else onClose();
  }
  if (!current) return null;
  return (
    <Dialog open onClose={onClose} title={current.question} closeLabel={closeLabel} sheet>
      <Path labels={labels} steps={steps.slice(0, at)} values={read()} onGo={setAt} />
      <Question key={current.name} {...{ step: current, labels, read }} onChoose={choose} />
      <p className="text-muted-foreground text-xs">{credit}</p>
    </Dialog>
  );
}

type PathProps = Pick<PickerDialogProps, "labels" | "steps"> & {
  values: PickedValues;
  onGo: (at: number) => void;
};

/** The answers so far, each a way back to its question. */
function Path({ labels, steps, values, onGo }: PathProps) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label={labels.path} className="-mt-1 flex gap-1.5">
      {steps.map(({ name, field, question }, index) => (
        <button
          key={name}
          type="button"
          data-tip={question}
          onClick={() => onGo(index)}
          className="bg-secondary text-secondary-foreground hover:bg-secondary-hover min-h-9 min-w-0 truncate rounded-full px-3 text-sm font-medium"
        >
          {values[field]}
        </button>
      ))}
    </nav>
  );
}

type QuestionProps = Pick<PickerDialogProps, "labels"> & {
  step: PickerStep;
  read: () => PickedValues;
  onChoose: (choice: Choice) => void;
};

/** One list with its search. The arrows lead from the search through the list, Enter takes the first that fits. */
function Question({ step, labels, read, onChoose }: QuestionProps) {
  const [search, setSearch] = useState("");
  const { choices, failed, retry } = useChoices(step, read);
  const box = useRef<HTMLDivElement>(null);
  // A keyboard begins with the search; a finger sees the list, which the keys of a phone would cover.
  const [isTouched] = useState(() => matchMedia("(pointer: coarse)").matches);
  const fitting = found(choices ?? [], search);
  const text = search.trim();
  const own = text !== "" && !isNamed(fitting, text) ? step.own(text) : null;

  // For the next question. At the first, the dialog is not open yet: it looks for the mark itself.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);

  function pressed(event: KeyboardEvent<HTMLDivElement>) {
    const inSearch = event.target instanceof HTMLInputElement;
    if (inSearch && event.key === "Enter") {
      event.preventDefault();
      const chosen = text === "" ? null : (fitting[0] ?? own);
      if (chosen) onChoose(chosen);
    }
    if (inSearch && (event.key === "Home" || event.key === "End")) return;
    const target = rovingTarget({ event, selector: "input, [data-choice]", axis: "vertical" });
    if (!target) return;
    event.preventDefault();
    target.focus();
  }
  return (
    <div ref={box} onKeyDown={pressed}>
      <div className="grid min-h-[min(55dvh,30rem)] content-start gap-3">
        <input
          type="search"
          data-autofocus={isTouched ? undefined : true}
          value={search}
          aria-label={`${step.question} ${labels.search}`}
          placeholder={labels.search}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={300}
          onChange={(event) => setSearch(event.target.value)}
          className={controlClass("bg-popover sticky top-0 z-10 h-11")}
        />
        <p role="status" className="sr-only">
          {choices ? interpolate(labels.found, { count: fitting.length }) : labels.loading}
        </p>
        <ChoiceList
          {...{ choices: choices && fitting, failed, own, labels, onChoose, onRetry: retry }}
          lacking={choices?.length === 0 ? (step.lacking?.(read()) ?? labels.empty) : null}
          onSkip={step.lacking ? () => onChoose({ title: "", sets: {} }) : null}
          name={step.question}
          isFirst={isTouched}
        />
      </div>
    </div>
  );
}
