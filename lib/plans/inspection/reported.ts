import type { FoundHarm } from "../safety/forbidden";
import { listOf, wholeWordsOf } from "../text/spoken";
import { searchable } from "../text/wording";
import type { PassageContext } from "./surroundings";

// What a text reports of others, or what a test is marked with, in the words of something that is asked of learners.

/** People in the class, and what a teacher has them do. */
const ofClass = wholeWordsOf(
  listOf(
    "learners? pupils? students? trainees? class(?:room|mates?)? volunteers? groups? pairs? each every\\w* " +
      "any(?:one|body) some(?:one|body) own you\\w* we our us my me i they one_by_one in_turn turns? aloud " +
      "circle box front practi\\w+ play\\w* act acts acting stage[sd]? pretend\\w* imagin\\w* hold holds hear " +
      "hears listen\\w* write writes make makes say says tell tells read reads share shares give gives " +
      "prepare\\w* perform\\w* collect\\w* invite\\w* ask_(?:for|them) let",
  ).join("|"),
);
/** Of whom a confession is reported, and before whom. */
const ofCourts =
  /\b(?:perpetrators?|suspects?|prisoners?|detainees?|accused|convict\w*|guilty|criminals?|courts?|gacaca|judges?|trials?|tribunals?|sentences?|reconciliation|forgiveness)\b/;
const kin = /\b(?:child(?:ren)?|sons?|daughters?|famil\w+|relatives?|descendants?|parents?)\b/;

/** "Confession shortened the sentence of the guilty": what a text says of perpetrators; one that is asked of learners stays. */
export function isReported({ harm, words }: FoundHarm, { sentence }: PassageContext): boolean {
  const isOfText = /^confess(?:ions?|ed)$/.test(searchable(words).trim());
  return harm === "ownLife" && isOfText && ofCourts.test(sentence) && !ofClass.test(sentence) && !kin.test(sentence);
}

const ofTest = /\b(?:tests?|exercises?|questions?|answers?|items?|marks?|marked|marking|evaluation|assessment|quiz)\b/;
const ofContest = wholeWordsOf(
  listOf(
    "teams? groups? pairs? rows? benches sides race\\w* fast\\w* quick\\w* first winn\\w+ wins? most best " +
      "games? rounds? compet\\w+ contests? prizes? rewards? bonus extra scoreboard players? boys girls " +
      "leader\\w* highest lose\\w* earn\\w* collect\\w*",
  ).join("|"),
);

/** "Test out of 6 (2 points each)" says how a test is marked; where anybody might win, points are a contest. */
export function isOfMarks({ harm, words }: FoundHarm, { sentence, passage }: PassageContext): boolean {
  const isOfPoints = /^(?:one )?points?(?: (?:for|per))?(?: (?:each|every|correct|right))?$/.test(
    searchable(words).trim(),
  );
  return harm === "contest" && isOfPoints && ofTest.test(sentence) && !ofContest.test(passage);
}

/** A case or story that is told, in which persons are named. */
const ofCase = /\b(?:case|text|story|situation|scenario)(?: \w+)?\s?:[^\n]{0,240}$/;
const instructing =
  /\b(?:funny|jok\w+|learners?|pupils?|students?|trainees?|class|teacher|you|your|make|makes|so that|until|let|lets|whoever)\b/;

/** "Case 1: a boy falls in the mud. Others laugh": mockery that a case tells of, and no mirth of the class. */
function isMockery({ harm, words }: FoundHarm, { before, sentence }: PassageContext): boolean {
  return (
    harm === "energiser" &&
    /^laugh(?:s|ing)?$/.test(searchable(words).trim()) &&
    ofCase.test(before) &&
    /\b(?:some|others|friends|neighbours|boys|girls|people|classmates)(?: (?:boys|girls|friends|classmates|children|people))? (?:(?:start|begin) )?$/.test(
      before,
    ) &&
    !instructing.test(sentence)
  );
}

