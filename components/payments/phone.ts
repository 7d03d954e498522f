/** Shorter input cannot be a number. Source: PAY-9. */
const shortest = 9;

/** Whether it is worth trying. */
export function mayContinue(written: string): boolean {
  return written.trim().length >= shortest;
}

/**
 * What is wrong with a number, in every way in which a Rwandan writes one: 078..., 78..., 250..., +250..., 00250..., with
 * blanks, dots, dashes or brackets. The server decides; this only answers sooner.
 */
export function phoneProblem(written: string): "invalid" | "mtn" | null {
  const national = written
    .replace(/[\s().\-\u2010-\u2015]/g, "")
    .replace(/^\+/, "")
    .replace(/^00/, "")
    .replace(/^250/, "")
    .replace(/^0/, "");
  if (!/^7[2389]\d{7}$/.test(national)) return "invalid";
  return /^7[89]/.test(national) ? null : "mtn";
}
