import { APICallError, Output, streamText } from "ai";
import { env } from "@/lib/core/env";
import { longestAnswer, modelRetries, refusesFormat } from "./constants";
import { answerShape, messagesOf } from "./rules";
import type { AnswerFormat, ModelLimits, ModelPrompt } from "./types";

export type ModelAnswer = { type: "text"; text: string } | { type: "usage"; inputTokens: number; outputTokens: number };

/** The server does not take the answer format; it can be asked in a looser one. */
export class FormatRefused extends Error {}

/** A server that takes a request and says nothing is given up; a client's own limits begin with its first word. */
class NoAnswer extends Error {}

/** A server that does not come to an end is given up. */
class EndlessAnswer extends Error {}

function impatient(limit: number): typeof fetch {
  return async (input, init) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), limit);
    const signal = AbortSignal.any([patience.signal, ...(init?.signal ? [init.signal] : [])]);
    try {
      return await fetch(input, { ...init, signal });
    } catch (error) {
      throw patience.signal.aborted ? new NoAnswer() : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

async function model(limits: ModelLimits) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, AI_MODEL } = env();
  // Only now: the client refuses to load beside a blank setting, which env() has taken away.
  const { createOpenAI } = await import("@ai-sdk/openai");
  // Servers on one's own machine take any key, but the client insists on one.
  const provider = createOpenAI({
    baseURL: OPENAI_BASE_URL,
    apiKey: OPENAI_API_KEY ?? "none",
    fetch: impatient(limits.connect),
  });
  return provider.chat(AI_MODEL);
}

function formOf(prompt: ModelPrompt, format: AnswerFormat) {
  if (format === "schema") return Output.object({ schema: answerShape(prompt), name: "lesson_plan" });
  return format === "json" ? Output.json() : Output.text();
}

/** Tells the server the form. The client would read the whole answer again at every word; we read it ourselves, less often. */
function outputOf(prompt: ModelPrompt, format: AnswerFormat): Output.Output<unknown, number, never> {
  const { name, responseFormat } = formOf(prompt, format);
  return {
    name,
    responseFormat,
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text.length }),
    createElementStreamTransform: () => undefined,
  };
}

function failureOf(error: unknown, format: AnswerFormat): unknown {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const refused = format !== "text" && status !== undefined && refusesFormat.includes(status);
  return refused ? new FormatRefused() : error;
}

/**
 * Asks the configured OpenAI-compatible server and gives back its text as it streams in, then what it cost.
 * Throws FormatRefused, and whatever else went wrong: no answer in time, a status, a broken stream, the signal.
 */
export async function* askModel(
  prompt: ModelPrompt,
  options: { format: AnswerFormat; limits: ModelLimits; signal: AbortSignal },
): AsyncGenerator<ModelAnswer> {
  const { format, limits, signal } = options;
  const { system, user } = messagesOf(prompt);
  // Whoever stops reading stops the server too: it would go on writing, and be paid for it.
  const left = new AbortController();
  const { stream } = streamText({
    model: await model(limits),
    instructions: system,
    prompt: user,
    output: outputOf(prompt, format),
    maxRetries: modelRetries,
    abortSignal: AbortSignal.any([signal, left.signal]),
    timeout: { firstChunkMs: limits.firstToken, chunkMs: limits.betweenTokens, totalMs: limits.answer },
    // The default prints the whole request; the error comes through the stream as well.
    onError: () => undefined,
  });
  let received = 0;
  try {
    for await (const part of stream) {
      if (part.type === "text-delta") {
        received += part.text.length;
        if (received > longestAnswer) throw new EndlessAnswer();
        yield { type: "text", text: part.text };
      }
      if (part.type === "error") throw failureOf(part.error, format);
      if (part.type === "abort") throw new Error(part.reason ?? "aborted");
      if (part.type === "finish") {
        const { inputTokens = 0, outputTokens = 0 } = part.totalUsage;
        if (inputTokens + outputTokens > 0) yield { type: "usage", inputTokens, outputTokens };
      }
    }
  } finally {
    left.abort();
  }
}
