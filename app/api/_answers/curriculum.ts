import { z } from "zod";
import { grownKinds } from "@/lib/curriculum/growth/constants";

const text = z.string();
const standing = z.enum(["verified", "unconfirmed", "shared", "yours"]);
const lesson = z.object({ title: text, id: text.nullable(), standing: z.enum(["bank", "listed", "yours"]) });

const unit = z.object({
  subject: text,
  unitNo: text,
  unitTitle: text,
  keyUnitCompetence: text,
  term: text,
  lessonNo: text,
  lessonCount: z.int().nullable(),
  standing,
  source: text,
  lessons: z.array(lesson),
});

/** What can be picked for a class and subject. */
export const unitOffers = z.object({ units: z.array(unit), lessons: z.array(lesson) });

const listedModule = z.object({
  id: z.int().nullable(),
  moduleTitle: text,
  level: text,
  hours: z.int().nullable(),
  standing,
  outcomes: z.array(text),
});

/** What can be picked for a trade. */
export const moduleOffers = z.object({ modules: z.array(listedModule), sessions: z.array(lesson) });

const outcome = z.object({ title: text, hours: z.int().nullable(), content: z.array(text), standing });

export const moduleDetail = z.object({
  moduleTitle: text,
  source: text,
  standing,
  outcomes: z.array(outcome),
  sessions: z.array(lesson),
});

const listed = z.object({
  source: text,
  confirmed: z.boolean(),
  unitNo: z.int().nullable(),
  term: z.int().nullable(),
  details: z.array(text),
});

const proposal = z.object({
  key: text,
  kind: z.enum(grownKinds),
  accounts: z.int(),
  schools: z.int(),
  level: text,
  subject: text,
  unitNo: z.int().nullable(),
  title: text,
  term: z.int().nullable(),
  details: z.array(text),
  listed: listed.nullable(),
});

/** What teachers of several schools typed alike. */
export const proposals = z.object({ proposals: z.array(proposal) });
