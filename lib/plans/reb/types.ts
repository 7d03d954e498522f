import type { CurriculumUnit } from "@/lib/curriculum/types";

/** What the catalogue knows about a request: the unit that it names, when it is there. */
export type RebBackground = { unit: CurriculumUnit | null };
