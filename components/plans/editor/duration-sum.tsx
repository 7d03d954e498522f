"use client";

import { useEffect, useState, type RefObject } from "react";
import { clsx } from "clsx";
import { fill } from "@/lib/core/fill";
import type { DurationRule, FieldValues } from "../fields";

type DurationSumProps = {
  form: RefObject<HTMLFormElement | null>;
  rule: DurationRule;
  values: FieldValues;
  labels: { sum: string; sumOver: string; sumUnder: string };
};

function minutesIn(source: (name: string) => unknown, { total, parts }: DurationRule) {
  const numbers = parts.map((name) => Number(source(name)) || 0);
  return { total: Number(source(total)) || 0, sum: numbers.reduce((sum, minutes) => sum + minutes, 0) };
}

/** The minutes of the steps against the whole lesson, as they are typed. */
export function DurationSum({ form, rule, values, labels }: DurationSumProps) {
  const [minutes, setMinutes] = useState(() => minutesIn((name) => values[name], rule));

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    function count() {
      if (element) setMinutes(minutesIn((name) => new FormData(element).get(name), rule));
    }
    const first = setTimeout(count);
    element.addEventListener("input", count);
    return () => {
      clearTimeout(first);
      element.removeEventListener("input", count);
    };
  }, [form, rule]);

  const difference = minutes.sum - minutes.total;
  const word = difference > 0 ? labels.sumOver : labels.sumUnder;
  return (
    <p
      role="status"
      className={clsx(
        "text-sm font-semibold tabular-nums",
        difference === 0 ? "text-muted-foreground" : "text-warning",
      )}
    >
      {fill(labels.sum, minutes)}
      {difference === 0 ? null : ` · ${fill(word, { count: Math.abs(difference) })}`}
    </p>
  );
}
