/**
 * How sure a unit or module is: `verified` by an official document or an administrator, `unconfirmed` as long as nobody who has the
 * document has looked, `shared` where teachers of several schools typed it alike and an administrator confirmed it, and `yours`
 * where it stands in the reader's own plans alone.
 */
export type UnitStanding = "verified" | "unconfirmed" | "shared" | "yours";

/** A lesson that can be picked: from the bank (with its id), named by the unit's source, or from a plan of the reader's own. */
export type LessonOffer = { title: string; id: string | null; standing: "bank" | "listed" | "yours" };

/** A unit as the form takes it over; "" for what is not known. `lessonNo` goes on from the reader's last plan of the unit. */
export type UnitOffer = {
  /** The subject as the curriculum names it, with the option or stream that the unit is for. */
  subject: string;
  unitNo: string;
  unitTitle: string;
  keyUnitCompetence: string;
  term: string;
  lessonNo: string;
  lessonCount: number | null;
  standing: UnitStanding;
  source: string;
  lessons: LessonOffer[];
};

/** Everything that can be picked for a class and subject; `lessons` are those of the bank that belong to none of the units. */
export type UnitOffers = { units: UnitOffer[]; lessons: LessonOffer[] };

/** A module as the form takes it over. `id` where its outcomes can be asked for, `outcomes` where they are the reader's own. */
export type ModuleOffer = {
  id: number | null;
  moduleTitle: string;
  level: string;
  hours: number | null;
  standing: UnitStanding;
  outcomes: string[];
};

/** A session that can be picked, of a job sheet of the bank or of the indicative content. */
export type ModuleOffers = { modules: ModuleOffer[]; sessions: LessonOffer[] };

/** What is taught in a module. `sessions` are the bank's job sheets for it. */
export type ModuleDetail = {
  moduleTitle: string;
  source: string;
  standing: UnitStanding;
  outcomes: { title: string; hours: number | null; content: string[]; standing: UnitStanding }[];
  sessions: LessonOffer[];
};
