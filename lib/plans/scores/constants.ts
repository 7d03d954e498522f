/** From here on a plan is one that an inspector would let pass. */
export const goodScore = 85;
