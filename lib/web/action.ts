import "server-only";
import { refresh } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import { getLocale } from "next-intl/server";
import type { z } from "zod";
import type { Caller } from "@/lib/accounts/types";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { inConstantTime } from "@/lib/core/constant-time";
import { parseInput } from "@/lib/core/invalid-input";
import { localeOf, type Locale } from "@/lib/core/language";
import { requireAdmin } from "@/lib/core/require-admin";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import type { LimitName } from "@/lib/limits/constants";
import { limitConcurrency, countRequest, spendLimit } from "@/lib/limits/service";
import { currentCaller } from "./caller";
import type { FormState } from "./form-state";
import { toProblem } from "./problem";
import { findActor } from "./session";

type Outcome<Data> = {
  redirectTo?: string;
  /** Of the page that is led to, where it is not this one's. */
  locale?: Locale;
  message?: string;
  data?: Data;
};
type Action<Data> = (previous: FormState<Data>, input: unknown) => Promise<FormState<Data>>;

/** Fields that are never given back to the page. */
const secret = /password|code|otp|link|token/i;

function plain(input: unknown): unknown {
  if (!(input instanceof FormData)) return input;
  const entries: [string, unknown][] = [];
  for (const name of new Set(input.keys())) {
    if (name.startsWith("$ACTION")) continue;
    const values = input.getAll(name);
    entries.push([name, values.length > 1 ? values : values[0]]);
  }
  return Object.fromEntries(entries);
}

function givenBack(input: unknown): Record<string, string> {
  if (typeof input !== "object" || input === null) return {};
  const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !secret.test(name)));
}

async function currentLocale(): Promise<Locale> {
  return localeOf(await getLocale());
}

async function run<Data>(
  input: unknown,
  work: (values: unknown, locale: Locale) => Promise<Outcome<Data> | void>,
): Promise<FormState<Data>> {
  const locale = await currentLocale();
  const values = plain(input);
  try {
    const outcome = (await work(values, locale)) ?? {};
    if (outcome.redirectTo) redirect({ href: outcome.redirectTo, locale: outcome.locale ?? locale });
    return { status: "success", message: outcome.message, data: outcome.data };
  } catch (error) {
    unstable_rethrow(error);
    const { message, code, fields, data } = toProblem(error, locale);
    return { status: "error", message, error: code, fields, values: givenBack(values), data: data as Data | undefined };
  }
}

/** Who sends the form; each form counts as a request. Throws `unauthenticated`, `too_many_requests`. */
async function currentActor(): Promise<Actor> {
  const actor = await findActor();
  if (!actor) throw new AppError("unauthenticated");
  await countRequest(actor);
  return actor;
}

/** A form's action for a signed-in actor: proves, parses, does, and turns errors into a form state. */
export function defineAction<Input, Data = unknown>(
  schema: z.ZodType<Input>,
  work: (actor: Actor, input: Input, locale: Locale) => Promise<Outcome<Data> | void>,
): Action<Data> {
  return (_previous, input) =>
    run(input, async (values, locale) => {
      const actor = await currentActor();
      return limitConcurrency(actor, () => work(actor, parseInput(schema, values), locale));
    });
}

/** An administrator's action: everybody else is refused before what they sent is read. */
export function defineAdminAction<Input, Data = unknown>(
  schema: z.ZodType<Input>,
  work: (actor: Actor, input: Input, locale: Locale) => Promise<Outcome<Data> | void>,
): Action<Data> {
  return (_previous, input) =>
    run(input, async (values, locale) => {
      const actor = await currentActor();
      requireAdmin(actor);
      return limitConcurrency(actor, () => work(actor, parseInput(schema, values), locale));
    });
}

/** What administrators do in one sentence: the page is rendered again in the same answer, which says what was done. */
export function defineAdminCommand<Input>(
  schema: z.ZodType<Input>,
  work: (actor: Actor, input: Input) => Promise<unknown>,
  said: (messages: Messages) => string,
): Action<unknown> {
  return defineAdminAction(schema, async (actor, input, locale) => {
    await work(actor, input);
    refresh();
    return { message: said(loadMessages(locale)) };
  });
}

type Visit = { locale: Locale; caller: Caller };

type Door<Input> = {
  schema: z.ZodType<Input>;
  /** What one network may ask so often. */
  limit?: LimitName;
  /** Milliseconds before which nothing is answered. */
  constantTime?: number;
};

/** A form's action for visitors, who have no session. */
export function definePublicAction<Input, Data = unknown>(
  door: Door<Input>,
  work: (input: Input, visit: Visit) => Promise<Outcome<Data> | void>,
): Action<Data> {
  return (_previous, input) =>
    run(input, async (values, locale) => {
      const caller = await currentCaller();
      if (door.limit) await spendLimit(door.limit, caller.address);
      const parsed = parseInput(door.schema, values);
      return inConstantTime(door.constantTime ?? 0, () => work(parsed, { locale, caller }));
    });
}
