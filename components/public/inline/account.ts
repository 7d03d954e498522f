import { nameCookie } from "@/lib/core/name-cookie";

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** Who is signed in, as a cookie says: the letter in the bar and the name in its menu; null for nobody. */
export function signedIn(): { initial: string; name: string } | null {
  const kept = new RegExp(`(?:^|; )${nameCookie}=([^;]+)`).exec(document.cookie)?.[1];
  if (kept === undefined) return null;
  const words = decoded(kept).split(" ");
  // A session of before left the name alone.
  const initial = words.length > 1 ? words.shift() : words[0]?.[0];
  return { initial: (initial || "U").toUpperCase(), name: words.join(" ") };
}
