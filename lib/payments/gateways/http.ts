import { now } from "@/lib/core/clock";
import type { Recorder } from "../types";

type Call = {
  operation: string;
  url: string;
  /** Bearer of the request; never recorded. */
  secret: string;
  body?: Record<string, unknown>;
  /** Milliseconds. */
  timeout: number;
  /** How often at most. More than once only for questions, which change nothing. */
  tries: number;
};

export type HttpAnswer = { status: number; body: unknown };

/** No answer came, so that nobody knows whether the provider has heard the question. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function attempt(call: Call): Promise<HttpAnswer> {
  const { url, secret, body, timeout } = call;
  const response = await fetch(url, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${secret}`,
      accept: "application/json",
      ...(body && { "content-type": "application/json" }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    // A provider that sends elsewhere would be handed the secret there.
    redirect: "error",
  });
  return { status: response.status, body: parsed((await response.text()).slice(0, 100_000)) };
}

async function recorded(call: Call, record: Recorder): Promise<HttpAnswer | null> {
  const started = now().getTime();
  const request = { ...call.body };
  const facts = () => ({ operation: call.operation, request, durationMs: now().getTime() - started });
  try {
    const answer = await attempt(call);
    await record({ ...facts(), response: answer.body, httpStatus: answer.status });
    return answer;
  } catch (error) {
    const status = error instanceof Error ? error.name : "unknown";
    await record({ ...facts(), response: { status }, httpStatus: null });
    return null;
  }
}

/** One exchange with the provider; answers of a broken server count as none when more tries are left. Throws `NoAnswer`. */
export async function exchange(call: Call, record: Recorder): Promise<HttpAnswer> {
  let last: HttpAnswer | null = null;
  for (let tried = 0; tried < call.tries; tried += 1) {
    if (tried > 0) await new Promise((resume) => setTimeout(resume, 200 * tried));
    last = await recorded(call, record);
    if (last && last.status < 500) return last;
  }
  if (!last) throw new NoAnswer();
  return last;
}
