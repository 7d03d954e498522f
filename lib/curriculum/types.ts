/** A unit of the official curriculum as far as a public source gives it. */
export type CurriculumUnit = {
  classLevel: string | null;
  subject: string;
  unitNo: number | null;
  unitTitle: string;
  keyUnitCompetence: string | null;
  /** Title or address of the document it was taken from. */
  source: string;
};

/** Who a unit or module came from: a public document that comes with Isomo, an administrator, or what teachers typed alike. */
export type Origin = "sourced" | "administrator" | "teachers";

/** A unit with everything that a form can take from it, and how sure it is. */
export type ListedUnit = CurriculumUnit & {
  term: number | null;
  lessonCount: number | null;
  lessons: string[];
  origin: Origin;
  confirmed: boolean;
  /** What teachers of several schools typed beside it. */
  shared: (Pick<CurriculumUnit, "unitNo" | "keyUnitCompetence"> & { term: number | null }) | null;
};

/** A module of vocational training, as a form lists it. */
export type ListedModule = {
  id: number;
  /** "" where nobody knows it. */
  code: string;
  title: string;
  /** The one trade that it belongs to; "" for one of several trades. */
  trade: string;
  level: string;
  hours: number | null;
  origin: Origin;
  confirmed: boolean;
};

/** A module with what is taught in it. */
export type CurriculumModule = ListedModule & { otherCodes: string[]; outcomes: ModuleOutcome[]; source: string };

/** A learning outcome of a module, with its indicative content. */
export type ModuleOutcome = {
  title: string;
  hours?: number | undefined;
  content?: string[] | undefined;
  /** Where it is not the source's but what teachers of several schools typed. */
  origin?: "teachers" | undefined;
};

/** Everything that forms suggest from. */
export type Catalogue = {
  classes: { level: string; name: string }[];
  subjects: { classLevel: string; level: string; name: string }[];
  /** Those that are confirmed. */
  units: CurriculumUnit[];
  /** Dates are ISO. */
  terms: { year: string; term: number; startsOn: string; endsOn: string }[];
  genericCompetences: string[];
  crosscuttingIssues: string[];
};
