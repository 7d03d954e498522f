import { rtbDefaults } from "@/lib/plans/kinds/rtb/constants";
import type { RtbRequest } from "@/lib/plans/kinds/rtb/schema";

/** The create form's values as its controls hold them. */
export type RtbValues = Record<Exclude<keyof RtbRequest, "lessonId">, string>;

type Source = {
  teacherName: string;
  term: string;
  today: string;
  /** What the reader's newest session plan holds; null before the first. */
  newest: Readonly<Record<string, unknown>> | null;
};

/** What a new session plan starts from: what the newest one says of school, class and module. */
export function startingValues({ newest, ...source }: Source): RtbValues {
  const last = (name: keyof RtbRequest) => String(newest?.[name] ?? "").trim();
  return {
    sector: last("sector"),
    trade: last("trade"),
    level: last("level"),
    date: source.today,
    teacherName: source.teacherName,
    term: source.term || last("term"),
    moduleTitle: last("moduleTitle"),
    week: last("week"),
    classSize: String(Number(last("classSize")) || rtbDefaults.classSize),
    className: last("className"),
    topicOfSession: "",
    learningOutcomes: "",
    indicativeContent: "",
    range: "",
    facilitationTechniques: "",
    duration: String(Number(last("duration")) || rtbDefaults.duration),
    numberOfSteps: String(Number(last("numberOfSteps")) || rtbDefaults.numberOfSteps),
    language: rtbDefaults.language,
  };
}
