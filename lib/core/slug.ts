import { searchable } from "./searchable";

/** The text as part of a file name: lower case letters and digits joined by hyphens, at most `limit` characters. */
export function slug(text: string, limit: number): string {
  return searchable(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, limit)
    .replace(/-+$/, "");
}
