import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import type { Locale } from "@/lib/core/language";
import type { Page } from "@/lib/core/pagination";
import type common from "@/messages/en/common.json";
import { adminHref } from "./address";
import { Position } from "./position";

type ListFrameProps = {
  words: Record<"title" | "intro" | "showing" | "empty", string>;
  /** The choice of what is shown; null where there is none. */
  filter: ReactNode;
  found: Page<unknown>;
  size: number;
  locale: Locale;
  /** The list's address, and what else than the page stands in it. */
  path: string;
  query: Readonly<Record<string, string>>;
  labels: (typeof common)["pagination"];
  /** What stands in the place of rows where there are none. */
  empty: { icon: ReactNode; text: string };
  /** Above the rows, whether there are any or not. */
  above?: ReactNode;
  children: ReactNode;
};

/** A list of the administration: what it is, what is chosen, the rows, and the way to the others. */
export function ListFrame({
  words,
  filter,
  found,
  size,
  locale,
  path,
  query,
  labels,
  empty,
  above,
  children,
}: ListFrameProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-prose gap-1">
          <h2>{words.title}</h2>
          <p className="text-muted-foreground">{words.intro}</p>
        </div>
        {filter}
      </div>
      {above}
      {found.items.length > 0 ? (
        children
      ) : (
        <EmptyState title={words.empty} icon={empty.icon} level={3}>
          {empty.text}
        </EmptyState>
      )}
      <Position page={found} size={size} template={words.showing} locale={locale} />
      <Pagination
        page={found.currentPage}
        totalPages={found.totalPages}
        hrefFor={(page) => adminHref(path, { ...query, page })}
        labels={labels}
      />
    </section>
  );
}
