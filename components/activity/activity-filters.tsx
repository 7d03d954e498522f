"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type activity from "@/messages/en/activity.json";
import { SearchBox } from "@/components/ui/fields/search-box";
import { Select } from "@/components/ui/fields/select";
import { Spinner } from "@/components/ui/spinner";
import { activityTypes } from "@/lib/activity/constants";
import { timelineHref } from "./address";

type Values = { search: string; type: string; sort: string };
type FilterLabels = (typeof activity)["filters"] & Pick<typeof activity, "types">;

type ActivityFiltersProps = {
  /** Address of the page in the reader's language. */
  path: string;
  values: Values;
  /** How many activities were found, as a sentence. */
  results: string;
  labels: FilterLabels;
};

/** Search, type and sorting of the timeline. They live in the address; every change starts again on the first page. */
export function ActivityFilters({ path, values: initial, results, labels }: ActivityFiltersProps) {
  const router = useRouter();
  const [searching, start] = useTransition();
  const [values, setValues] = useState(initial);
  // A search box keeps its own text; a new one is put in its place when the search is taken back.
  const [round, setRound] = useState(0);

  function change(changed: Partial<Values>) {
    const next = { ...values, ...changed };
    setValues(next);
    start(() => router.replace(timelineHref(path, next), { scroll: false }));
  }

  function clear() {
    setRound(round + 1);
    change({ search: "", type: "", sort: "newest" });
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <form
        role="search"
        action={path}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-3 sm:grid-cols-[1fr_auto_auto]"
      >
        <SearchBox
          key={round}
          label={labels.search}
          defaultValue={values.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          name="type"
          aria-label={labels.type}
          value={values.type}
          options={[
            { value: "", label: labels.allTypes },
            ...activityTypes.map((type) => ({ value: type, label: labels.types[type] })),
          ]}
          onChange={(event) => change({ type: event.target.value })}
        />
        <Select
          name="sort"
          aria-label={labels.sort}
          value={values.sort}
          options={[
            { value: "newest", label: labels.newest },
            { value: "oldest", label: labels.oldest },
          ]}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </form>
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p
          role="status"
          className="bg-secondary text-secondary-foreground flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold tabular-nums"
        >
          {searching ? <Spinner className="size-3.5" /> : null}
          {searching ? labels.searching : results}
        </p>
        {values.search || values.type || values.sort !== "newest" ? (
          <button type="button" className="link min-h-9 px-2 text-sm" onClick={clear}>
            {labels.clear}
          </button>
        ) : null}
      </div>
    </div>
  );
}
