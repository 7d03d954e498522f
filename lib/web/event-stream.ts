import { AppError } from "@/lib/core/errors";

const heartbeatMs = 15_000;
/** Streams that one account may have open in this process: each looks into the database every second. */
const mostStreams = 30;
const streams = new Map<number, number>();

const reconnectMs = 2_000;

type StreamedEvent = { type: string; done?: number };
type StreamOptions = {
  signal: AbortSignal;
  /** Milliseconds after which the stream ends by itself. */
  limit: number;
  accountId: number;
};

/** The number of the last event that a reconnecting browser has seen, 0 for a new one. */
export function lastEventId(request: Request): number {
  const id = Number(request.headers.get("last-event-id") ?? 0);
  return Number.isInteger(id) && id > 0 ? id : 0;
}

function written(event: StreamedEvent): string {
  const id = event.done === undefined ? "" : `id: ${event.done}\n`;
  return `${id}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Counts one more stream of the account and gives back what counts it off again. Throws `too_many_requests`. */
function countStream(accountId: number): () => void {
  const open = streams.get(accountId) ?? 0;
  if (open >= mostStreams) throw new AppError("too_many_requests", { retryAfter: 10 });
  streams.set(accountId, open + 1);
  return () => {
    const left = (streams.get(accountId) ?? 1) - 1;
    if (left > 0) streams.set(accountId, left);
    else streams.delete(accountId);
  };
}

/**
 * Events as a text/event-stream, with a comment every 15 s so that no proxy takes the line for dead. Throws `too_many_requests`.
 */
export function eventStream(
  watch: (signal: AbortSignal) => AsyncIterable<StreamedEvent>,
  { signal, limit, accountId }: StreamOptions,
): Response {
  const countOff = countStream(accountId);
  const gone = new AbortController();
  const ending = AbortSignal.any([signal, gone.signal, AbortSignal.timeout(limit)]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      function send(text: string) {
        if (!ending.aborted) controller.enqueue(encoder.encode(text));
      }
      send(`retry: ${reconnectMs}\n\n`);
      const heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs);
      try {
        for await (const event of watch(ending)) send(written(event));
      } finally {
        clearInterval(heartbeat);
        countOff();
        if (!gone.signal.aborted) controller.close();
      }
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
