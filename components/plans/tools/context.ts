"use client";

import { createContext, useContext } from "react";
import type { ToolsContext } from "./types";

/** Null on pages where nothing can be changed. */
export const PlanToolsContext = createContext<ToolsContext | null>(null);

export function usePlanTools(): ToolsContext | null {
  return useContext(PlanToolsContext);
}
