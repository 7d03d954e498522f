"use client";

import { useParams } from "next/navigation";
import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { toast } from "@/components/ui/toast";
import { defaultLocale, isLocale } from "@/lib/core/language";
import en from "@/messages/en/failures.json";
import fr from "@/messages/fr/failures.json";
import rw from "@/messages/rw/failures.json";

// The server may not answer, so these few words travel with the page in every language.
const words = { en, fr, rw };

type ListErrorProps = {
  retry: () => void;
  /** What could not be loaded; the lesson plans unless told. */
  what?: Exclude<keyof typeof en, "title" | "text" | "retry" | "reload">;
  /** Whether a toast says it too; or what else it says. */
  aloud?: boolean | Exclude<ListErrorProps["what"], undefined>;
};

/** What stands in place of a list that could not be loaded. */
export function ListError({ retry, what, aloud = false }: ListErrorProps) {
  const { locale } = useParams();
  const labels = words[isLocale(locale) ? locale : defaultLocale];
  const said = aloud === true ? what : aloud || undefined;
  const told = said ? labels[said] : null;
  useEffect(() => {
    if (told) toast.error(told);
  }, [told]);
  const again = (
    <button type="button" onClick={retry} className={buttonVariants({ variant: "outline", size: "sm" })}>
      {what === "tiers" ? labels.reload : labels.retry}
    </button>
  );
  if (what) return <Alert tone="error" title={labels[what]} actions={again} />;
  return (
    <Alert tone="error" title={labels.title} actions={again}>
      {labels.text}
    </Alert>
  );
}
