import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { calmPhrases } from "@/lib/plans/safety/calm";
import { searchable } from "@/lib/plans/text/wording";

/** Keeping silent, as the four languages say it. */
const silence = /silen|\bquiet|se tai|\btaire|ceceka|\bkutavuga|nyamaz|\bkimya/;

describe("the test of a lesson on a sensitive topic", () => {
  it.each(planLanguages)(
    "never asks whether one may keep silent, since children must know that they can tell: %s",
    (language) => {
      const { topics, questions, simpleQuestions } = calmPhrases[language];
      const asked = Object.values(topics).flatMap((topic) => [...topic.questions, ...topic.simpleQuestions]);
      const found = [...questions, ...simpleQuestions, ...asked].filter((question) =>
        silence.test(searchable(question)),
      );
      expect(found).toEqual([]);
    },
  );
});
