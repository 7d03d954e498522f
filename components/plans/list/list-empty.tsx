import type plans from "@/messages/en/plans.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { CreateLink } from "../create-links";

type ListEmptyProps = {
  /** Why there is nothing: no plan yet, nothing in the bin, or nothing that fits the filters. */
  reason: "first" | "bin" | "filters";
  create: readonly CreateLink[];
  labels: (typeof plans)["empty"];
};

export function ListEmpty({ reason, create, labels }: ListEmptyProps) {
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
  const ways = create.map(({ kind, href, label }, index) => (
    <a key={kind} href={href} className={buttonVariants({ size: "lg", variant: index === 0 ? "primary" : "outline" })}>
      {label}
    </a>
  ));
  return (
    <EmptyState title={labels.title} icon={<Icon name="book-open-text" className="size-6" />} actions={ways}>
      {labels.text}
    </EmptyState>
  );
}
