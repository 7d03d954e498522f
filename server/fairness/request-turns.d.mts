import type { Allowances } from "../../lib/core/plain/allowances.mjs";
import type { UsedTime } from "./used-time.mjs";

export type LineRules = {
  allowances: Allowances;
  within: { atOnce: number; waiting: number };
  beyond: { atOnce: number; waiting: number };
};

export type ArrivedRequest = {
  kind: string;
  key: string;
  /** Where it comes from. */
  network: string;
  begin: () => void;
  refuse: (seconds: number) => void;
  isOver: () => boolean;
  isMoving: () => boolean;
};

export class RequestTurns {
  constructor(options: {
    kinds: Record<string, LineRules>;
    used: UsedTime;
    patience?: number;
    pause?: number;
    slice?: number;
  });
  arrive(request: ArrivedRequest): { hasCome: () => void; hasEnded: () => void };
}
