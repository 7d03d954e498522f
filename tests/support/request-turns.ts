import { vi } from "vitest";
import { Allowances } from "@/lib/core/plain/allowances.mjs";
import { RequestTurns } from "@/server/fairness/request-turns.mjs";
import { UsedTime } from "@/server/fairness/used-time.mjs";

/** The clocks that a server of `aServerOfTurns` runs by. */
export const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] as const;

/** What is open is answered by nobody; what is left lying does not move. */
type TurnOptions = { isOpen?: boolean; isOver?: boolean; isLeft?: boolean; network?: string };

/** A server whose requests each keep its thread busy for so long; the clock runs on while they do. */
export function aServerOfTurns({ patience = 0, pause = 0 } = {}) {
  let processor = 0;
  const kinds = {
    account: {
      allowances: new Allowances({ burst: 2_000, share: 0.25 }),
      within: { atOnce: 6, waiting: 100 },
      beyond: { atOnce: 1, waiting: 8 },
    },
  };
  const used = new UsedTime({ used: () => processor, busy: () => processor });
  const turns = new RequestTurns({ kinds, used, patience, pause });
  const begun: string[] = [];
  const refused: { key: string; seconds: number }[] = [];
  const work = (busy: number) => {
    processor += busy;
    vi.advanceTimersByTime(busy);
  };
  /** Asks; the answer is there after the work, or after `answer` when the request waits for something else. */
  function ask(key: string, busy = 50, options: TurnOptions = {}): () => void {
    return arrive(key, busy, options).hasEnded;
  }
  function arrive(key: string, busy: number, { isOpen, isOver, isLeft, network = key }: TurnOptions) {
    const begin = () => {
      begun.push(key);
      if (!isOpen) setTimeout(() => (work(busy), turn.hasEnded()), 0);
    };
    const refuse = (seconds: number) => refused.push({ key, seconds });
    const states = { isOver: () => Boolean(isOver), isMoving: () => !isLeft };
    const turn = turns.arrive({ kind: "account", key, network, begin, refuse, ...states });
    return turn;
  }
  const count = (key: string) => begun.filter((name) => name === key).length;
  /** Uses up the allowance, and waits until a little of it has come back. */
  const exhaust = (key: string) => {
    const done = ask(key, 0, { isOpen: true });
    work(2_100);
    done();
    vi.advanceTimersByTime(1_000);
  };
  /** The processor works, and no time goes by on the clock. */
  const hurry = (busy: number) => void (processor += busy);
  return { ask, arrive, begun, refused, count, work, exhaust, hurry };
}
