import { describe, expect, it } from "vitest";
import { cases } from "@/scripts/eval/requests";
import { checkFigures, composerFigures } from "@/scripts/eval/measure";
import { tryReb, tryRtb } from "@/scripts/eval/run";
import { seedDefects } from "@/scripts/eval/seeded";

// Every third request: enough to notice a fall, and done in a second; `npm run eval` measures all of them.
function third<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => index % 3 === 0);
}

const tried = { reb: third(cases.reb).map(tryReb), rtb: third(cases.rtb).map(tryRtb) };
const good = [...tried.reb, ...tried.rtb].filter(({ hostile }) => !hostile);

describe("the composer", () => {
  it("has at least 200 requests to be measured by, in both kinds and four languages", () => {
    const all = [...cases.reb, ...cases.rtb];
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ request }) => request.language)).size).toBe(4);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(composerFigures(tried).map((figure) => [figure.name, figure] as const))(
    "keeps its floor: %s",
    (_, figure) => {
      expect(figure.value).toBeGreaterThanOrEqual(figure.floor);
    },
  );
});

describe("the check", () => {
  const { caught, falseAlarms } = checkFigures(good, seedDefects(tried));

  it("catches what is broken on purpose", () => {
    expect(caught.of).toBeGreaterThan(1_000);
    expect(caught.value).toBeGreaterThanOrEqual(caught.floor);
  });

  it("is quiet on good plans", () => {
    expect(falseAlarms.value).toBeLessThanOrEqual(falseAlarms.floor);
  });
});
