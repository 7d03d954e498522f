import type { AgeBand } from "./constants";
import { searchable } from "../../../text/wording";

/** The age of a class from its name in any of the four languages; what is not recognised counts as P4-P6. */
export function ageBand(classLevel: string): AgeBand {
  const name = searchable(classLevel);
  if (/nursery|pre-?primary|maternelle|inshuke|awali|grade\s*[123]\b|baby|\bn[123]\b/.test(name)) return "early";
  if (/\b(tt?c|year\s*[123])\b/.test(name)) return "upper";
  const primary = /\b(?:p|primary|primaire|abanza|msingi)\s*\.?\s*([1-6])\b/.exec(name);
  if (primary) return Number(primary[1]) <= 3 ? "early" : "primary";
  const secondary = /\b(?:s|senior|secondary|secondaire|ayisumbuye|sekondari)\s*\.?\s*([1-6])\b/.exec(name);
  if (secondary) return Number(secondary[1]) <= 3 ? "lower" : "upper";
  return "primary";
}