/** "What he read, and quarrelled at home": of one person "read" is said of the past alone, and asks nobody for anything. */
function isPast({ harm, words }: FoundHarm, { before, sentence }: PassageContext): boolean {
  return (
    harm === "askingHome" &&
    /^read\b/.test(searchable(words)) &&
    /\b(?<!or )(?:he|she|had) $/.test(before) &&
    !instructing.test(sentence)
  );
}

/** A case or story in which the named person of this very clause is. */
const inCase =
  /\b(?:(?:in|of|from) the (?:case|story|text|book|passage)|(?:case|story) of)\b|\b(?:case|story)(?: \w+)?\s?:/;
const ofNamed = /(?:^|[\s:,])\p{Lu}\p{Ll}+,? (?:who )?(?:\p{Ll}+ ){0,3}$/u;
const ofOne = /\b(?:her|his|she|he)\b/;
const ofMany =
  /\b(?:your?|their|they|own|each|every\w*|any(?:one|body)|some(?:one|body)|girls|boys|children|volunteers?|groups?|pairs?)\b/;

/** "The story of Ineza, who had her first period at school": of a person in a case, and nobody in the class is asked. */
function isOfCase({ harm, words }: FoundHarm, { lead, before, sentence }: PassageContext): boolean {
  const said = searchable(words);
  const isNamed = inCase.test(before) && ofNamed.test(lead) && ofOne.test(said);
  return harm === "ownLife" && isNamed && !instructing.test(sentence) && !ofMany.test(sentence);
}

/** Whether a text only tells that this happened to somebody in a case or story. */
export function isToldOf(one: FoundHarm, place: PassageContext): boolean {
  return isMockery(one, place) || isPast(one, place) || isOfCase(one, place);
}

const ofLearners =
  /\b(?:learners?|pupils?|students?|trainees?|child\w*|girls?|boys?|class\w*|orphans?|among|one of|parents?|grand\w+)\b/;

/** "A survivor invited by the school tells her story": a guest who is asked to, and no learner. */
export function isOfGuest({ harm, words }: FoundHarm, { before }: PassageContext): boolean {
  const isTelling = /^(?:tells?|speaks?|shares?) (?:of |about )?(?:her|his) (?:story|testimony|life)$/.test(
    searchable(words).trim(),
  );
  const [opening = ""] = /[^.?!;\n]*$/.exec(before) ?? [];
  const isGuest = /\b(?:invited|guests?|guide)\b/.test(opening) && !ofLearners.test(opening);
  return harm === "ownLife" && isTelling && isGuest;
}

const schoolTexts = /\b(?:pages?|notes?|notebooks?|textbooks?|books?|leaflets?|handouts?|tables?)\b/;
const ofPeople =
  /\b(?:aloud|ask\w*|interview\w*|about|famil\w+|parents?|neighbou?rs?|elders?|(?:to|with|for|from|before) (?:the|your|their|a|an|some\w*|his|her|every\w*|any\w*|all))\b/;

/** "Read page 45 at home": homework with a book asks nobody there. */
export function isBookwork({ harm, words }: FoundHarm, { sentence }: PassageContext): boolean {
  const said = searchable(words).trim();
  const isReading = /^(?:re-?)?reads?\b/.test(said) && schoolTexts.test(said);
  return harm === "askingHome" && isReading && !ofPeople.test(sentence);
}

/** "No, I don't take it. Come and play cards with me": what somebody who refuses offers instead is no game of the class. */
export function isOffered({ harm, words }: FoundHarm, { before, sentence }: PassageContext): boolean {
  return (
    harm === "energiser" &&
    /^play (?:ball|cards|music)$/.test(searchable(words).trim()) &&
    /\b(?:come(?: and)?|let(?:'|’| u)s|(?:rather|prefer to|going to|want to|will)) $/.test(before) &&
    /(?:["'‘’“«] ?no\b|\brefus\w+|\bsay(?:s|ing)? no\b)[^\n]*$/.test(before.slice(-160)) &&
    !/\b(?:learners?|pupils?|students?|trainees?|class|groups?|teacher)\b/.test(sentence)
  );
}
