"use client";

import { useMemo } from "react";
import { unpack, type Packed } from "@/lib/core/packed";

/** The value of a packed prop, the same object as long as the prop stays the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
