"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type plans from "@/messages/en/plans.json";
import { SearchBox } from "@/components/ui/fields/search-box";
import { Select, type SelectOption } from "@/components/ui/fields/select";
import { Spinner } from "@/components/ui/spinner";
import { interpolate } from "@/lib/core/interpolate";
import type { PlanFilterValues, PlanSort } from "@/lib/plans/listing/types";
import { mapNames } from "@/lib/core/names";
import { filterNames, listHref } from "./address";

type Values = PlanFilterValues & { sort: PlanSort };
export type FilterField = { name: Exclude<keyof Values, "search">; label: string; options: readonly SelectOption[] };

type PlanFiltersProps = {
  /** Address of the list in the reader's language. */
  path: string;
  values: Values;
  fields: readonly FilterField[];
  /** How many plans were found, as a sentence. */
  results: string;
  labels: Omit<(typeof plans)["filters"], "sorts" | "values" | "all">;
};

const none = { ...mapNames(filterNames, () => "" as const), sort: "newest" } as const;

/** Search, filters and sorting of a list. They live in the address; every change starts again on the first page. */
export function PlanFilters({ path, values: initial, fields, results, labels }: PlanFiltersProps) {
  const router = useRouter();
  const [searching, start] = useTransition();
  const [values, setValues] = useState(initial);
  // A search box keeps its own text; a new one is put in its place when the search is taken back.
  const [round, setRound] = useState(0);
  const active = filterNames.filter((name) => values[name] !== "");
  const filteredHref = listHref(path, initial);
  const [heard, setHeard] = useState(filteredHref);
  // A link led to this same page: its filters are those of the new address, not those chosen here before.
  if (!searching && filteredHref !== heard) {
    setHeard(filteredHref);
    if (filteredHref !== listHref(path, values)) {
      setValues(initial);
      setRound(round + 1);
    }
  }

  function change(changed: Partial<Values>) {
    const next = { ...values, ...changed };
    setValues(next);
    start(() => router.replace(listHref(path, next), { scroll: false }));
  }

  function takeBack(changed: Partial<Values>) {
    if ("search" in changed) setRound(round + 1);
    change(changed);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <form role="search" action={path} onSubmit={(event) => event.preventDefault()} className="plan-filters">
        <SearchBox
          key={round}
          label={labels.search}
          defaultValue={values.search}
          onSearch={(search) => change({ search })}
        />
        {fields.map((field) => (
          <Select
            key={field.name}
            name={field.name}
            aria-label={field.label}
            value={values[field.name]}
            options={field.options}
            onChange={(event) => change({ [field.name]: event.target.value })}
          />
        ))}
      </form>
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p
          role="status"
          className="bg-secondary text-secondary-foreground flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold tabular-nums"
        >
          {searching ? <Spinner className="size-3.5" /> : null}
          {searching ? labels.searching : results}
        </p>
        {active.length > 0 || values.sort !== none.sort ? (
          <>
            <ul aria-label={labels.active} className="contents">
              {active.map((name) => (
                <Chip
                  key={name}
                  text={
                    name === "search"
                      ? interpolate(labels.searched, { words: values.search })
                      : nameOf(fields, { name, value: values[name] })
                  }
                  hint={labels.remove}
                  onRemove={() => takeBack({ [name]: "" })}
                />
              ))}
            </ul>
            <button type="button" className="link min-h-9 px-2 text-sm" onClick={() => takeBack(none)}>
              {labels.clear}
            </button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function nameOf(fields: readonly FilterField[], wanted: { name: string; value: string }): string {
  const options = fields.find((field) => field.name === wanted.name)?.options ?? [];
  return options.find((option) => option.value === wanted.value)?.label ?? wanted.value;
}

function Chip({ text, hint, onRemove }: { text: string; hint: string; onRemove: () => void }) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        aria-label={interpolate(hint, { name: text })}
        onClick={onRemove}
        className="border-input bg-card hover:bg-accent flex min-h-9 max-w-full items-center gap-2 rounded-full border px-3 text-sm font-semibold"
      >
        <span className="truncate">{text}</span>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}
