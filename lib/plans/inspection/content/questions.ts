import { inAnyLanguage, wholeWords, type Spoken } from "../../text/spoken";
import { searchable } from "../../text/wording";
import { appliedShare } from "../levels";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { pointers, recalling } from "./constants";
import { isRote, promisesRecall } from "./depth";
import { isReceptive } from "./receptive";
import { announcedAnswer, isSaid, leadingAside, withAsides, withoutAside } from "./keys";
import { lists } from "./lists";
import { sentencesOf } from "./sentences";
import type { ContentReading, Question } from "./reading";
import { unansweredSets } from "./sets";
import { unlessFrame } from "./substance";
import { ownStems, tokens } from "./terms";
import { hasKey, saysAnswer } from "./answers";

/** Whether a sentence asks: by its mark, or by the verb that it begins with. */
function isAsking(sentence: string, said: string, language: ContentReading["language"]): boolean {
  return said.length > 3 && (sentence.includes("?") || lists[language].recall.test(searchable(said)));
}

/** Questions that stand in a text, each with its answer: beside it, or in what is announced as answer or key behind several. */
function questionsIn(
  { field, text }: { field: string; text: string },
  language: ContentReading["language"],
): Question[] {
  const asked: Question[] = [];
  const sentences = text.split("\n").flatMap((line) => sentencesOf(withAsides(line)));
  for (const sentence of sentences) {
    const { aside, rest } = leadingAside(sentence);
    const last = asked.at(-1);
    if (last?.answer === "" && isSaid(aside)) last.answer = aside;
    const { said, aside: within } = withoutAside(rest);
    const own = askedPart(said);
    const announced = said.includes("?") ? "" : announcedAnswer(said);
    if (announced) for (const question of asked.filter(({ answer }) => answer === "")) question.answer = announced;
    else if (isAsking(said, own, language)) asked.push({ field, asked: own, answer: within });
    else if (last?.answer === "" && /^[=→]/.test(own)) last.answer = own;
  }
  return asked;
}

/** "Asks: What is a force?" as the question alone. */
function askedPart(sentence: string): string {
  const colon = sentence.lastIndexOf(": ");
  return (colon >= 0 ? sentence.slice(colon + 2) : sentence)
    .replace(/^[-•*\s]*(?:\d{1,2}(?:[.)]\s*|\s+(?=\p{L}{2})))?["“«]?\s*/u, "")
    .trim();
}

/** How questions for a place begin, and the words by which they are known wherever these stand. */
const whereFirst: Spoken = {
  en: ["where", "in which", "on which"],
  fr: ["ou"],
  rw: ["(?:ni )?he"],
  sw: ["(?:ni )?wapi"],
};
const whereAnywhere: Spoken = { en: [], fr: [], rw: ["hehe"], sw: ["wapi"] };
const beginsWithWhere = new RegExp(`^(?:${inAnyLanguage(whereFirst)})(?!\\p{L})`, "u");
const hasWhere = wholeWords(whereAnywhere);

/** "Where is it?", "In which paragraph does he leave?" are answered by a place. */
function isPlaceAsked(asked: string, pointer: string): boolean {
  if (beginsWithWhere.test(asked) || hasWhere.test(asked)) return true;
  return pointer.split(" ").some((word) => word.length > 3 && asked.includes(word));
}

/** "The reason is in the last paragraph", "Sum of the bars in Figure 4". */
function sendsElsewhere({ asked, answer }: Question, language: ContentReading["language"]): boolean {
  const said = searchable(answer);
  const [pointer] = said.length > pointers.length ? [] : (lists[language].pointed.exec(said) ?? []);
  if (pointer === undefined || isPlaceAsked(searchable(asked), pointer)) return false;
  const known = ownStems(asked, language);
  return [...ownStems(answer, language)].filter((stem) => !known.has(stem)).length <= pointers.stemsBesideQuestion;
}

/** An answer that sends elsewhere, or says that there will be one, tells nothing: "see the book", "correct answer". */
export function isHollow(question: Question, { language, given }: ContentReading): boolean {
  const { answer } = question;
  const said = searchable(answer).trim();
  if (!isSaid(said)) return true;
  if (sendsElsewhere(question, language)) return true;
  if (!lists[language].points.test(said)) return false;
  const known = ownStems(given, language);
  const own = [...ownStems(answer, language)].filter((stem) => !known.has(stem));
  return own.length < pointers.stemsBesidePlan && said.length < pointers.length;
}

function unanswered(reading: ContentReading): FieldPlace[] {
  const { questions } = reading;
  const hollow = questions.filter((question) => isHollow(question, reading));
  if (questions.length === 0 || hollow.length === 0) return [];
  const values = { count: String(hollow.length), total: String(questions.length) };
  return hollow.length * 2 >= questions.length ? [{ field: questions[0]?.field ?? "", values }] : [];
}

/** All questions of a plan: those set as exercises, and those that stand in its steps and its assessment. */
export function allQuestions(reading: ContentReading): Question[] {
  const { parts, assessment, questions, language } = reading;
  const texts = [...parts.map(({ field, teacher }) => ({ field, text: teacher })), assessment];
  return [...questions, ...texts.flatMap((text) => questionsIn(text, language))];
}

/** Who asks for a reason or a way asks for more than remembering. */
const reasonWords: Spoken = { en: ["why", "how"], fr: ["pourquoi", "comment"], rw: ["kuki"], sw: ["kwa nini"] };
const asksReason = wholeWords(reasonWords);

function isRecall({ asked }: Question, language: ContentReading["language"]): boolean {
  const said = searchable(asked).replace(/^(?:\d+[.)]\s*)/, "");
  const isReckoned = tokens(asked, language).filter(({ word }) => /\d/.test(word)).length >= 2;
  return lists[language].recall.test(said) && !isReckoned && !asksReason.test(said);
}

