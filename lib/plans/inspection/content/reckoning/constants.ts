// How far a number may be off before it is called wrong, as a share of it unless said otherwise: plans round, and a wrong
// accusation costs a teacher more than a slip that nobody found.

/** Sides of an equation: with "=", with "≈", and a difference in whole numbers for values near zero. */
export const equationSlack = { equal: 0.006, about: 0.06, nearZero: 0.006 };

/** What computers make of decimals: no difference. */
export const noise = 1e-9;

/** A conversion of units, and the two sides of an equation with an unknown. */
export const usualSlack = 0.02;

/** A share in per cent of something; in whole numbers for small ones, which are rounded. */
export const percentSlack = { share: 0.01, rounded: 0.51 };

/** The result of a problem in words; in whole numbers for a result that is rounded to the nearest one, or is near zero. */
export const resultSlack = { share: 0.015, rounded: 0.5, nearZero: 0.006 };
/** From here on a result may be rounded to the nearest whole number. */
export const leastRounded = 10;
/** Numbers of one answer that are held against a result. */
export const mostNumbers = 12;

/** Numbers of atoms on the two sides of a reaction: halves and thirds are not exact. */
export const atomSlack = 1e-6;

/** Characters of a text that may be a sum, an equation of a reaction, a question to balance one, sets, and what is quoted. */
export const longest = { sum: 120, reaction: 300, balanceQuestion: 120, reactionLine: 240, sets: 400, quote: 80 };
