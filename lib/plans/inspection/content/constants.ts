/** Characters beyond which no text of a plan is read: a form that is filled has a tenth of this. */
export const mostCharacters = 60_000;

/** Characters of one column or note that are read. */
export const mostInColumn = 20_000;

/** Characters of a plan that a finding quotes: of a sentence, of several words beside each other, of one of several problems. */
export const quoteLengths = { sentence: 80, words: 90, problem: 40 };

/** Things that a finding names beside each other. */
export const mostNamed = 3;

/** How an answer that only says where to look is known from one that tells something. */
export const pointers = {
  /** Characters from which an answer tells something, whatever else it points to. */
  length: 120,
  /** Stems of its own, beside those of the question, that it has at most. */
  stemsBesideQuestion: 3,
  /** Stems beside those of the whole plan from which it tells something. */
  stemsBesidePlan: 3,
};

/** How a plan that asks for nothing but remembering is known. */
export const recalling = {
  /** The share of learners' activities that apply what is learnt from which a plan does more. */
  appliedShare: 0.34,
  /** From so many questions on their share is judged by itself. */
  fewestQuestions: 4,
  /** Shares of questions that only ask to remember: of many, and of few where all else is recall, too. */
  many: 0.7,
  few: 0.5,
};

/** Characters before the end of what was read of a problem that may still hold its figures. */
export const figuresBefore = 240;

/** Numbers from which on a line or a note holds data: a stem, a table, a list. */
export const numbersOfData = { line: 3, note: 4 };
