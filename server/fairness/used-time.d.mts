/** Clocks, in milliseconds: of the processor that the thread used, of what it had to do, and of the wall. */
type Clocks = { used?: () => number; busy?: () => number; time?: () => number };

export class UsedTime {
  constructor(clocks?: Clocks);
  begin(isBeyond?: boolean): () => number;
  isCrowded(): boolean;
  offered(): number;
}
