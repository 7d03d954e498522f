import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import type { Caller } from "@/lib/accounts/types";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { inConstantTime } from "@/lib/core/constant-time";
import { invalidInput, parseInput } from "@/lib/core/invalid-input";
import type { Locale } from "@/lib/core/language";
import { requireAdmin } from "@/lib/core/require-admin";
import type { LimitName } from "@/lib/limits/constants";
import { limitConcurrency, countRequest, spendLimit } from "@/lib/limits/service";
import { findRequestActor } from "./bearer";
import { callerOf } from "./caller";
import { addressError, describeCall, type CallShapes, type DescribedCall } from "./described";
import { readFormBody, textsOf } from "./form-body";
import { preferredLocale } from "./locale";
import { toProblem } from "./problem";

/** Bytes. A plan with every text at its bound fits. */
const maximalBody = 1_000_000;
const maximalForm = 20_000;

type Shapes = CallShapes & {
  /** What one network may ask so often. */
  limit?: LimitName;
  /** Milliseconds before which nothing is answered. */
  constantTime?: number;
  /** Puts the data that goes along with an error into the shape of the call's answers. */
  problem?: (data: Record<string, unknown>) => Record<string, unknown>;
};
type ParsedInput<Shape> = Shape extends z.ZodType ? z.infer<Shape> : undefined;
type Inputs<S extends Shapes> = {
  params: ParsedInput<S["params"]>;
  query: ParsedInput<S["query"]>;
  body: ParsedInput<S["body"]>;
  locale: Locale;
  request: NextRequest;
  caller: Caller;
};
type Context = { params: Promise<Record<string, string | string[] | undefined>> };
/** A route's function, with what it says of itself. */
export type Handler = ((request: NextRequest, context: Context) => Promise<Response>) & { call: DescribedCall };
/** What the work of a route gives: what its description promises, or an answer of its own making. */
type RouteAnswer<S extends Shapes> = S["answer"] extends z.ZodType ? z.input<S["answer"]> | Response : unknown;

/** The language of a REST answer: the first of Accept-Language that we speak. */
export function acceptedLocale(request: Request): Locale {
  return preferredLocale(request.headers.get("accept-language"));
}

/** For bodies that others read: bytes must be declared, and no more than a form needs. Throws `payload_too_large`. */
export function assertSmallBody(request: Request): void {
  const declared = request.headers.get("content-length") ?? (request.body ? "unknown" : "0");
  if (!(Number(declared) <= maximalForm)) throw new AppError("payload_too_large");
}

/** The body as it came, read no further than the bound. Throws `payload_too_large`. */
export async function readBytes(request: Request): Promise<Buffer> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maximalBody) throw new AppError("payload_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maximalBody) throw new AppError("payload_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

async function readBody(request: Request, { form }: Shapes): Promise<unknown> {
  if (form && formTypes.test(request.headers.get("content-type") ?? ""))
    return textsOf(await readFormBody(request, maximalBody));
  const text = (await readBytes(request)).toString("utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

/** An address that cannot be one is refused first, whoever asks. Throws what its schema says of it, else `invalid_input`. */
async function readParams<S extends Shapes>(context: Context, { params }: S): Promise<unknown> {
  if (!params) return undefined;
  const parsed = params.safeParse(await context.params);
  if (parsed.success) return parsed.data;
  const code = addressError(parsed.error);
  throw code === "invalid_input" ? invalidInput(parsed.error) : new AppError(code);
}

async function readInputs<S extends Shapes>(request: NextRequest, params: unknown, shapes: S): Promise<Inputs<S>> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const inputs = {
    params,
    query: shapes.query && parseInput(shapes.query, query),
    body: shapes.body && parseInput(shapes.body, await readBody(request, shapes)),
    locale: acceptedLocale(request),
    request,
    caller: callerOf(request.headers),
  };
  // Each value was parsed by the schema that its type is inferred from; the conditional types cannot see that.
  return inputs as Inputs<S>;
}

function answer(result: unknown): Response {
  if (result instanceof Response) return result;
  const headers = { "cache-control": "no-store" };
  if (result === undefined) return new Response(null, { status: 204, headers });
  if (typeof result !== "string") return Response.json(result, { headers });
  return new Response(result, { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}

function refuse(error: unknown, request: Request, shapes: Shapes): Response {
  const problem = toProblem(error, acceptedLocale(request));
  const data = problem.data && shapes.problem ? shapes.problem(problem.data) : problem.data;
  const body = { message: problem.message, error: problem.code, fields: problem.fields, ...data };
  const headers = new Headers({ "cache-control": "no-store" });
  if (problem.retryAfter !== undefined) headers.set("retry-after", String(Math.ceil(problem.retryAfter)));
  return Response.json(body, { status: problem.status, headers });
}

/** A REST call that needs no actor. The result becomes JSON, text or 204; errors get status and body from the one table. */
export function definePublicRoute<S extends Shapes>(
  shapes: S,
  work: (input: Inputs<S>) => Promise<RouteAnswer<S>>,
): Handler {
  const handle = async (request: NextRequest, context: Context) => {
    try {
      const params = await readParams(context, shapes);
      if (shapes.limit) await spendLimit(shapes.limit, callerOf(request.headers).address);
      const inputs = await readInputs(request, params, shapes);
      return answer(await inConstantTime(shapes.constantTime ?? 0, () => work(inputs)));
    } catch (error) {
      return refuse(error, request, shapes);
    }
  };
  return Object.assign(handle, { call: describeCall(shapes, true) });
}

async function proveActorOf(request: NextRequest, { admin }: Shapes): Promise<Actor> {
  const actor = await findRequestActor(request);
  if (!actor) throw new AppError("unauthenticated");
  await countRequest(actor);
  if (admin) requireAdmin(actor);
  return actor;
}

/** A REST call for a proven actor. */
export function defineRoute<S extends Shapes>(
  shapes: S,
  work: (actor: Actor, input: Inputs<S>) => Promise<RouteAnswer<S>>,
): Handler {
  const handle = async (request: NextRequest, context: Context) => {
    try {
      // Who may not call at all learns nothing of what the call takes.
      const administrator = shapes.admin && (await proveActorOf(request, shapes));
      const params = await readParams(context, shapes);
      const actor = administrator ?? (await proveActorOf(request, shapes));
      return answer(await limitConcurrency(actor, async () => work(actor, await readInputs(request, params, shapes))));
    } catch (error) {
      return refuse(error, request, shapes);
    }
  };
  return Object.assign(handle, { call: describeCall(shapes, false) });
}
