"use client";

import { useMemo } from "react";
import { deserialise, type Serialised } from "@/lib/core/serialised-props";

/** The value of a packed prop, the same object as long as the prop stays the same. */
export function useUnpacked<Value>(packed: Serialised<Value>): Value {
  return useMemo(() => deserialise(packed), [packed]);
}
