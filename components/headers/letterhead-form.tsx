"use client";

import { useEffect, useRef, useState } from "react";
import { checkBy } from "@/components/forms/check";
import { Group } from "@/components/plans/creation/form-parts";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { LetterheadInput } from "@/lib/headers/letterhead/schema";
import type { SavedLetterhead } from "@/lib/headers/letterhead/types";
import type { Messages } from "@/lib/i18n/messages";
import { HeaderFrame } from "./header-frame";
import { deleteLetterhead, loadLetterhead, saveLetterhead } from "./letterhead-calls";
import { LetterheadFields } from "./letterhead-fields";
import { LogoField } from "./logo-field";

type Labels = Messages["headers"]["letterhead"] & Record<"logoType" | "logoSize", string>;
type LetterheadFormProps = { saved: SavedLetterhead | null; listHref: string; labels: Labels };

/** What is shown; `round` grows when the fields are to be filled anew. */
type ShownLetterhead = { letterhead: SavedLetterhead | null; round: number };

const check = checkBy(async () => (await import("@/lib/headers/letterhead/schema")).letterheadInput);

const nothing = {
  district: "",
  sector: "",
  schoolName: "",
  schoolAddress: "",
  schoolPhone: "",
  schoolEmail: "",
  additionalInfo: "",
  logo: "",
} satisfies LetterheadInput & { logo: string };

function startOf(letterhead: SavedLetterhead | null): typeof nothing {
  if (!letterhead) return nothing;
  const { logoUrl: _shown, ...texts } = letterhead;
  return { ...nothing, ...texts };
}

/** The letterhead of session plans. */
export function LetterheadForm({ saved, listHref, labels }: LetterheadFormProps) {
  const { shown, setShown, trouble, load, touch } = useFreshLetterhead(saved, labels);
  const { letterhead, round } = shown;
  const [uploads, setUploads] = useState(0);
  const failing = (failed: string) => ({ timedOut: `${failed}. ${labels.timedOut}`, failed });
  return (
    <div className="grid gap-6" onInput={touch}>
      {trouble ? (
        <Alert
          tone="error"
          actions={
            <button type="button" className={buttonVariants({ size: "sm" })} onClick={load}>
              {labels.retry}
            </button>
          }
        >
          {trouble}
        </Alert>
      ) : null}
      <HeaderFrame
        key={round}
        start={startOf(letterhead)}
        check={check}
        naming={["schoolName"]}
        cancelHref={listHref}
        save={(values) => saveLetterhead(values, failing(labels.form.saveFailed))}
        remove={() => deleteLetterhead(failing(labels.form.deleteFailed))}
        onSaved={(data) => {
          setShown({ letterhead: data ?? null, round });
          setUploads(uploads + 1);
        }}
        onRemoved={() => setShown({ letterhead: null, round: round + 1 })}
        labels={labels}
      >
        {(field) => (
          <>
            <LetterheadFields field={field} focused={round > 0} labels={labels} />
            <Group title={labels.groups.logo}>
              <div className="sm:col-span-2">
                <LogoField key={uploads} logoUrl={letterhead?.logoUrl ?? null} field={field("logo")} labels={labels} />
              </div>
            </Group>
          </>
        )}
      </HeaderFrame>
    </div>
  );
}

/**
 * The page may come out of the browser's memory, or stand beside a tab that has saved since: what is saved now is asked
 * for once, and taken while nothing has been typed.
 */
function useFreshLetterhead(saved: SavedLetterhead | null, labels: Labels) {
  const [shown, setShown] = useState<ShownLetterhead>({ letterhead: saved, round: 0 });
  const [trouble, setTrouble] = useState("");
  const [tries, setTries] = useState(0);
  const touched = useRef(false);
  const { timedOut, loadFailed } = labels;

  useEffect(() => {
    let left = false;
    void loadLetterhead({ timedOut, failed: loadFailed }).then(({ status, message, data = null }) => {
      if (left) return;
      setTrouble(status === "error" ? (message ?? loadFailed) : "");
      if (status === "error" || touched.current) return;
      setShown((before) =>
        JSON.stringify(before.letterhead) === JSON.stringify(data)
          ? before
          : { letterhead: data, round: before.round + 1 },
      );
    });
    return () => {
      left = true;
    };
  }, [tries, timedOut, loadFailed]);

  return {
    shown,
    setShown,
    trouble,
    load: () => setTries(tries + 1),
    touch: () => {
      touched.current = true;
    },
  };
}
