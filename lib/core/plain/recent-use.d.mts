export class RecentUse {
  constructor(options?: { most?: number; time?: () => number });
  add(key: string, milliseconds: number): void;
  of(key: string): number;
}
