import type { z } from "zod";
import { errorTable, type ErrorCode } from "@/lib/core/errors";
import type api from "@/messages/en/api.json";

/** What a call is known by: its key under `calls` in messages/<locale>/api.json. */
export type CallName = keyof (typeof api)["calls"];

/** What a call answers with: a shape, a media type where it is a file. Without it there is no body. */
export type CallAnswer = z.ZodType | "file" | "picture" | "csv" | "archive";

/** What a route parses with and answers with, and what of it is said otherwise in the description of the API. */
export type CallShapes = {
  /** Only a call with a name stands in the description. */
  name?: CallName;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Whether the body may be a form as well, all values of which are texts. */
  form?: true;
  /** The body is a form, with files under these names. */
  files?: readonly string[];
  /** The body where the route reads it by itself, or hands it to a kind of plan. */
  documented?: z.ZodType;
  answer?: CallAnswer;
  /** Of the answer, where it is neither 200 nor 204. */
  status?: number;
  /** Of other answers that are no refusals, with what each means. */
  also?: Readonly<Record<number, string>>;
  /** What the work refuses, where callers have to be ready for it; its guards are known. */
  refuses?: readonly ErrorCode[];
  /** Refuses everybody else before it reads what they sent; the verb behind it refuses them as well. */
  admin?: true;
};

/** A call as its route declares it. `open` calls need no token. */
export type DescribedCall = Omit<CallShapes, "documented" | "refuses"> & {
  open: boolean;
  errors: readonly ErrorCode[];
};

function isErrorCode(text: string): text is ErrorCode {
  return text in errorTable;
}

/** The code for parameters that do not fit: the one that their schema names in all that it finds, else `invalid_input`. */
export function addressError(error: z.ZodError): ErrorCode {
  const [first = "", ...others] = new Set(error.issues.map(({ message }) => message));
  return others.length === 0 && isErrorCode(first) ? first : "invalid_input";
}

/** What is said of an address in which nothing fits. */
function addressErrors(params: z.ZodType): ErrorCode[] {
  const { error } = params.safeParse({});
  return error ? [addressError(error)] : [];
}

/** What the guards of a route refuse, before its work begins, and what that refuses itself. */
function refusedBy({ params, query, body, documented, admin, refuses = [] }: CallShapes, open: boolean): ErrorCode[] {
  const guards: [on: unknown, codes: ErrorCode[]][] = [
    [!open, ["unauthenticated"]],
    [admin, ["forbidden"]],
    [body, ["invalid_json"]],
    [body ?? documented, ["payload_too_large"]],
    [params, params ? addressErrors(params) : []],
    [query ?? body ?? documented, ["invalid_input"]],
  ];
  return [...new Set(guards.flatMap(([on, codes]) => (on ? codes : []))), ...refuses];
}

/** The description of a call, made from what its route works with. */
export function describeCall(shapes: CallShapes, open: boolean): DescribedCall {
  const { name, params, query, body, form, files, documented, answer, status, also, admin } = shapes;
  const errors = refusedBy(shapes, open);
  return { name, params, query, body: documented ?? body, form, files, answer, status, also, admin, open, errors };
}

/** The codes of some errors by their status. */
export function errorsByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const found = new Map<number, ErrorCode[]>();
  for (const code of codes) found.set(errorTable[code], [...(found.get(errorTable[code]) ?? []), code]);
  return found;
}
