import { searchable } from "../../../text/wording";
import { wordCount } from "../../../text/reading";

const measure =
  /[:(–-]\s*(?:\p{L}+[\s,]+){1,}\p{L}+|\b(?:works?|uses?|follows|reads|writes|speaks|tells|holds|listens|measures|counts|draws|explains|joins|receives|chooses|solves|marks|answers|copies|types|signs|using|stays?|sits?|gets?|may|feels?|has|have|keeps?|share|starts?|decides?|given|with the|takes?|is the one|travaille|utilise|recoit|assis|peut|akoresha|yicara|ahabwa|anatumia|anakaa|hupewa)\b/u;

/** Whether a need is typed together with what is done for it: "1 learner with low vision: front desk, wider strips". */
export function isMeasured(words: string, typed: string): boolean {
  const line = typed.split(/[;\n]/).find((part) => part.includes(words) || words.includes(part.trim()));
  const said = searchable(line ?? words).replace(/^[^\p{L}\d]*/u, "");
  return wordCount(said) > 5 && measure.test(said);
}
