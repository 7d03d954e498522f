import { z } from "zod";
import { defaultPlanLanguage, planLanguages, type PlanLanguage } from "@/lib/core/language";
import { fieldBounds } from "../constants";
import type { FormQuestion, FieldSpec, FieldTable } from "./table";

// Messages are keys of messages/<locale>/errors.json under "fields"; the doors translate them.

/** Longest answer to a question of the form that takes more than a line. */
const paragraph = 2_000;

/** Numbers of units, lessons, weeks and terms are texts ("3 of 7"); clients may send them as numbers. */
function numeral(key: string) {
  return z
    .union([z.string(), z.number()], { error: key })
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1, key).max(fieldBounds.shortText, "tooLong"));
}

/** Whole numbers, which forms send as texts; nothing else is turned into one. */
function range({ error: key, from, to, otherwise }: Extract<FormQuestion, { as: "range" }>) {
  const number = z
    .union([z.string(), z.number()], { error: key })
    .pipe(z.coerce.number<string | number>({ error: key }).int(key).min(from, key).max(to, key));
  return otherwise === undefined ? number : number.default(otherwise);
}

function askedSchema(asked: FormQuestion): z.ZodType {
  switch (asked.as) {
    case "line":
      return z
        .string({ error: asked.error })
        .trim()
        .min(asked.least ?? 1, asked.error)
        .max(fieldBounds.shortText, "tooLong");
    case "numeral":
      return numeral(asked.error);
    case "paragraph":
      return z.string({ error: asked.error }).trim().min(1, asked.error).max(paragraph, "tooLong");
    case "date":
      return z.iso.date({ error: asked.error });
    case "count":
      return z.coerce
        .number({ error: asked.error })
        .int(asked.error)
        .min(1, asked.error)
        .max(fieldBounds.number, "tooLarge");
    case "range":
      return range(asked);
    case "language": {
      const language = z.enum(planLanguages, { error: asked.error });
      return asked.otherwise ? language.default(asked.otherwise) : language;
    }
    case "remark":
      return z.string().trim().max(paragraph, "tooLong").default("");
    case "text":
      return z.string({ error: "text" }).trim().max(fieldBounds.text, "tooLong").default("");
    case "flag":
      return z.preprocess((value) => value === true || value === "true" || value === "on", z.boolean());
  }
}

const text = z.string({ error: "text" }).max(fieldBounds.text, "tooLong").default("");
const numeralText = z
  .union([z.string(), z.number()], { error: "text" })
  .transform(String)
  .pipe(z.string({ error: "text" }).max(fieldBounds.text, "tooLong"))
  .default("");
const number = z.coerce.number({ error: "number" }).min(0, "number").max(fieldBounds.number, "tooLarge").default(0);

function contentSchema({ type, asked }: FieldSpec): z.ZodType {
  if (type === "number") return number;
  if (type === "flag") return z.boolean().default(false);
  if (type === "language") return z.enum(planLanguages).default(defaultPlanLanguage);
  if (type === "count" && asked) return askedSchema(asked);
  return asked?.as === "numeral" ? numeralText : text;
}

type ValueOf<Spec> = Spec extends { type: "number" | "count" }
  ? number
  : Spec extends { type: "flag" }
    ? boolean
    : Spec extends { type: "language" }
      ? PlanLanguage
      : string;
type ContentShape<Table> = { [Name in keyof Table]: z.ZodType<ValueOf<Table[Name]>> };
type RequestShape<Table> = {
  [Name in keyof Table as Table[Name] extends { asked: FormQuestion } ? Name : never]: z.ZodType<ValueOf<Table[Name]>>;
};

/** A plan of the kind as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export function contentShape<Table extends FieldTable>(table: Table): ContentShape<Table> {
  const shape = Object.entries(table).map(([name, spec]) => [name, contentSchema(spec)]);
  // Each schema is made from the type that its value is inferred from.
  return Object.fromEntries(shape) as ContentShape<Table>;
}

const known = z.string().max(fieldBounds.text, "tooLong");

/**
 * What is given to have a plan written. As a brief, it may leave open what nobody knows; recalled from a plan, it takes whatever
 * stands in it.
 */
export function requestShape<Table extends FieldTable>(
  table: Table,
  open: readonly ("brief" | "recalled")[] = [],
): RequestShape<Table> {
  const shape = Object.entries(table).flatMap(([name, { type, asked }]) => {
    if (!asked) return [];
    if (!asked.open || !open.includes(asked.open)) return [[name, askedSchema(asked)]];
    return [[name, type === "number" ? z.number() : known]];
  });
  // `fromEntries` forgets which name has which schema.
  return Object.fromEntries(shape) as RequestShape<Table>;
}

/** The texts of one section as a model is asked for them; only what is printed after the form may stay empty. */
export function modelShape(table: FieldTable, names: readonly string[]): z.ZodObject {
  const written = (spec: FieldSpec | undefined) => {
    if (spec?.type === "number") return z.number().min(0).max(fieldBounds.number);
    return spec?.note ? z.string() : z.string().min(1);
  };
  const asked = names.filter((name) => !table[name]?.drawings);
  return z.object(Object.fromEntries(asked.map((name) => [name, written(table[name])])));
}

/** The lesson of the bank that a plan is to be made of: an entry's id, or "none" for a plan without one. */
export const lessonId = z.string({ error: "lessonUnknown" }).trim().max(140, "lessonUnknown");
