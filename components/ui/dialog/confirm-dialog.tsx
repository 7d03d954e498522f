"use client";

import type { ConfirmDialogProps } from "./confirm-types";
import { dialogOf } from "./dialog";
import { onDemand } from "../on-demand";

/** One question with two answers. The safe answer comes first and has the focus. It travels when the first one is asked. */
export const ConfirmDialog = dialogOf<ConfirmDialogProps>(
  onDemand(() => import("./confirm-surface").then((module) => module.ConfirmSurface)),
  () => true,
);
