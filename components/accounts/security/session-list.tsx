"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast/toast";
import { sayOutdated } from "@/components/ui/outdated";
import { endSessionAction, signOutElsewhereAction } from "@/lib/accounts/sessions/actions";
import { interpolate } from "@/lib/core/interpolate";
import { idle, type FormState } from "@/lib/web/form-state";
import type profile from "@/messages/en/profile.json";

export type SessionRow = { id: string; device: string; since: string; place: string; isThis: boolean };

type SessionListProps = { sessions: SessionRow[]; labels: (typeof profile)["sessions"] };

/** Where the reader is signed in, each place with a button that ends it. */
export function SessionList({ sessions, labels }: SessionListProps) {
  const router = useRouter();
  const [pending, startEnding] = useTransition();

  function end(work: () => Promise<FormState>) {
    startEnding(async () => {
      const answer = await work().catch(sayOutdated);
      if (answer?.status === "success") toast.success(answer.message ?? labels.ended);
      else toast.error(answer?.message ?? labels.failed);
      router.refresh();
    });
  }

  return (
    <>
      <ul className="divide-border divide-y">
        {sessions.map(({ id, device, since, place, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
                {device}
                {isThis ? <Badge>{labels.this}</Badge> : null}
              </p>
              <p className="text-muted-foreground text-sm">
                {interpolate(labels.since, { date: since })}, {place}
              </p>
            </div>
            {isThis ? null : (
              <button
                type="button"
                disabled={pending}
                aria-label={interpolate(labels.endLabel, { device, date: since })}
                onClick={() => end(() => endSessionAction(idle, { id }))}
                className={buttonVariants({ variant: "outline", size: "sm" })}
              >
                {labels.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <button
          type="button"
          disabled={pending}
          aria-busy={pending}
          onClick={() => end(() => signOutElsewhereAction(idle, {}))}
          className={buttonVariants({ variant: "outline", className: "w-fit" })}
        >
          {pending ? labels.ending : labels.endOthers}
        </button>
      ) : (
        <p className="text-muted-foreground text-[0.9375rem]">{labels.alone}</p>
      )}
    </>
  );
}
