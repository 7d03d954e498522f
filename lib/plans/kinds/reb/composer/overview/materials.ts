import { bullets } from "../../../../text/wording";
import { isShownFamily } from "../../course/family";
import type { LessonDraft } from "../lesson/lesson";
import { wishedMaterials } from "../lesson/wished";
import { thingsOfMethods } from "../lesson/wishes";
import { calmMaterials } from "../stages/calm";
import { entryMaterials } from "./entry-materials";

/** Board and notebooks, which most lessons work with. */
function usualMaterials({ bank, outside }: LessonDraft): string[] {
  const { outsideBoard, board, notebooks } = bank.common.materials;
  return [outside ? outsideBoard : board, notebooks];
}

/** Sport and arts have their things; of other lessons without an entry only the youngest have things that are known. */
function frameMaterials({ bank, band, family, phrases, age }: LessonDraft): string[] {
  if (isShownFamily(family)) return phrases.materials[age];
  return band === "early" ? bank.early.materials : [];
}

function ownMaterials(lesson: LessonDraft): string[] {
  const { held, band, family, content } = lesson;
  const usual = usualMaterials(lesson);
  const isEarly = band === "early";
  switch (held.way) {
    case "calm":
      return [...calmMaterials(lesson, held), ...(isEarly ? [] : usual)];
    case "entry":
      return [
        ...entryMaterials(lesson, held.entry),
        ...(isEarly ? usual.slice(0, 1) : usual),
        held.entry.phrases.cover,
      ];
    case "frame":
      return [content.material, ...frameMaterials(lesson), ...(family === "sport" ? [] : usual)];
  }
}

/** What teacher and learners need, from a Rwandan school and its surroundings, adapted copies included. */
export function materials(lesson: LessonDraft): string {
  const adapted = new Set(lesson.needs.map((need) => need.material));
  const things = [...lesson.wishes.things, ...thingsOfMethods(lesson.methods.placed)];
  const own = wishedMaterials(ownMaterials(lesson), things, lesson.bank.common.things);
  return bullets([...own, ...adapted]);
}
