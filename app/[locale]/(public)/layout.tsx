import type { ReactNode } from "react";
import "../../public.css";

/** Prerendered in the three languages; an address in another language is not found. */
export const dynamicParams = false;

export default function PublicLayout({ children }: { children: ReactNode }) {
  return children;
}
