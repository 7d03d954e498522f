import { BookOpenText, SearchX, Trash2 } from "lucide-react";
import type plans from "@/messages/en/plans.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";

type ListEmptyProps = {
  /** Why there is nothing: no plan yet, nothing in the bin, or nothing that fits the filters. */
  reason: "first" | "bin" | "filters";
  createHref: string;
  labels: (typeof plans)["empty"];
};

export function ListEmpty({ reason, createHref, labels }: ListEmptyProps) {
  if (reason === "bin") {
    return (
      <EmptyState title={labels.binTitle} icon={<Trash2 aria-hidden="true" />}>
        {labels.binText}
      </EmptyState>
    );
  }
  if (reason === "filters") {
    return (
      <EmptyState title={labels.noneTitle} icon={<SearchX aria-hidden="true" />}>
        {labels.noneText}
      </EmptyState>
    );
  }
  const create = (
    <a href={createHref} className={buttonVariants({ size: "lg" })}>
      {labels.create}
    </a>
  );
  return (
    <EmptyState title={labels.title} icon={<BookOpenText aria-hidden="true" />} actions={create}>
      {labels.text}
    </EmptyState>
  );
}
