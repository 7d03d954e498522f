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
