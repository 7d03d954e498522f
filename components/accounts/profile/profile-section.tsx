import type { ReactNode } from "react";

type ProfileSectionProps = { id: string; title: string; intro?: string; children: ReactNode };

/** A card of the profile page under its own heading. */
export function ProfileSection({ id, title, intro, children }: ProfileSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-border bg-card shadow-card grid min-w-0 gap-4 rounded-xl border p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className="text-h3 outline-none">
          {title}
        </h2>
        {intro ? <p className="text-muted-foreground max-w-prose text-[0.9375rem]">{intro}</p> : null}
      </div>
      {children}
    </section>
  );
}
