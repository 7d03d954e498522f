import catalogue from "@/db/seed/catalog.json";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import type { CurriculumUnit } from "@/lib/curriculum/types";
import { moduleOf } from "@/lib/plans/kinds/rtb/rules";
import { rebRequest, type RebRequest } from "@/lib/plans/kinds/reb/schema";
import { rtbRequest, type RtbRequest } from "@/lib/plans/kinds/rtb/schema";
import { rtbSectors } from "@/lib/plans/kinds/rtb/constants";
import { hostile, needs } from "./class-texts";
import { lessons } from "./lessons";
import { sessions } from "./sessions";

/** One request of the evaluation with what the catalogue knows of it. */
export type RebCase = { id: string; hostile: boolean; request: RebRequest; unit: CurriculumUnit | null; seed: number };
export type RtbCase = {
  id: string;
  hostile: boolean;
  request: RtbRequest;
  module: ReturnType<typeof moduleOf>;
  seed: number;
};

const units: readonly CurriculumUnit[] = catalogue.rebUnits.map((unit) => ({
  classLevel: unit.class ?? null,
  subject: unit.subject,
  unitNo: unit.unitNo ?? null,
  unitTitle: unit.unitTitle,
  keyUnitCompetence: unit.keyUnitCompetence ?? null,
  source: unit.source,
}));

function unitOf(request: RebRequest): CurriculumUnit | null {
  const same = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
  const found = units.find(
    (unit) =>
      same(unit.unitTitle, request.unitTitle) &&
      same(unit.subject, request.subject) &&
      (unit.classLevel === null || same(unit.classLevel, request.classLevel)),
  );
  return found ?? null;
}

function turn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("Nothing to choose from");
  return item;
}

const durations = [40, 80, 30, 45, 60, 120];
const sizes = [46, 38, 63, 24, 51, 75, 12];

type RebPlace = { language: PlanLanguage; index: number };

function rebRequestOf({ language, index }: RebPlace, given: Partial<RebRequest>): RebRequest {
  return rebRequest.parse({
    schoolName: "GS Rugarama",
    teacherName: "Uwase Diane",
    term: String((index % 3) + 1),
    date: "2026-11-24",
    unitNo: String((index % 9) + 1),
    lessonNo: `${(index % 6) + 1} of 8`,
    totalDuration: turn(durations, index),
    classSize: turn(sizes, index),
    location: index % 7 === 3 ? turn(["Outside", "Dehors", "Hanze", "Nje"], index) : "Classroom",
    language,
    specialNeeds: index % 2 === 0 ? turn(needs[language], index / 2) : "",
    includeActivitiesDescription: index % 3 !== 0,
    ...given,
  });
}

function rebCases(): RebCase[] {
  const plain = planLanguages.flatMap((language) =>
    lessons[language].map(([subject, classLevel, lessonTitle, unitTitle, keyUnitCompetence], index) => ({
      id: `reb-${language}-${index + 1}`,
      hostile: false,
      request: rebRequestOf({ language, index }, { subject, classLevel, lessonTitle, unitTitle, keyUnitCompetence }),
    })),
  );
  const known = units.map((unit, index) => ({
    id: `reb-unit-${index + 1}`,
    hostile: false,
    request: rebRequestOf(
      { language: unit.subject === "French" ? "fr" : "en", index },
      {
        subject: unit.subject,
        classLevel: unit.classLevel ?? "S1",
        lessonTitle: unit.unitTitle,
        unitTitle: unit.unitTitle,
        unitNo: String(unit.unitNo ?? 1),
        keyUnitCompetence: unit.keyUnitCompetence ?? `Use ${unit.unitTitle}`,
      },
    ),
  }));
  const attacked = planLanguages.flatMap((language) =>
    hostile.map((text, index) => {
      const [subject, classLevel] = turn(lessons[language], index);
      const given = { subject, classLevel, lessonTitle: text, unitTitle: text, keyUnitCompetence: text };
      return {
        id: `reb-hostile-${language}-${index + 1}`,
        hostile: true,
        request: rebRequestOf({ language, index }, given),
      };
    }),
  );
  return [...plain, ...known, ...attacked].map((item, index) => ({
    ...item,
    unit: unitOf(item.request),
    seed: index + 1,
  }));
}

const sectors = rtbSectors.flatMap(({ name, trades }) => trades.map((trade) => ({ sector: name, trade })));

function rtbRequestOf({ language, index }: RebPlace, given: Partial<RtbRequest>): RtbRequest {
  return rtbRequest.parse({
    ...turn(sectors, index),
    level: `Level ${(index % 3) + 3}`,
    date: "2026-11-24",
    teacherName: "Nkurunziza Patrick",
    term: String((index % 3) + 1),
    week: String((index % 12) + 1),
    classSize: turn([28, 30, 18, 45, 3, 60], index),
    className: "L3 A",
    range: "Tools, equipment, materials",
    duration: turn([40, 80, 120, 240, 480], index),
    numberOfSteps: (index % 5) + 1,
    language,
    ...given,
  });
}

function rtbCases(): RtbCase[] {
  const plain = planLanguages.flatMap((language) =>
    sessions.map(([trade, moduleTitle, topics, outcomes], index) => {
      const place = sectors.find((sector) => sector.trade === trade) ?? turn(sectors, index);
      const given = { ...place, moduleTitle, topicOfSession: topics[language], learningOutcomes: outcomes };
      return { id: `rtb-${language}-${index + 1}`, hostile: false, request: rtbRequestOf({ language, index }, given) };
    }),
  );
  const attacked = hostile.map((text, index) => {
    const language = turn(planLanguages, index);
    const given = { moduleTitle: text, topicOfSession: text, learningOutcomes: text };
    return { id: `rtb-hostile-${index + 1}`, hostile: true, request: rtbRequestOf({ language, index }, given) };
  });
  return [...plain, ...attacked].map((item, index) => ({
    ...item,
    module: moduleOf(item.request.moduleTitle),
    seed: index + 1,
  }));
}

/** The requests of the evaluation, always the same ones. */
export const cases = { reb: rebCases(), rtb: rtbCases() };
