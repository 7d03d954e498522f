"use client";

import { useEffect, useState } from "react";
import { interpolate } from "@/lib/core/interpolate";
import type { RebLabels } from "./groups";

/** Whoever goes on typing is not interrupted. */
const pause = 500;

/** The learner whose name a text tells beside a need; what knows needs comes when somebody has typed. */
function useTypedName(text: string): string | null {
  const [found, setFound] = useState<{ text: string; name: string | null }>({ text: "", name: null });
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      void import("@/lib/plans/needs/schema").then(
        ({ namedLearner }) => {
          if (!isLeft) setFound({ text, name: namedLearner.parse(text) });
        },
        // Without it a note is missing; what was typed is not.
        () => undefined,
      );
    }, pause);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found.name !== null && text.includes(found.name) ? found.name : null;
}

type TypedNotesProps = { text: string; limit?: number; labels: Pick<RebLabels["create"], "nameTyped" | "textFull"> };

/** What is to be known of what stands in a field: that a learner is named, or that no more fits. */
export function TypedNotes({ text, limit = Infinity, labels }: TypedNotesProps) {
  const name = useTypedName(text);
  return (
    <span role="status" className="text-warning block font-medium">
      {name === null ? null : `${interpolate(labels.nameTyped, { name })} `}
      {text.length >= limit ? `${interpolate(labels.textFull, { limit })} ` : null}
    </span>
  );
}
