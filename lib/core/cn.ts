import { clsx, type ClassValue } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two utilities that conflict the last wins. For server components: it weighs 7 KB in the browser. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
