"use client";

import { Suspense } from "react";
import { lazyDialog } from "@/components/ui/dialog";
import type { FormState } from "@/lib/web/form-state";
import type { LimitText } from "./limit-notice";

/** Most forms never need it. */
const LimitNotice = lazyDialog(() => import("./limit-notice").then((module) => module.LimitNotice));

type LimitedProps = {
  /** Undefined until there was one. */
  refusal?: FormState | null;
  onClose: () => void;
  text: LimitText;
};

/** Why no plan is made. Once it was needed it stays, so that it can give the focus back as it closes. */
export function Limited({ refusal, onClose, text }: LimitedProps) {
  if (refusal === undefined) return null;
  return (
    <Suspense>
      <LimitNotice refusal={refusal} onClose={onClose} text={text} />
    </Suspense>
  );
}
