"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";
import { CompareView } from "../compare-view";
import { controlValues, type ValueWords } from "../fields";
import { spokenValue } from "../spoken-value";
import type { ToolLabels, ToolPart } from "./types";
import type { Suggestion, SuggestionsState } from "./use-suggestions";

type SuggestionChoiceProps = {
  part: ToolPart;
  suggestions: SuggestionsState;
  chosen: number;
  /** Whether hardly a word of the present text stays, so that the new one is better read alone at first. */
  anew: boolean;
  model: boolean;
  labels: ToolLabels;
  words: ValueWords;
  onChoose: (index: number) => void;
};

/** The suggestions, one in sight at a time, beside the text as it stands or alone. */
export function SuggestionChoice(props: SuggestionChoiceProps) {
  const { part, suggestions, chosen, model, labels, words, onChoose } = props;
  const [comparing, setComparing] = useState(!props.anew);
  const { list, present } = suggestions;
  const index = Math.min(chosen, list.length - 1);
  const shown = list[index];
  if (!shown) return null;
  const fields = part.fields.filter(({ name }) => name in shown.fields);
  const values = (content: Record<string, unknown>) => controlValues([{ ...part, fields }], content);
  return (
    <div className="grid grid-cols-1 gap-4">
      {list.length > 1 ? (
        <div role="group" aria-label={labels.choose} className="flex flex-wrap gap-2">
          {list.map((_, number) => (
            <button
              key={number}
              type="button"
              aria-pressed={number === index}
              className={buttonVariants({
                size: "sm",
                variant: number === index ? "primary" : "outline",
                className: "min-h-11",
              })}
              onClick={() => onChoose(number)}
            >
              {interpolate(labels.suggestion, { number: number + 1 })}
            </button>
          ))}
        </div>
      ) : null}
      <Judgement {...{ shown, model, labels }} />
      {shown.done ? (
        <button
          type="button"
          className={buttonVariants({ size: "sm", variant: "outline", className: "min-h-11 justify-self-start" })}
          onClick={() => setComparing(!comparing)}
        >
          {comparing ? labels.plain : labels.compare}
        </button>
      ) : null}
      {shown.done && comparing ? (
        <CompareView
          fields={fields}
          before={values(present)}
          after={values(shown.fields)}
          names={{ left: labels.left, right: labels.right }}
          labels={labels.compareView}
          words={words}
        />
      ) : (
        <dl className="grid grid-cols-1 gap-4">
          {fields.map((field) => (
            <div key={field.name} className="border-border min-w-0 border-t pt-3">
              <dt className="text-sm font-semibold">{field.label}</dt>
              <dd className="mt-1 wrap-anywhere whitespace-pre-wrap">
                {spokenValue(field, shown.fields[field.name], words)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Judgement({ shown, model, labels }: { shown: Suggestion; model: boolean; labels: ToolLabels }) {
  if (!shown.done) return null;
  const { score, before, engine } = shown.done;
  const text = score === before ? labels.same : labels.score;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone={score < before ? "warning" : "primary"}>{interpolate(text, { before, score })}</Badge>
      {model && engine === "composer" ? <span className="text-muted-foreground">{labels.byComposer}</span> : null}
    </p>
  );
}
