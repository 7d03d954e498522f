export class UsedTime {
  constructor(read?: () => number);
  begin(isBeyond?: boolean): () => number;
}
