import { describe, expect, it } from "vitest";
import { aPlan, newUser, request, theAdministrator, type ApiClient } from "../support/api-client";

const locales = ["", "/fr", "/rw"];

/** The title of a page as its browser shows it. */
async function titleOf(path: string, { token }: ApiClient): Promise<string> {
  const { status, text } = await request("GET", path, { headers: { cookie: `next-auth.session-token=${token}` } });
  expect(status, path).toBe(200);
  return /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? "";
}

async function titlesOf(paths: string[], client: ApiClient): Promise<string[]> {
  const titles: string[] = [];
  for (const path of paths) titles.push(await titleOf(path, client));
  return titles;
}

describe("every signed-in page", () => {
  it("has a title of its own in each language", async () => {
    const client = await newUser();
    const { id } = await aPlan(client, { lessonTitle: "Rivers of Rwanda" });
    const paths = [
      ...["/dashboard", "/lesson-plans", "/rtb-lesson-plans", "/lesson-plan/create", "/rtb-lesson-plan/create"],
      ...["/lesson-plan/quick-create", `/lesson-plan/${id}`, `/lesson-plan/edit/${id}`, "/header-settings"],
      ...[
        "/bin",
        "/rtb-header-settings",
        "/profile",
        "/subscription",
        "/resources",
        "/recent-activity",
        "/notifications",
      ],
    ];
    for (const locale of locales) {
      const titles = await titlesOf(
        paths.map((path) => locale + path),
        client,
      );
      expect(new Set(titles).size, titles.join("\n")).toBe(paths.length);
      expect(titles.every((title) => title.endsWith(" · Isomo"))).toBe(true);
      expect(titles[6]).toBe("Rivers of Rwanda · Isomo");
      expect(titles[7]).toMatch(/.+ · Rivers of Rwanda · Isomo$/);
    }
  });

  it("names a plan to nobody else", async () => {
    const owner = await newUser();
    const { id } = await aPlan(owner, { lessonTitle: "Rivers of Rwanda" });
    const { token } = await newUser();
    const headers = { cookie: `next-auth.session-token=${token}` };
    for (const path of [`/lesson-plan/${id}`, `/lesson-plan/edit/${id}`, `/rtb-lesson-plan/${id}`]) {
      expect((await request("GET", path, { headers })).text).not.toContain("Rivers of Rwanda");
    }
  });

  it("has one for administrators too", async () => {
    const admin = await theAdministrator();
    const tabs = ["", "/tiers", "/subscriptions", "/payments", "/referrals", "/review", "/curriculum", "/audit"];
    const titles = await titlesOf(
      tabs.map((tab) => `/admin${tab}`),
      admin,
    );
    expect(new Set(titles).size, titles.join("\n")).toBe(tabs.length);
  });
});
