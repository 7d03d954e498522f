import { planLanguages } from "@/lib/core/language";
import { searchable } from "../../../text/wording";
import { activities, wordCount } from "../../../text/reading";
import type { FieldPlace, Rule } from "../../../inspection/types";
import { rebStages } from "../constants";
import { officialTerms } from "../composer/terms";
import type { RebReading } from "./reading";

const terms = planLanguages.map(officialTerms);
const competences = new Set(terms.flatMap(({ genericCompetences }) => genericCompetences.map(searchable)));
const issues = new Set(terms.flatMap(({ crosscuttingIssues }) => crosscuttingIssues.map(searchable)));

/** A heading such as "Generic competences:" names nothing; "Name: explanation" does. */
type Item = { name: string; explanation: string };

function itemsOf(text: string): Item[] {
  return activities(text)
    .filter((line) => !/:$/.test(line))
    .map((line) => {
      const [, name = "", explanation = ""] = /^([^:]{3,90}?)\s*:\s+(.*)$/u.exec(line) ?? [];
      return name ? { name, explanation } : { name: "", explanation: line };
    });
}

/** Teachers shorten the long names: "Environment", "Coopération". */
function isNamed(name: string, official: ReadonlySet<string>): boolean {
  const said = searchable(name).trim();
  return [...official].some(
    (term) => term === said || (said.length > 4 && (term.startsWith(said) || said.startsWith(term))),
  );
}

function names(text: string, official: ReadonlySet<string>): boolean {
  const said = searchable(text);
  return itemsOf(text).some(({ name }) => isNamed(name, official)) || [...official].some((term) => said.includes(term));
}

function unexplained({ name, explanation }: Item): boolean {
  return name !== "" && wordCount(explanation) < 3;
}

function columns({ content }: RebReading) {
  return rebStages.map((stage) => {
    const field = `${stage}CrosscuttingIssues` as const;
    return { field, text: content[field] };
  });
}

function listed(reading: RebReading) {
  return [...columns(reading), { field: "crosscuttingIssues", text: reading.content.crosscuttingIssues }];
}

/** Five rules look at one column, which teachers often fill in words of their own. */
const weight = 0.5;

export const competenceRules: readonly Rule<RebReading>[] = [
  {
    id: "competenceNamed",
    criterion: "outcomes",
    severity: "soft",
    weight,
    find: (reading) =>
      columns(reading)
        .filter(({ text }) => !names(text, competences) && !names(text, issues))
        .map(({ field }) => ({ field })),
  },
  {
    id: "competenceDeveloped",
    criterion: "outcomes",
    severity: "soft",
    weight,
    find: ({ content }) =>
      names(content.developmentCrosscuttingIssues, competences) ? [] : [{ field: "developmentCrosscuttingIssues" }],
  },
  {
    id: "issueNamed",
    criterion: "inclusion",
    severity: "soft",
    weight,
    find: (reading) =>
      listed(reading).some(({ text }) => names(text, issues)) ? [] : [{ field: "crosscuttingIssues" }],
  },
  {
    id: "official",
    criterion: "outcomes",
    severity: "soft",
    weight,
    find: (reading) =>
      listed(reading).flatMap(({ field, text }): FieldPlace[] =>
        itemsOf(text)
          .filter(({ name }) => name !== "" && !isNamed(name, competences) && !isNamed(name, issues))
          .map(({ name }) => ({ field, values: { name: name.slice(0, 60) } })),
      ),
  },
  {
    id: "explained",
    criterion: "outcomes",
    severity: "soft",
    weight,
    find: (reading) =>
      listed(reading).flatMap(({ field, text }): FieldPlace[] =>
        itemsOf(text)
          .filter(unexplained)
          .map(({ name }) => ({ field, values: { name: name.slice(0, 60) } })),
      ),
  },
];
