import type { grownKinds } from "./constants";

export type GrownKind = (typeof grownKinds)[number];

/** By what two accounts are known to have typed the same: keys of class and subject, or of the trade, and of the title. */
export type UseKey = { kind: GrownKind; placeKey: string; titleKey: string };

/** What somebody typed for a unit or a module. */
export type Use = UseKey & {
  /** The class as the catalogue calls it; of a module its level. */
  level: string;
  /** The subject; of a module its trade. */
  subject: string;
  unitNo: number | null;
  title: string;
  term: number | null;
  /** The key unit competence; of a module the learning outcomes. */
  details: string[];
  /** Whether a subject of the catalogue is this one, in whatever language it is named. */
  isSubject: (name: string) => boolean;
};

/** What the catalogue has of that title already, which a proposal does not change. */
export type ListedUse = Pick<Use, "unitNo" | "term" | "details"> & { source: string; confirmed: boolean };

/** What teachers of several schools typed alike, with how many they are. Of details only what several schools said alike. */
export type GrowthProposal = Omit<Use, keyof UseKey | "isSubject"> & {
  key: string;
  kind: GrownKind;
  listed: ListedUse | null;
  accounts: number;
  schools: number;
};
