import type { NeedKind } from "./constants";
import { isFilled, oneLine, searchable } from "../../composing/rules";

export type Need = { kind: NeedKind; count: number | null; words: string };

/** Verbs for "who does not see, hear, speak, walk" in the four languages, whatever the person. */
const cannot = "(?:cannot|can't|can not|unable to|does not|doesn't|do not|don't)";
const sees = `${cannot} see|trouble seeing|ne (?:voit|voient) pas|(?:voit|voient) mal|\\b(?:ku|u|ba|a|i)ta(?:bona|reba)|\\bnti?(?:a|ba)(?:bona|reba)|\\bb?a(?:bona|reba) nabi|\\b(?:u|ba|a)dashobora kubona|(?:kibazo|ngorane) [cz]yo kubona`;
const hears = `${cannot} hear|trouble hearing|n'entend(?:ent)? pas|(?:entend|entendent) mal|\\b(?:ku|u|ba|a|i)tumva|\\bnti[yb]umva|\\b[yb]umva nabi|\\b(?:u|ba|a)dashobora kumva|(?:kibazo|ngorane) (?:cyo|zo) kumva`;
const speaks = `${cannot} (?:speak|talk)|ne (?:parle|parlent) pas|\\b(?:ku|u|ba|a|i)tavuga|\\bnti?(?:a|ba)vuga|\\b(?:u|ba|a)dashobora kuvuga`;
const walks = `${cannot} walk|ne (?:marche|marchent) pas|\\b(?:ku|u|ba|a)tagenda|\\bnti?(?:a|ba)genda|\\b(?:u|ba|a)dashobora kugenda`;
const notInSwahili = "(?:ha|hawa|asiye|wasio|siyo|asiyeweza ku|wasioweza ku|hawezi ku|hawawezi ku)";

