"use client";

import { useEffect, useState, type RefObject } from "react";
import type { FieldValues } from "../fields";

/** What stands in some of a form's controls, as it is typed; before the first look, the values it began with. */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  { values, names }: { values: FieldValues; names: readonly string[] },
): Record<string, unknown> {
  const key = names.join(" ");
  const [present, setPresent] = useState<Record<string, unknown>>(values);

  useEffect(() => {
    const element = form.current;
    if (!element || !key) return;
    function look() {
      if (!element) return;
      const data = new FormData(element);
      setPresent(Object.fromEntries(key.split(" ").map((name) => [name, data.get(name)])));
    }
    const first = setTimeout(look);
    element.addEventListener("input", look);
    return () => {
      clearTimeout(first);
      element.removeEventListener("input", look);
    };
  }, [form, key]);

  return present;
}
