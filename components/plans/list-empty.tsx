import type plans from "@/messages/en/plans.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";

type ListEmptyProps = {
  /** Why there is nothing: no plan yet, nothing in the bin, or nothing that fits the filters. */
  reason: "first" | "bin" | "filters";
  createHref: string;
  labels: (typeof plans)["empty"];
};

export function ListEmpty({ reason, createHref, labels }: ListEmptyProps) {
  if (reason === "bin") {
    return (
      <EmptyState title={labels.binTitle} icon={<Icon name="trash-2" className="size-6" />}>
        {labels.binText}
      </EmptyState>
    );
  }
  if (reason === "filters") {
    return (
      <EmptyState title={labels.noneTitle} icon={<Icon name="search-x" className="size-6" />}>
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
    <EmptyState title={labels.title} icon={<Icon name="book-open-text" className="size-6" />} actions={create}>
      {labels.text}
    </EmptyState>
  );
}
