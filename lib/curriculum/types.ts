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

/** Everything that forms suggest from. */
export type Catalogue = {
  classes: { level: string; name: string }[];
  subjects: { classLevel: string; level: string; name: string }[];
  units: CurriculumUnit[];
  /** Dates are ISO. */
  terms: { year: string; term: number; startsOn: string; endsOn: string }[];
  genericCompetences: string[];
  crosscuttingIssues: string[];
};
