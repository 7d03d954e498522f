import type { PlanLanguage } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import type { TextRole } from "../text/roles";

/** A section of the writing, as people are told of it while it is written. */
export type SectionName = keyof Messages["generation"]["sections"];

/**
 * What has to be said in a field by whoever asks for a plan. `error` is a key of messages/<locale>/errors.json under "fields";
 * `open` fields may be anything once writing starts from a free description ("brief"), or from a plan whose owner changed it
 * ("recalled").
 */
export type FormQuestion = { open?: "brief" | "recalled" } & (
  | { as: "line"; error: string; least?: number }
  | { as: "numeral" | "paragraph" | "date" | "count"; error: string }
  | { as: "range"; error: string; from: number; to: number; otherwise?: number }
  | { as: "language"; error: string; otherwise?: PlanLanguage }
  | { as: "remark" | "text" | "flag" }
);

/** One field of a kind of plan: all that form, editor, page, check, model, API and document know of it. */
export type FieldSpec = {
  /** How it is stored, shown and edited; `count` is one of a few numbers. */
  type: "line" | "text" | "number" | "date" | "flag" | "language" | "count";
  /** Without it nobody is asked: it is written, or filled in later. */
  asked?: FormQuestion;
  /** The section of the writing that fills it. */
  section?: string;
  /** What a model is told to put into it. */
  hint?: string;
  /** What its text is for; by it the tools know how to change it. */
  role?: TextRole;
  /** It belongs to what is printed after the official form. */
  note?: true;
  /** It names drawings of the bank, one a line; no model writes it. */
  drawings?: true;
  /** A complete plan may leave it empty. */
  optional?: true;
  /** It says what the plan is about, in its owner's words: official names are put right in it. */
  title?: true;
  /** Its owner's words, which a translation translates. */
  translated?: true;
  /** A search finds the plan by it. */
  searched?: true;
  /** It names people or schools, which no model is told. */
  hidden?: true;
  /** It may share its row with another where there is room. */
  half?: true;
  /** Keys of the kind's messages: what it is called, `fields.<name>` unless told, and a help below its control. */
  label?: string;
  help?: string;
};

export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** A part of the page and the editor, in order. */
export type GroupSpec<Name extends string> = {
  name: string;
  fields: readonly Name[];
  /** Key of its title in the kind's messages, `groups.<name>` unless told, with the number that stands in it. */
  title?: string;
  number?: number;
  /** It is not of the official form: shown behind one tap, without its empty fields. */
  folded?: true;
  /** It belongs to the plan only while this number field is at least so large. */
  onlyFrom?: { field: Name; least: number };
};

/** A part of the writing, with what a model is told of it before the hints of its fields. */
export type SectionSpec = { name: SectionName; lead?: string };

/** The names of the fields that have a fact. */
export type NameWith<Table, Fact extends keyof FieldSpec> = {
  [Name in keyof Table & string]: Table[Name] extends Record<Fact, unknown> ? Name : never;
}[keyof Table & string];

/** The fields of which the table tells this, in its order. */
export function fieldsWith<Table extends FieldTable, Fact extends keyof FieldSpec>(
  table: Table,
  fact: Fact,
): NameWith<Table, Fact>[] {
  const names: string[] = Object.keys(table).filter((name) => table[name]?.[fact] !== undefined);
  // The filter asks what the type asks.
  return names as NameWith<Table, Fact>[];
}

/** A request that says nothing yet; what comes from elsewhere is put over it. */
export function blankRequest<Table extends FieldTable>(table: Table): Record<NameWith<Table, "asked">, string> {
  const names: string[] = fieldsWith(table, "asked");
  return Object.fromEntries(names.map((name) => [name, ""])) as Record<NameWith<Table, "asked">, string>;
}

/** Fields of a part that a form has several times, under the name of each. */
export function prefixed<Prefix extends string, Part extends FieldTable>(prefix: Prefix, part: Part) {
  const fields = Object.entries(part).map(([name, spec]) => [`${prefix}${name}`, spec]);
  return Object.fromEntries(fields) as { [Name in keyof Part & string as `${Prefix}${Name}`]: Part[Name] };
}

/** What is written together, in the order of the sections. */
export function sectionsOf<Table extends FieldTable>(table: Table, sections: readonly SectionSpec[]) {
  const written = fieldsWith(table, "section");
  return sections.map(({ name }) => ({ name, fields: written.filter((field) => table[field]?.section === name) }));
}

/** What a model is told of each section: its lead and the hints of its fields. */
export function guidanceOf(table: FieldTable, sections: readonly SectionSpec[]): Record<string, string> {
  const entries = sections.map(({ name, lead }) => {
    const hints = Object.values(table).flatMap(({ section, hint }) => (section === name && hint ? [hint] : []));
    return [name, [...(lead ? [lead] : []), ...hints].join(" ")];
  });
  return Object.fromEntries(entries);
}

/** The parts of the page that the tools can change: those with texts that have a role. */
export function toolSectionsIn<Name extends string>(
  table: Readonly<Record<Name, FieldSpec>>,
  groups: readonly GroupSpec<Name>[],
) {
  return groups.flatMap(({ name, fields }) => {
    const texts = [...fields].sort(inOrderOf(Object.keys(table))).flatMap((field) => {
      const { role, section } = table[field];
      return role && section ? [{ field, role, section }] : [];
    });
    if (texts.length === 0) return [];
    return {
      name,
      writes: [...new Set(texts.map(({ section }) => section))],
      fields: Object.fromEntries(texts.map(({ field, role }) => [field, role])),
    };
  });
}

function inOrderOf(names: readonly string[]) {
  return (one: string, other: string) => names.indexOf(one) - names.indexOf(other);
}
