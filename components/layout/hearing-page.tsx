"use client";

import type { ComponentProps } from "react";
import { hearing } from "./hearing";

/** The outermost element of a page that the server draws. */
export function HearingPage(props: ComponentProps<"div">) {
  return <div {...props} {...hearing} />;
}
