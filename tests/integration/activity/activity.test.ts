import { afterEach, describe, expect, it, vi } from "vitest";
import { transact } from "@/db";
import { getActivityStats } from "@/lib/activity/queries";
import { activityFilters } from "@/lib/activity/schema";
import { recordActivity, recordView } from "@/lib/activity/service";
import type { ActivityEntry } from "@/lib/activity/types";
import type { Actor } from "@/lib/core/actor";
import { notify } from "@/lib/notifications/service";
import { eachTimelineItem, listTimeline } from "@/lib/notifications/timeline/queries";
import { copyPlan } from "@/lib/plans/service";
import { actAs } from "@/lib/web/system";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

function did(actor: Actor, entry: Partial<ActivityEntry>): Promise<void> {
  const base = {
    accountId: actor.accountId,
    type: "create",
    title: "Fractions",
    entityType: "reb",
    entityId: 1,
  } as const;
  return transact((tx) => recordActivity(tx, { ...base, ...entry }));
}

async function titles(actor: Actor, query: Record<string, unknown>, size?: number): Promise<string[]> {
  const { items } = await listTimeline(await actAs(actor.accountId), {
    ...activityFilters.parse(query),
    locale: "en",
    size,
  });
  return items.map((item) => item.title);
}

async function withActivities(): Promise<Actor> {
  const actor = await anActor();
  await did(actor, { title: "Adding fractions" });
  await did(actor, { type: "edit", title: "L’énergie à l’école" });
  await did(actor, { type: "download", title: "100% of_it", metadata: { format: "docx" } });
  return actor;
}

describe("the timeline", () => {
  it("is the actor's own, newest first, sorted and paged", async () => {
    const [actor, stranger] = [await withActivities(), await anActor()];
    expect(await titles(actor, {})).toEqual(["100% of_it", "L’énergie à l’école", "Adding fractions"]);
    expect(await titles(actor, { sort: "oldest" })).toEqual(["Adding fractions", "L’énergie à l’école", "100% of_it"]);
    expect(await titles(actor, { page: "1" }, 2)).toEqual(["Adding fractions"]);
    expect(await titles(stranger, {})).toEqual([]);
  });

  it("is filtered by type, and what is no type filters nothing", async () => {
    const actor = await withActivities();
    expect(await titles(actor, { type: "edit" })).toEqual(["L’énergie à l’école"]);
    expect(await titles(actor, { type: "'; drop table activities" })).toHaveLength(3);
  });

  it.each([
    ["FRACTIONS", "Adding fractions"],
    ["ENERGIE", "L’énergie à l’école"],
    ["downloaded", "100% of_it"],
    ["DOCX", "100% of_it"],
    ["0% OF_", "100% of_it"],
  ])("finds %s in action, title or metadata, whatever its case", async (search, title) => {
    expect(await titles(await withActivities(), { search })).toEqual([title]);
  });

  it("finds nothing by wildcards alone", async () => {
    expect(await titles(await withActivities(), { search: "%x%" })).toEqual([]);
  });

  it("is counted by type", async () => {
    const actor = await again(await withActivities());
    expect(await getActivityStats(actor)).toEqual({
      lessonPlansCreated: 1,
      edits: 1,
      downloads: 1,
      views: 0,
      ratings: 0,
      templates: 0,
    });
    await did(actor, { type: "rate" });
    expect(await getActivityStats(await again(actor))).toMatchObject({ ratings: 1 });
  });
});

describe("a copied plan", () => {
  it("was a template, and the copy was created", async () => {
    const actor = await anActor();
    await copyPlan(actor, { kind: "reb", id: await aSavedPlan(actor) });
    expect(await getActivityStats(await again(actor))).toMatchObject({ lessonPlansCreated: 2, templates: 1 });
  });
});

describe("notifications in the timeline", () => {
  async function withBoth(): Promise<Actor> {
    const actor = await anActor();
    const told = (kind: "sessionApproved" | "planDownloaded", type: "APPROVAL" | "DOWNLOAD") =>
      transact((tx) => notify(tx, { accountId: actor.accountId, kind, type, params: { title: "L’énergie" } }));
    // Of what happens within one millisecond the order is not known.
    const later = () => vi.setSystemTime(Date.now() + 1_000);
    await did(actor, { title: "Adding fractions" });
    later();
    await told("sessionApproved", "APPROVAL");
    later();
    await did(actor, { type: "download", title: "Rivers" });
    later();
    await told("planDownloaded", "DOWNLOAD");
    return again(actor);
  }
  const inOrder = ["Plan downloaded", "Rivers", "Session plan approved", "Adding fractions"];

  it("stand between what was done, in the order of time, on every page", async () => {
    const actor = await withBoth();
    expect(await titles(actor, {})).toEqual(inOrder);
    expect(await titles(actor, { sort: "oldest" })).toEqual([...inOrder].reverse());
    expect(await titles(actor, { page: "1" }, 2)).toEqual(inOrder.slice(2));
    const { items, totalItems } = await listTimeline(actor, { ...activityFilters.parse({}), locale: "fr" });
    expect(totalItems).toBe(4);
    expect(items[2]).toMatchObject({ action: "Notification", type: "view", message: "« L’énergie » a été approuvé." });
  });

  it("count as downloaded, edited or rated where they tell of that, and as viewed otherwise", async () => {
    const actor = await withBoth();
    expect(await titles(actor, { type: "download" })).toEqual(["Plan downloaded", "Rivers"]);
    expect(await titles(actor, { type: "view" })).toEqual(["Session plan approved"]);
    expect(await titles(actor, { type: "rate" })).toEqual([]);
  });

  it.each([
    ["APPROVED", ["Session plan approved"]],
    ["notification", ["Plan downloaded", "Session plan approved"]],
    ["energie", ["Plan downloaded", "Session plan approved"]],
    ["downloaded", ["Plan downloaded", "Rivers"]],
  ])("are found by %s in title, values and action", async (search, found) => {
    expect(await titles(await withBoth(), { search })).toEqual(found);
  });

  it("are exported with the rest, each row once", async () => {
    const actor = await withBoth();
    const rows = [];
    const all = { ...activityFilters.parse({}), locale: "en", most: 1_000 } as const;
    for await (const { title } of eachTimelineItem(actor, all)) rows.push(title);
    expect(rows).toEqual(inOrder);
  });
});

describe("a look at a plan", () => {
  it("is recorded once an hour, and not right after the plan was made", async () => {
    const actor = await anActor();
    const seen = { title: "Fractions", entityType: "reb", entityId: 7 };
    await recordView(actor, seen);
    await recordView(actor, seen);
    await recordView(actor, { ...seen, entityId: 8 });
    await did(actor, { entityId: 9 });
    await recordView(actor, { ...seen, entityId: 9 });
    expect(await titles(actor, { type: "view" })).toHaveLength(2);
    vi.setSystemTime(Date.now() + 301_000);
    await recordView(actor, { ...seen, entityId: 9 });
    expect(await titles(actor, { type: "view" })).toHaveLength(3);
    await recordView(actor, { ...seen, entityId: 9 });
    vi.setSystemTime(Date.now() + 3_601_000);
    await recordView(actor, seen);
    expect(await titles(actor, { type: "view" })).toHaveLength(4);
  });
});
