export class UsedTime {
  constructor(read?: () => number, time?: () => number);
  begin(isBeyond?: boolean): () => number;
  isCrowded(): boolean;
}
