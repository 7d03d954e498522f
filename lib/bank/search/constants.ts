// What the search is tuned by, on tests/unit/bank and `npm run eval`. Shares are of the words of a wish or of a title, by their
// weight: 1 is all of them.

/** The share of a title from which on a wish is taken for the title: only what tells little may be missing. */
export const wholeTitle = 0.85;

/** The share of a title that a wish must have which is but its beginning, of several words or of one, or stands all over it. */
export const partOfTitle = { begins: 0.4, beginsInOneWord: 0.5, scattered: 0.6 };

/** The share of a wish that titles must answer before the texts of an entry may answer the rest. */
export const answeredByTitles = 0.5;

/** The share of a wish that the titles of an entry must have for it to be asked about, though another class's or language's. */
export const nearlyAllTitled = 0.75;

/** The share of a wish that titles must have for an entry to be its topic: with a whole title, and where only texts say more. */
export const mostlyTitled = 0.4;

/** The shares of a wish that an entry must teach to be offered for its texts: alone, and behind others found by titles. */
export const taughtInTexts = { alone: 0.5, behindOthers: 0.65 };

/** The shares of a wish that an entry must teach to be offered: by one word, by several, and by a whole title. */
export const offered = { oneWord: 0.6, severalWords: 0.4, wholeTitle: 0.2 };

/** The least shares of a title and of the wish that make an entry a neighbour; less of the wish where it has the whole title. */
export const neighbour = {
  usual: { ofTitle: 0.34, ofWish: 0.45 },
  ofWholeTitle: { ofTitle: wholeTitle, ofWish: 0.2 },
};

/** The share in common that makes a neighbour of any class, and with a whole title or less how many years it may be away. */
export const neighbourOfOtherCycle = { alike: 0.6, wholeTitle: { years: 2 }, halfAlike: { share: 0.45, years: 1 } };

/** The share of a wish, and the years, by which a neighbour tells the subject that a topic is taught in. */
export const tellsSubject = { ofWish: 0.6, years: 1 };

/** Years between classes that are not of one row, as those of a college: farther apart than any that are. */
export const unknownYears = 9;

/** How many years a lesson's classes may lie beside the class that is to be taught; more where it has the whole topic. */
export const farthest = { usual: 2, whole: 4 };

/** How often an entry says a word that narrows its topic down to be about that, too: "heat capacity of water". */
export const narrowingMentions = 4;

/** How often an entry says a word to teach it: in task, summary or questions, and in all its texts. */
export const teachingMentions = { taught: 2, whole: 4 };

/** Entries that are offered to choose from, neighbours that are shown, and entries found by titles that are looked at for it. */
export const mostEntries = { offered: 4, near: 3, lookedAt: 16 };

/** From how many letters on words are compared in each way: what is shorter has too many that are like it. */
export const wordLengths = {
  /** Two that sound alike are one. */
  sameSound: 4,
  /** One letter may be wrong, and two. */
  oneWrong: 5,
  twoWrong: 11,
  /** The same letters in another order are a slip. */
  anagram: 6,
  /** The root that words with other endings share: "electric", "electricity". */
  root: 5,
  /** A word is mended at all. */
  mended: 4,
  /** Two words are read as one that titles have. */
  joined: 6,
  /** A word that hardly a title has is read as a frequent one. */
  bolder: 5,
  /** The beginning of a word stands for the whole: "photosyn", "propag". */
  beginning: 6,
  /** The consonants alone tell a word: "omlt" of "omelette". */
  skeleton: 4,
  /** A letter may be wrong where all else of the wish stands in one title; two in a word of its own, behind such a beginning. */
  companion: 4,
  confused: 8,
  confusedBeginning: 6,
};

/** The shares of title and wish from which a job sheet in another language is asked about. */
export const sheetElsewhere = { ofTitle: 0.55, ofWish: 0.45 } as const;
