/** Why a drawing is not taken; said to its author. */
export class DrawingFault extends Error {}
