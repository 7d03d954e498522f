import { clsx } from "clsx";
import { interpolate } from "@/lib/core/interpolate";
import { buttonVariants } from "./button-variants";

export type PaginationLabels = {
  label: string;
  first: string;
  previous: string;
  next: string;
  last: string;
  position: string;
};

type PaginationProps = {
  /** Counted from 0. */
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
};

/** First, previous, page X of Y, next, last; nothing when there is only one page. */
export function Pagination({ page, totalPages, hrefFor, labels }: PaginationProps) {
  if (totalPages <= 1) return null;
  const lastPage = totalPages - 1;
  return (
    <nav aria-label={labels.label} className="flex flex-wrap items-center justify-center gap-2 py-2">
      <PageLink href={page > 0 ? hrefFor(0) : null} label={labels.first} sign="«" />
      <PageLink href={page > 0 ? hrefFor(page - 1) : null} label={labels.previous} sign="‹" rel="prev" />
      <span className="px-2 text-center text-sm font-semibold tabular-nums max-[399px]:order-first max-[399px]:w-full">
        {interpolate(labels.position, { page: page + 1, total: totalPages })}
      </span>
      <PageLink href={page < lastPage ? hrefFor(page + 1) : null} label={labels.next} sign="›" rel="next" />
      <PageLink href={page < lastPage ? hrefFor(lastPage) : null} label={labels.last} sign="»" />
    </nav>
  );
}

type PageLinkProps = { href: string | null; label: string; sign: string; rel?: string };

function PageLink({ href, label, sign, rel }: PageLinkProps) {
  const look = clsx(buttonVariants({ variant: "outline", size: "icon" }), "text-lg");
  const content = <span aria-hidden="true">{sign}</span>;
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={look}>
        {content}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label} data-tip={label} className={look}>
      {content}
    </a>
  );
}
