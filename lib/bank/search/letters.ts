import { plainLetters } from "@/lib/core/searchable";

/** The words of a text as they are written, in small letters without accents. */
export function lettersOf(text: string): string[] {
  return plainLetters(text).match(/\p{L}+/gu) ?? [];
}
