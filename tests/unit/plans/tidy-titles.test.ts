import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { planLanguages } from "@/lib/core/language";
import { planKind } from "@/lib/plans/kinds/registry";
import { tidyTitle } from "@/lib/plans/text/titles";

describe("a title in shorthand", () => {
  it.each([
    ["what time is it oclock n half past", "What time is it o’clock and half past"],
    ["umuganda n ubudehe home grown solutions", "Umuganda and ubudehe home grown solutions"],
    ["price elasticity of demand calc n meaning", "Price elasticity of demand calc and meaning"],
    ["Adding nos within 20 using sticks", "Adding numbers within 20 using sticks"],
    ["html page abt my school h1 p img", "HTML page about my school h1 p img"],
    ["simultaneus eqns word problems (market prices)", "Simultaneus equations word problems (market prices)"],
    ["replace front brake pads n bleed", "Replace front brake pads and bleed"],
    ["Sum of n terms", "Sum of n terms"],
    ["Find n when the sum is known", "Find n when the sum is known"],
    ["pH of soils", "pH of soils"],
    ["e-mail", "e-mail"],
    ["hiv and aids", "HIV and AIDS"],
    ["hearing aids & sign language", "Hearing aids and sign language"],
    ["difference b/w speed n velocity", "Difference between speed and velocity"],
    ["reading n writing short sentences", "Reading and writing short sentences"],
  ])("%s is printed as %s", (typed, printed) => {
    expect(tidyTitle(typed, "en")).toBe(printed);
  });

  it.each([
    "Sum of the first n natural numbers",
    "sum of first n odd numbers",
    "Choosing r objects from n distinct objects",
    "arranging n different objects in a row",
    "solving n equations in n unknowns",
    "drawing n balls without replacement",
    "tossing n fair coins",
    "rotation through n degrees",
    "divisibility of any positive integer n using remainders",
    "writing the letter n neatly",
    "LibreOffice Calc",
    "Introduction to OpenOffice Calc: formulas",
    "Calc. of area",
    "b/w photography",
    "style a btn in html",
  ])("is nothing that means anything else: %s", (title) => {
    expect(tidyTitle(title, "en").toLowerCase()).toBe(title.toLowerCase());
  });

  it("is left to the other languages but for the capital", () => {
    expect(tidyTitle("ubwangavu n ubugimbi", "rw")).toBe("Ubwangavu n’ubugimbi");
    expect(tidyTitle("dire l’heure et quart", "fr")).toBe("Dire l’heure et quart");
    for (const language of planLanguages) expect(tidyTitle("Fractions n", language)).toBe("Fractions n");
  });

  it("never touches a title of the bank", () => {
    const { lessons, sessions } = loadBank();
    const printed = [...lessons, ...sessions].flatMap(({ titles }) =>
      planLanguages.flatMap((language) =>
        (titles[language] ?? []).slice(0, 1).map((title) => [language, title] as const),
      ),
    );
    expect(printed.filter(([language, title]) => tidyTitle(title, language) !== title)).toEqual([]);
  });

  it("stands tidy in a frame of either kind", () => {
    const lesson = planKind("reb").draft({ ...aRebRequest(), lessonTitle: "quibbles n zzyzx" });
    expect(lesson.lessonTitle).toBe("Quibbles and zzyzx");
    const session = planKind("rtb").draft({ ...aRtbRequest(), topicOfSession: "quibbles n zzyzx" });
    expect(session.topicOfSession).toBe("Quibbles and zzyzx");
  });
});
