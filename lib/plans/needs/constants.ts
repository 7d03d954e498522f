/** Special educational needs that the composer knows an adaptation for. */
export const needKinds = [
  "deafBlind",
  "blind",
  "lowVision",
  "colourBlind",
  "visual",
  "deaf",
  "hardOfHearing",
  "hearing",
  "wheelchair",
  "physical",
  "albinism",
  "epilepsy",
  "trauma",
  "speech",
  "autism",
  "attention",
  "dyslexia",
  "intellectual",
  "slow",
  "gifted",
  "illness",
  "pregnancy",
  "dyscalculia",
  "leftHand",
  "hand",
  "lipReading",
  "motherhood",
  "bereaved",
  "language",
  "other",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** Needs that nobody but the teacher may learn of. */
export const discreetNeeds: readonly NeedKind[] = ["trauma", "illness", "pregnancy", "motherhood", "bereaved"];

/** What teachers write beside the needs of learners, and what the room or the class is like. */
export const roomConditions = ["electricity", "crowded", "books"] as const;
export type RoomCondition = (typeof roomConditions)[number];

/** How many characters are kept of what is said of one need, and of a rule or wish of the teacher's own. */
export const longestSaid = { need: 160, own: 300 } as const;

/** How many unknown needs are listed one by one; the last of them quotes all the rest together. */
export const mostUnknown = 8;
