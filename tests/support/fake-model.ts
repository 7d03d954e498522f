import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Parts = Record<string, Record<string, unknown>>;
type Message = { role: string; content: unknown };
export type ModelRequest = { messages: Message[]; response_format?: { type: string }; stream: boolean; model: string };

/** How the server behaves towards one call. */
export type Behaviour = {
  /** Answers with this status and no text. */
  status?: number;
  /** Seconds that it asks to wait, with a status. */
  retryAfter?: number;
  /** Refuses these answer formats with 400. */
  refuses?: readonly string[];
  /** Leaves these parts out. */
  omits?: readonly string[];
  /** Replaces these parts. */
  parts?: Parts;
  /** Takes the texts of the prompt's <source> as its parts, each changed like this. */
  translates?: (text: string) => string;
  /** Says this in place of the parts. */
  says?: (json: string) => string;
  /** Sends this share of the text, then breaks the connection, or falls silent. */
  share?: number;
  then?: "breaks" | "hangs";
  /** What it says that the answer took. */
  usage?: { prompt_tokens: number; completion_tokens: number };
};

/** Moments of one answer, in milliseconds of this process: asked, first word of a field sent, everything sent. */
export type AnswerMoments = { asked: number; told: number; ended: number };

export type FakeModel = {
  url: string;
  requests: ModelRequest[];
  moments: AnswerMoments[];
  /** The next calls, in order; the last one stands for all that follow. */
  behave: (...behaviours: Behaviour[]) => void;
  /** Milliseconds between two pieces of 40 characters. */
  pace: (milliseconds: number) => void;
  /** Milliseconds before the first word. */
  think: (milliseconds: number) => void;
  close: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<ModelRequest> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ModelRequest;
}

function askedParts(request: ModelRequest): string[] {
  const said = request.messages.map(({ content }) => JSON.stringify(content)).join(" ");
  return /Write the parts ([\w, ]+?) of/.exec(said)?.[1]?.split(", ") ?? [];
}

type Schema = { properties?: Record<string, Schema> };

/** The texts of the source by field, in the shape that is asked for. */
function translatedParts(request: ModelRequest, translate: (text: string) => string): Parts {
  const [system = "", user = ""] = request.messages.map(({ content }) => String(content));
  const schema = JSON.parse(system.slice(system.lastIndexOf("\n") + 1)) as Schema;
  const fields = Object.values(schema.properties ?? {}).flatMap((part) => Object.keys(part.properties ?? {}));
  const source = /<source>\n([\s\S]*)\n<\/source>/.exec(user)?.[1] ?? "";
  const marks = new RegExp(`^(${fields.join("|")}): `, "gmu");
  const pieces = source.split(marks).slice(1);
  const texts = new Map(fields.map((field) => [field, translate(pieces[pieces.indexOf(field) + 1]?.trim() ?? "")]));
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([part, { properties = {} }]) => [
      part,
      Object.fromEntries(Object.keys(properties).map((field) => [field, texts.get(field)])),
    ]),
  );
}

function textOf(request: ModelRequest, parts: Parts, behaviour: Behaviour): string {
  const names = askedParts(request).filter((name) => !behaviour.omits?.includes(name));
  const translated = behaviour.translates ? translatedParts(request, behaviour.translates) : {};
  const all = { ...parts, ...translated, ...behaviour.parts };
  const json = JSON.stringify(Object.fromEntries(names.map((name) => [name, all[name] ?? {}])), null, 1);
  return behaviour.says?.(json) ?? json;
}

function event(delta: object, finish: string | null = null): string {
  const chunk = { id: "fake", object: "chat.completion.chunk", created: 1, model: "fake", usage: null };
  return `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

function usageEvent(text: string, said: Behaviour["usage"]): string {
  const usage = { prompt_tokens: 900, completion_tokens: Math.ceil(text.length / 4), total_tokens: 0, ...said };
  return `data: ${JSON.stringify({ id: "fake", object: "chat.completion.chunk", created: 1, model: "fake", choices: [], usage })}\n\n`;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

type Streaming = { behaviour: Behaviour; pause: number; thinking: number; moments: AnswerMoments };

async function stream(response: ServerResponse, text: string, options: Streaming) {
  const { share = 1, then } = options.behaviour;
  const { moments } = options;
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(event({ role: "assistant", content: "" }));
  if (options.thinking > 0) await wait(options.thinking);
  const sent = text.slice(0, Math.floor(text.length * share));
  const firstWord = sent.search(/: "[^"]/) + 3;
  for (let at = 0; at < sent.length; at += 40) {
    if (moments.told === 0 && at + 40 > firstWord) moments.told = performance.now();
    response.write(event({ content: sent.slice(at, at + 40) }));
    if (options.pause > 0) await wait(options.pause);
  }
  if (then === "hangs") return;
  if (then === "breaks") return response.destroy();
  response.write(event({}, "stop"));
  response.write(usageEvent(text, options.behaviour.usage));
  moments.ended = performance.now();
  response.end("data: [DONE]\n\n");
}

/** An OpenAI-compatible server on this machine that writes the given parts, well or badly. */
export async function startFakeModel(parts: Parts): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  let behaviours: Behaviour[] = [{}];
  let pause = 0;
  let thinking = 0;
  const moments: AnswerMoments[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    requests.push(body);
    const own = { asked: performance.now(), told: 0, ended: 0 };
    moments.push(own);
    const behaviour = (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? {};
    const refused = behaviour.refuses?.includes(body.response_format?.type ?? "text");
    if (refused || behaviour.status) {
      const wait = behaviour.retryAfter === undefined ? {} : { "retry-after": String(behaviour.retryAfter) };
      const status = refused ? 400 : (behaviour.status ?? 500);
      response.writeHead(status, { "content-type": "application/json", ...wait });
      return response.end(JSON.stringify({ error: { message: "no", type: "fake", code: null, param: null } }));
    }
    if (behaviour.share === 0 && behaviour.then === "hangs") return;
    await stream(response, textOf(body, parts, behaviour), { behaviour, pause, thinking, moments: own });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    moments,
    think: (milliseconds) => {
      thinking = milliseconds;
    },
    behave: (...next) => {
      behaviours = next;
    },
    pace: (milliseconds) => {
      pause = milliseconds;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
