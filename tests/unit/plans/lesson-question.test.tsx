import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LessonQuestion } from "@/components/plans/creation/lesson-question";
import type { OfferedEntry, OfferedElsewhere } from "@/lib/bank/types";
import { loadMessages } from "@/lib/i18n/messages";

const triangle = { id: "a", title: "Triangles", class: "P6", treats: ["angles"], lacks: ["parallel", "transversal"] };
const stranger = { id: "b", title: "Roofs", class: "P6", treats: [], lacks: ["transversal"] };
const whole = { id: "c", title: "Parallel lines", class: "S1", treats: ["parallel lines"], lacks: [] };

describe.each(["en", "fr", "rw"] as const)("the question which lesson is meant, in %s", (locale) => {
  const labels = loadMessages(locale).reb.create.question;
  const { languages } = loadMessages(locale).reb;
  const page = (near: OfferedEntry[], elsewhere: OfferedElsewhere | null = null) => {
    const question = { title: "Angles", near, elsewhere, error: undefined };
    const asked = { turn: 1, question, picked: null };
    return renderToStaticMarkup(<LessonQuestion {...{ asked, labels, languages }} />);
  };

  it("names what a lesson does not treat, and what it does, and lists it last, chosen by nobody", () => {
    const shown = page([triangle, stranger]);
    expect(shown).toContain(labels.treats.replace("{treats}", "angles").replace("{lacks}", "parallel, transversal"));
    expect(shown).toContain(labels.lacks.replace("{lacks}", "transversal"));
    expect(shown.indexOf('value="none"')).toBeLessThan(shown.indexOf('value="a"'));
    expect(shown).not.toContain("checked");
  });

  it("lists a lesson on the whole topic first, with nothing beside it", () => {
    const shown = page([whole]);
    expect(shown.indexOf('value="c"')).toBeLessThan(shown.indexOf('value="none"'));
    expect(shown).not.toContain(labels.lacks.split("{")[0]);
  });

  it("lets the lesson be chosen that is there in another language alone, and says what that makes of the plan", () => {
    for (const near of [[], [whole]]) {
      const shown = page(near, { id: "d", title: "Les angles", language: "fr" });
      expect(shown.indexOf('value="d"')).toBeGreaterThan(0);
      expect(shown.indexOf('value="d"')).toBeLessThan(shown.indexOf('value="none"'));
      expect(shown).toContain(labels.whole.replace("{language}", languages.fr));
      expect(shown).not.toContain(labels.unknown);
    }
  });
});
