import { describe, expect, it } from "vitest";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages } from "@/lib/core/language";
import { quote } from "@/lib/plans/text/wording";
import { planOf } from "./lesson-parts";

/** A closing mark that stands where a quotation begins. */
const broken = /[“«]\s?[’»”]/u;

describe("the words that a plan quotes", () => {
  it.each(["» Mukeka ko yavugaga iki?", "” Who is it?", " ’ Qui peut prendre le car ?"])(
    "begin with no mark of what stood before: %s",
    (said) => {
      expect(quote(said, "rw")).not.toMatch(broken);
    },
  );

  it.each(planLanguages)("are whole in every lesson whose opening ends with one, in %s", (language) => {
    const entries = loadBank().lessons.filter(
      (entry) => entry.language === language && !entry.sensitive && /[»”]\s+\p{Lu}/u.test(entry.hook),
    );
    for (const entry of entries.slice(0, 25)) expect(planOf(entry).crosscuttingIssues, entry.id).not.toMatch(broken);
  });

  it("are the question of the opening, without the saying before it", () => {
    const entry = loadBank().lessons.find(({ id }) => id === "kinyarwanda/p3/ibisakuzo");
    expect(entry && planOf(entry).crosscuttingIssues).toContain("“Mukeka ko yavugaga iki?”");
  });
});
