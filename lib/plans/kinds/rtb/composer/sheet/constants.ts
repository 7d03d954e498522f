/** How many questions there are, of which each trainee is asked one or two; the others stand in the notes. */
export const oralQuestions = 3;

/** Minutes in which a step is shown: about half of what trainees need for it; a long one is shown in part. */
export const shownMinutes = { least: 2, longest: 8 } as const;

/** The most steps that are shown. */
export const mostShown = 3;

/** Facts that are said before steps are shown, each in a minute, however short the session is. */
export const leastFacts = 2;

/** Of a step that shows and practises, showing takes one part of three, and of that the facts one of four. */
export const demonstrationParts = { showing: 3, facts: 4 } as const;

/** Minutes for looking at half-finished works and their faults. */
export const reviewMinutes = 3;

/** Work begins within the demonstration where at least this many minutes of it are left. */
export const leastWork = 5;

/** A step that takes fewer minutes than this of a stretch is not named with it. */
export const leastShared = 2;

/** The share of the conclusion that is kept for the assessment where the work can be left earlier. */
export const assessmentShare = 1 / 3;

/** Work that is left again after less than this share of its minutes is begun only where nothing else can be. */
export const worthBeginning = 1 / 4;

/** A repeated step is left out only where that saves at least this many minutes. */
export const worthLeaving = 8;

/** Minutes for showing and for the last words where the work needs the rest of the session. */
export const tightMinutes = { showing: 4, closing: 5 } as const;

/** Minutes for summary and evaluation in a conclusion of at least `long` minutes; a shorter one gives them a third. */
export const closingMinutes = { long: 40, whole: 8, parts: 3 } as const;

/** The longest session of the form, in minutes, and the steps in which a session that holds the whole sheet is looked for. */
export const sessionMinutes = { longest: 480, step: 10 } as const;

/** Slots of the assessment that are written out; of more, the first ones and the last. */
export const namedSlots = { most: 8, first: 3 } as const;

/** Minutes that must be left over, beside one assessment of all, before a session is said to have time to spare. */
export const spareMinutes = 15;

/** Minutes that a trainee takes who shows a step, says its standard and answers a question. */
export const traineeMinutes = 1.5;

/** Of more groups at a time the trainer can hear none. */
export const mostTogether = 3;

/**
 * Points by which steps that are worth showing are found: a standard to be seen, nothing that is only done again, not the first
 * step, which gets things ready, nor what comes before and after the work; a step in the midst has up to `midst` before the first
 * and last.
 */
export const hardStepPoints = { standard: 100, again: -200, first: -150, aside: -60, midst: 4 } as const;

/** How many characters of a step are searched for words that say it is done again. */
export const againCharacters = 40;
