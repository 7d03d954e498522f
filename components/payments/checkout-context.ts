"use client";

import { createContext, useContext } from "react";
import type { Offer } from "./types";

type CheckoutContext = {
  /** Opens the choice of how to pay. */
  open: (offer: Offer) => void;
  /** The item whose payment is being started. */
  processing: string | null;
};

export const Checkout = createContext<CheckoutContext>({ open: () => undefined, processing: null });

export function useCheckout(): CheckoutContext {
  return useContext(Checkout);
}
