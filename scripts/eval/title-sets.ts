import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { defaultPlanLanguage, planLanguages } from "@/lib/core/language";

const ids = z.array(z.string()).default([]);
const judged = { title: z.string(), right: ids, half: ids };

/** A title as somebody types it; `isSentence`: a whole request, of which the title has to be read first. */
const typedTitle = z.object({
  ...judged,
  subject: z.string(),
  class: z.string(),
  language: z.enum(planLanguages).default(defaultPlanLanguage),
  isSentence: z.boolean().default(false),
});
const typedTopic = z.object({ ...judged, trade: z.string() });

/** A title that looks like an entry (`like`) and is another lesson. */
const nearMisses = z.object({
  lessons: z.array(typedTitle.extend({ like: z.string() })),
  sheets: z.array(typedTopic.extend({ like: z.string() })),
});

const folder = "tests/fixtures/finding";

function yamlOf(name: string): unknown {
  return parse(readFileSync(`${folder}/${name}.yaml`, "utf8"));
}

/** 300 titles of lessons and 60 of job sheets, with the entries that are right for each. */
export function readOrdinary() {
  return {
    lessons: z.array(typedTitle).parse(yamlOf("ordinary-titles")),
    sheets: z.array(typedTopic).parse(yamlOf("ordinary-sheets")),
  };
}

export function readNearMisses() {
  return nearMisses.parse(yamlOf("near-misses"));
}

/** The entries that the bank had when the sets were judged: what came later is not judged yet. */
export function readJudgedEntries(): ReadonlySet<string> {
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(`${folder}/judged-entries.json`, "utf8"))));
}

export type TypedTitle = Omit<z.infer<typeof typedTitle>, "right" | "half">;
export type TypedTopic = Omit<z.infer<typeof typedTopic>, "right" | "half">;
