import type { ReactNode } from "react";

type PageHeadProps = {
  title: string;
  intro: string;
  /** What can be done with the whole page. */
  children?: ReactNode;
};

/** The heading of a page, a sentence under it, and its buttons beside or below. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  const heading = (
    <div className="grid gap-1">
      <h1>{title}</h1>
      <p className="text-muted-foreground">{intro}</p>
    </div>
  );
  if (!children) return heading;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      {heading}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