/** Whatever is asked in the end, learners themselves do nothing. */
function onlyReceived(reading: ContentReading): FieldPlace[] {
  if (reading.isCalm || !isReceptive(reading)) return [];
  return [{ field: reading.parts.at(1)?.field ?? reading.assessment.field }];
}

/** Hardly anything but remembering is promised or asked, and nothing but repeating is done. */
function recallOnly(reading: ContentReading): FieldPlace[] {
  const asked = allQuestions(reading);
  const recalled = asked.filter((question) => isRecall(question, reading.language)).length;
  const applied = appliedShare(
    reading.parts.map(({ learners }) => learners),
    reading.language,
  );
  if (asked.length === 0 || applied >= recalling.appliedShare) return [];
  const isAsked = asked.length >= recalling.fewestQuestions && recalled / asked.length >= recalling.many;
  const isAll = recalled / asked.length >= recalling.few && promisesRecall(reading) && isRote(reading);
  if (!isAsked && !isAll) return [];
  const values = { count: String(recalled), total: String(asked.length) };
  return [{ field: reading.assessment.field, values }];
}

const steps: Spoken = { en: ["step"], fr: ["etape"], rw: ["intambwe"], sw: ["hatua"] };
const assessments: Spoken = { en: ["assess", "eval", "test", "quiz"], fr: ["eval"], rw: ["isuzuma"], sw: ["tathmin"] };
/** A line that begins with the name of the assessment. */
const assessing = new RegExp(`^\\W*(?:(?:${inAnyLanguage(steps)}) \\d+\\W+)?(?:${inAnyLanguage(assessments)})`);

/** By what learners are observed while they work, where no answer can be given. */
const observations: Spoken = {
  en: ["checklist", "list", "criteri", "observed", "score sheet", "marked"],
  fr: ["grille", "liste"],
  rw: [],
  sw: ["orodha"],
};
const isObserved = wholeWords(observations);

/** Whether the answers stand with the learners at the end, beside the assessment where they name it, or in a key of the notes. */
function isTold(reading: ContentReading): boolean {
  const learners = reading.parts.at(-1)?.learners ?? "";
  const beside = learners.split("\n").filter((line) => assessing.test(searchable(line)));
  const done = beside.length > 0 ? beside.join("\n") : learners;
  const notes = reading.notes.map(({ text }) => text);
  return saysAnswer(done, reading.assessment.text, reading) || hasKey(notes, reading);
}

/** A plan without exercises of its own answers at least what its assessment asks. */
function answeredInPlace(reading: ContentReading): FieldPlace[] {
  // A calm lesson asks what learners think, and there is no key to that.
  if (reading.questions.length > 0 || reading.isCalm) return [];
  const asked = questionsIn(reading.assessment, reading.language);
  const answered = asked.filter(({ answer }) => answer !== "");
  const sent = answered.filter((question) => sendsElsewhere(question, reading.language)).length;
  const isOpen = answered.length === 0 && !isObserved.test(searchable(reading.assessment.text));
  if (asked.length < 2 || (!isOpen && (sent < 2 || sent * 2 < asked.length))) return [];
  if (isOpen && isTold(reading)) return [];
  const count = String(isOpen ? asked.length : sent);
  return [{ field: reading.assessment.field, values: { count, total: String(asked.length) } }];
}

export const questionRules: readonly Rule<ContentReading>[] = [
  {
    id: "answersGiven",
    criterion: "content",
    severity: "hard",
    cap: caps.unteachable,
    find: unlessFrame((reading) => {
      const found = [...unanswered(reading), ...answeredInPlace(reading)];
      return found.length > 0 ? found : unansweredSets(reading);
    }),
  },
  { id: "beyondRecall", criterion: "content", severity: "hard", cap: caps.unteachable, find: unlessFrame(recallOnly) },
  { id: "learnersAct", criterion: "content", severity: "hard", cap: caps.unteachable, find: unlessFrame(onlyReceived) },
];
