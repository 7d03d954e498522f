import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { UsedTime } from "./used-time.mjs";

type Share = {
  /** Milliseconds of the thread. */
  burst: number;
  share: number;
  /** The share of all together who are beyond their burst. */
  together?: number;
  within: { atOnce: number; waiting: number };
  beyond: { atOnce: number; waiting: number };
};
export type Shares = { account: Share; address: Share };

export const shares: Shares;

export class FairFront {
  constructor(options?: { rules?: Shares; used?: UsedTime; hold?: number; time?: () => number });
  know(token: string, account: number | null): void;
  forget(account: number): void;
  admit(request: IncomingMessage, response: ServerResponse, listener: RequestListener): void;
}
