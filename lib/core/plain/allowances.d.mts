export class Allowances {
  constructor(options: { burst: number; share: number; together?: number; most?: number; time?: () => number });
  spend(key: string, milliseconds: number): void;
  isOverdrawn(key: string): boolean;
  wait(key: string): number;
}
