export class UsedTime {
  constructor(read?: () => number);
  begin(): { take: () => number; end: () => number };
}
