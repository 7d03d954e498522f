import type { ReactNode } from "react";

type EmptyStateProps = { title: string; children?: ReactNode; icon?: ReactNode; actions?: ReactNode; level?: 2 | 3 };

/** What a list shows when it has nothing: hills, a sentence, and the next thing to do. */
export function EmptyState({ title, children, icon, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="border-border bg-card relative overflow-hidden rounded-xl border px-6 pt-12 pb-28 text-center">
      <div aria-hidden="true" className="hills text-primary/30 absolute inset-x-0 bottom-0 h-20" />
      <div className="relative mx-auto grid max-w-md justify-items-center gap-3">
        {icon ? (
          <span className="bg-sun text-sun-foreground grid size-14 rotate-45 place-items-center rounded-xl *:-rotate-45">
            {icon}
          </span>
        ) : null}
        <Heading className="text-h2 mt-3">{title}</Heading>
        {children ? <div className="text-muted-foreground">{children}</div> : null}
        {actions ? <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div> : null}
      </div>
    </div>
  );
}