const kinds: readonly [NeedKind, RegExp][] = [
  ["albinism", /albin|ubumuga bw'uruhu|nyamweru|zeruzeru|l?emavu wa ngozi/],
  [
    "visual",
    new RegExp(
      `${sees}|\\b${notInSwahili}(?:oni|ona)\\b|visual|vision|blind|sight|\\beyes?\\b|malvoy|aveugl|\\bvue\\b|amaso|impumyi|uoni|kuona|vipofu|kipofu|macho`,
    ),
  ],
  [
    "hearing",
    new RegExp(
      `${hears}|\\b${notInSwahili}siki[ai]|hearing|deaf|malentend|sourd|\\bouie\\b|audit|amatwi|pfamatwi|kusikia|viziwi|kiziwi|usikivu|uziwi`,
    ),
  ],
  ["autism", /autis|otisime|usonji|tawahudi/],
  [
    "speech",
    new RegExp(
      `${speaks}|\\b${notInSwahili}(?:semi|sema|zungumz[ai])|speech|stutter|stammer|\\bmute\\b|\\bmuets?\\b|\\bmuettes?\\b|begai|begay|parole|langage|dedemanga|didimanga|[iu]kiragi|ibiragi|kuzungumza|kuongea|kigugumizi|\\bbubu`,
    ),
  ],
  ["gifted", /gifted|talented|fast learner|surdou|precoce|impano|bihuta|wihuta|vipawa|kipawa|wepesi/],
  [
    "slow",
    /slow|learning (difficult|disab)|intellect|mental|dyslex|down syndrome|trisomi|difficultes? d'apprentissage|lents?\b|lentes?\b|ingorane mu myigire|mu mutwe|\b[bw]iga (?:buhoro|gahoro)|kujifunza polepole|ugumu wa kujifunza|akili|wazito/,
  ],
  [
    "physical",
    new RegExp(
      `${walks}|\\b${notInSwahili}tembe[ai]|physical|motor|wheel ?chair|crutch|mobili|limb|moteur|fauteuil|bequille|ingingo|\\bkagare|akagare|mbago|amaguru|viungo|l?emavu wa miguu|baiskeli|kiti cha magurudumu`,
    ),
  ],
];

/** Words that speak of a need without its kind. */
const unnamed =
  /disab|handicap|\bubumuga|l?emavu|special (?:educational )?needs?|besoins? (?:educatifs? )?(?:speciaux|particuliers?)|epilep|igicuri|kifafa|mahitaji maalum/;

/** Lessons whose titles share a word with a need: "physical education", "umupira w'amaguru", "calcul mental". */
const lessons =
  /physical (?:education|quantit\w*|geography|propert\w*|changes?|features?|and health)|environmental|fundamental|mental (?:arithmetic|calculation|maths?)|calcul mental|w'amaguru|sight words?|\bmotors\b|les moteurs?|figures? of speech|direct speech|reported speech|parts of speech|speech marks/g;

/** "Umwe utumva", "asiyesikia": only a person does not see, hear or speak. */
const cannotClause = new RegExp(
  `${sees}|${hears}|${speaks}|${walks}|\\b${notInSwahili}(?:oni|ona|siki[ai]|zungumz[ai])`,
);

/** Words that show that a clause speaks of learners rather than of what is taught. */
const ofLearners =
  /learner|student|pupil|child|apprenant|eleve|enfant|umwana|abana\b|munyeshuri|abanyeshuri|mwanafunzi|wanafunzi|mtoto|watoto|\bufite|\bbafite|\bafite|mwenye|wenye|disab|handicap|ubumuga|l?emavu|impair|low vision|\bblind\b|\bdeaf\b|albin|autis|gifted|slow|wheelchair|malvoy|malentend|aveugle|\bsourde?s?\b|impumyi|pfamatwi|nyamweru|viziwi|kiziwi|kipofu|vipofu|usonji|dyslex|epilep|igicuri|kifafa/;

/** What a text says of a need, its lesson titles left out; accents and case do not count. */
export function needKindOf(words: string): NeedKind | null {
  const text = words.replace(lessons, " ");
  const named = kinds.find(([, pattern]) => pattern.test(text))?.[0];
  return named ?? (unnamed.test(text) ? "other" : null);
}

const numbers: readonly [RegExp, number][] = [
  [/\b(one|un|une|umwe|mmoja)\b/, 1],
  [/\b(two|deux|babiri|wawili)\b/, 2],
  [/\b(three|trois|batatu|watatu)\b/, 3],
  [/\b(four|quatre|bane|wanne)\b/, 4],
  [/\b(five|cinq|batanu|watano)\b/, 5],
  [/\b(six|batandatu|sita)\b/, 6],
  [/\b(seven|sept|barindwi|saba)\b/, 7],
  [/\b(eight|huit|umunani|wanane)\b/, 8],
  [/\b(nine|neuf|icyenda|tisa)\b/, 9],
  [/\b(ten|dix|icumi|kumi)\b/, 10],
];

const nothing =
  /^(none|no|nil|n\/?a|no special needs?.*|aucun.*|neant|rien|nta(wo|we|bo|byo|kibazo)?( .*)?|hakuna.*|hapana|-+|0)$/;

/** "A blind learner", "umwana utumva": one, though no number is said. */
const single =
  /\ban? (?:[\w-]+ ){0,2}(?:learner|child|student|pupil|boy|girl)\b|\bumwana\b|\bumunyeshuri\b|\bmwanafunzi\b|\bmtoto\b/;

/** A number of learners said in digits or, up to ten, in words of the four languages. */
export function countIn(text: string): number | null {
  const digits = /\b(\d{1,3})\b/.exec(text);
  if (digits) return Number(digits[1]) || null;
  const said = numbers.find(([pattern]) => pattern.test(text))?.[1];
  return said ?? (single.test(text) ? 1 : null);
}

/** The special needs that a teacher's free text names, in any of the four languages, each once, with its number. */
export function findNeeds(specialNeeds: string): Need[] {
  if (!isFilled(specialNeeds) || nothing.test(searchable(specialNeeds).trim().replace(/[.!]$/, ""))) return [];
  const found: Need[] = [];
  for (const part of specialNeeds.split(/[,;\n/+&]|\band\b|\bet\b|\bna\b|\s+n[’'](?!ent)/)) {
    const words = searchable(part);
    const kind = needKindOf(words);
    if (kind && !found.some((need) => need.kind === kind))
      found.push({ kind, count: countIn(words), words: oneLine(part, 80) });
  }
  if (found.length > 0) return found;
  return [{ kind: "other", count: countIn(searchable(specialNeeds)), words: oneLine(specialNeeds, 80) }];
}

/** The kind of special need that a clause of a description speaks of, or null where it speaks of something else. */
export function needKindIn(text: string): NeedKind | null {
  const words = searchable(text);
  const kind = needKindOf(words);
  const counted = numbers.some(([pattern]) => pattern.test(words)) || cannotClause.test(words);
  return kind && (counted || ofLearners.test(words) || /^\d/.test(words)) ? kind : null;
}
