"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldValues } from "../fields";
import { keepUnsent, readUnsent, type UnsentPlace } from "../unsent";

type KeptInput = { place: UnsentPlace; form: UseFormReturn<FieldValues> };

/** What is typed is kept in the browser until a plan was made of it. */
export function useKeptInput({ place, form }: KeptInput) {
  const [kept, setKept] = useState(false);
  const { reset, getValues } = form;
  const { accountId, form: name } = place;

  useEffect(() => {
    const unsent = readUnsent({ accountId, form: name });
    if (!unsent) return;
    reset((values) => merged(values, unsent), { keepDefaultValues: true });
    const shown = setTimeout(() => setKept(true));
    return () => clearTimeout(shown);
  }, [accountId, name, reset]);

  return {
    kept,
    keep: () => keepUnsent(place, getValues()),
    forget() {
      keepUnsent(place, null);
      setKept(false);
      reset();
    },
  };
}

/** Only known fields of the right type are taken back. */
function merged(values: FieldValues, unsent: Record<string, unknown>): FieldValues {
  const taken: FieldValues = { ...values };
  for (const [name, value] of Object.entries(unsent)) {
    if (typeof value === "string" && typeof values[name] === "string") taken[name] = value;
    if (typeof value === "boolean" && typeof values[name] === "boolean") taken[name] = value;
  }
  return taken;
}
