import { beforeAll, describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { aPlan, newUser, request, theAdministrator } from "../support/api-client";
import { pagePlaces, unvisited } from "../support/page-places";

const places = pagePlaces().filter((place) => !unvisited.includes(place));
const strangers = /^\/(?:auth|payment|api)(?:\/|$)/;
/** Addresses without a language in them. */
const bare = /^\/(?:api|sandbox)\//;
/** What an address that leads back from elsewhere brings along. */
const queries: Record<string, string> = { "/auth/callback": "?token=a&email=a%40school.test" };
const atOnce = 4;

const tokens = { teacher: "", administrator: "" };
const ids = { reb: 0, rtb: 0 };

beforeAll(async () => {
  const teacher = await newUser();
  tokens.teacher = teacher.token;
  tokens.administrator = (await theAdministrator()).token;
  ids.reb = (await aPlan(teacher, { lessonTitle: "Rivers of Rwanda" })).id;
  const session = await teacher.call("POST", "/api/rtb/lesson-plans/generate?wait=true", aRtbRequest());
  ids.rtb = Number(session.json.id);
});

/** The address of a page in a language, of a plan that there is. */
function addressOf(place: string, language: string): string {
  const prefix = language === "en" || bare.test(place) ? "" : `/${language}`;
  const id = place.startsWith("/rtb") ? ids.rtb : ids.reb;
  const path = prefix + (prefix && place === "/" ? "" : place);
  return path.replace("[locale]", language).replace("[id]", String(id)) + (queries[place] ?? "");
}

/** The title of a page as its browser shows it. */
async function titleOf(place: string, language: string): Promise<string> {
  const token = place.startsWith("/admin") ? tokens.administrator : tokens.teacher;
  const own = strangers.test(place) ? "" : `next-auth.session-token=${token}; `;
  const headers = { cookie: `${own}NEXT_LOCALE=${language}` };
  const { status, text } = await request("GET", addressOf(place, language), { headers });
  expect(status, place).toBe(200);
  return /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "";
}

async function titlesIn(language: string): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  const rest = [...places];
  async function read(): Promise<void> {
    for (let place = rest.pop(); place; place = rest.pop()) titles.set(place, await titleOf(place, language));
  }
  await Promise.all(Array.from({ length: atOnce }, read));
  return titles;
}

/** Places whose title another place has too, and those without one. */
function shared(titles: Map<string, string>): string[] {
  const all = [...titles];
  return all
    .filter(([place, title]) => title === "" || all.some(([other, same]) => other !== place && same === title))
    .map(([place, title]) => `${place}: ${title}`);
}

describe("every page under app", () => {
  it("has a title of its own, in the language of its address, with the name of its plan", async () => {
    const [english, kinyarwanda] = [await titlesIn("en"), await titlesIn("rw")];
    expect(shared(english)).toEqual([]);
    expect(shared(kinyarwanda)).toEqual([]);
    // The front page is called after the product alone, and so would be a page without a title.
    const unnamed = [...english].filter(([, title]) => !/\S · Isomo$/.test(title));
    expect(unnamed.map(([place]) => place)).toEqual(["/"]);
    const alike = [...english.keys()].filter((place) => kinyarwanda.get(place) === english.get(place));
    const nameless = ["/api/docs/[locale]", "/lesson-plan/[id]", "/rtb-lesson-plan/[id]", "/sandbox/bench"];
    expect(alike.sort()).toEqual(nameless);
    expect(english.get("/lesson-plan/[id]")).toBe("Rivers of Rwanda · Isomo");
    for (const place of ["/lesson-plan/edit/[id]", "/lesson-plan/[id]/report"])
      expect(kinyarwanda.get(place)).toMatch(/.+ · Rivers of Rwanda · Isomo$/);
  });

  it("names a plan to nobody else", async () => {
    const headers = { cookie: `next-auth.session-token=${(await newUser()).token}` };
    const ofPlans = places.filter((place) => place.startsWith("/lesson-plan/") && place.includes("[id]"));
    expect(ofPlans.length).toBeGreaterThan(2);
    for (const place of ofPlans)
      expect((await request("GET", addressOf(place, "en"), { headers })).text).not.toContain("Rivers of Rwanda");
  });
});
