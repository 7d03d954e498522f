"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { isOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { localeOf } from "@/lib/core/language";
import en from "@/messages/en/failures.json";
import fr from "@/messages/fr/failures.json";
import rw from "@/messages/rw/failures.json";

// The server may not answer, so these few words travel in every language with what shows them.
const words = { en, fr, rw };

export type ListContent = Exclude<keyof typeof en, "title" | "text" | "said" | "retry" | "reload" | "outdated">;

type ListErrorProps = {
  error: Error;
  retry: () => void;
  /** What could not be loaded; the lesson plans unless told. */
  what?: ListContent;
  /** Whether a toast says it too, as it does unless told; or what else it says. */
  aloud?: boolean | ListContent;
};

/** What the toast says; "" for none. */
export function toastOf(labels: typeof en, { what, aloud = true }: Omit<ListErrorProps, "error" | "retry">): string {
  if (aloud === false) return "";
  const said = aloud === true ? what : aloud;
  return said ? labels[said] : interpolate(labels.said, labels);
}

/** What stands in place of a list or page that could not be loaded; one whose script is gone is loaded anew by a press. */
export function ListError({ error, retry, what, aloud }: ListErrorProps) {
  const { locale } = useParams();
  const labels = words[localeOf(locale)];
  const gone = isOutdated(error);
  const told = gone ? "" : toastOf(labels, { what, aloud });
  useEffect(() => {
    if (told) toast.error(told);
  }, [told]);
  const again = (
    <button
      type="button"
      onClick={gone ? () => location.reload() : retry}
      className={buttonVariants({ variant: "outline", size: "sm" })}
    >
      {gone || what === "tiers" ? labels.reload : labels.retry}
    </button>
  );
  if (gone) return <Alert tone="warning" title={labels.outdated} actions={again} />;
  if (what) return <Alert tone="error" title={labels[what]} actions={again} />;
  return (
    <Alert tone="error" title={labels.title} actions={again}>
      {labels.text}
    </Alert>
  );
}
