"use client";

import { clsx } from "clsx";
import { useWatch, type Control } from "react-hook-form";
import { interpolate } from "@/lib/core/interpolate";
import { middleMinutes } from "@/lib/core/split-minutes";
import type { DurationRule, FieldValues } from "../fields";

type DurationSumProps = {
  control: Control<FieldValues>;
  rule: DurationRule;
  labels: { sum: string; sumOver: string; sumUnder: string };
  /** Whether screen readers are told of changes; one place of the form is enough. */
  announced: boolean;
};

/** The minutes of the steps against the whole lesson, as they are typed, and whether they are off the kind's standard. */
export function DurationSum({ control, rule, labels, announced }: DurationSumProps) {
  const [whole, ...parts] = useWatch({ control, name: [rule.total, ...rule.parts] });
  const numbers = parts.map((minutes) => Number(minutes) || 0);
  const sum = numbers.reduce((all, minutes) => all + minutes, 0);
  const total = Number(whole) || 0;
  const difference = sum - total;
  const word = difference > 0 ? labels.sumOver : labels.sumUnder;
  const warning = offStandard(rule, { total, middle: sum - (numbers[0] ?? 0) - (numbers.at(-1) ?? 0) });
  return (
    <div role={announced ? "status" : undefined} className="grid gap-1 text-sm font-semibold">
      <p className={clsx("tabular-nums", difference === 0 ? "text-muted-foreground" : "text-warning")}>
        {interpolate(labels.sum, { sum, total })}
        {difference === 0 ? null : ` · ${interpolate(word, { count: Math.abs(difference) })}`}
      </p>
      {warning ? <p className="text-warning">{warning}</p> : null}
    </div>
  );
}

function offStandard({ standard }: DurationRule, minutes: { total: number; middle: number }): string {
  if (!standard) return "";
  const count = middleMinutes(minutes.total, standard.shares);
  return count === minutes.middle ? "" : interpolate(standard.warning, { count, total: minutes.total });
}
