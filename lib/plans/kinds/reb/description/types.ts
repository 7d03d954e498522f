import type { NamedDay } from "../../../text/days";

/** What a free text in one of the four languages says about a lesson; null where it says nothing. */
export type DescribedLesson = {
  title: string;
  /** The subject that a clause names and nothing else, as a pattern of the catalogue's name. */
  subject: RegExp | null;
  classLevel: string | null;
  duration: number | null;
  classSize: number | null;
  unitNo: string | null;
  lessonNo: string | null;
  specialNeeds: string;
  /** What the room lacks and what there is to work with, in the teacher's words. */
  room: string;
  /** How it is taught, in the teacher's words, and whatever else is asked of it. */
  methods: string[];
  others: string[];
  isOutside: boolean;
  /** Where it is held, in the teacher's words. */
  place: string;
  /** The day on which it is held. */
  day: NamedDay | null;
  /** What is said besides when and in what room it is held. */
  topic: string;
};
