"use client";

import { createContext, useContext } from "react";
import type { Offer } from "./types";

type DeskContext = {
  /** Opens the choice of how to pay. */
  open: (offer: Offer) => void;
  /** The item whose payment is being started. */
  processing: string | null;
};

export const Desk = createContext<DeskContext>({ open: () => undefined, processing: null });

export function useDesk(): DeskContext {
  return useContext(Desk);
}
