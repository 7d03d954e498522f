import { sql } from "drizzle-orm";
import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as plansRoute from "@/app/api/[kind]/lesson-plans/route";
import * as planRoute from "@/app/api/[kind]/lesson-plans/[id]/route";
import * as downloadRoute from "@/app/api/[kind]/lesson-plans/[id]/download/route";
import { placeOf } from "@/components/activity/places";
import { controlValues } from "@/components/plans/fields";
import { createLinks } from "@/components/plans/create-links";
import { filterFields } from "@/components/plans/list/filter-fields";
import type * as formsModule from "@/components/plans/forms";
import { planForms } from "@/components/plans/forms";
import { isActiveLink, pageTitleKey } from "@/components/layout/paths";
import { database } from "@/db";
import type { Actor } from "@/lib/core/actor";
import { mapNames } from "@/lib/core/names";
import { loadMessages } from "@/lib/i18n/messages";
import { planKindNames } from "@/lib/plans/kinds/traits";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKindDefinition } from "@/lib/plans/kinds/contract";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type * as registryModule from "@/lib/plans/kinds/registry";
import type { KindTraits } from "@/lib/plans/kinds/types";
import type * as traitsModule from "@/lib/plans/kinds/traits";
import { countPlansByKind, listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { createPlan, waitForRun } from "@/lib/plans/runs/service";
import { planFilters } from "@/lib/plans/listing/schema";
import { planTarget } from "@/lib/plans/schema";
import { findInspection, inspectInPool } from "@/lib/plans/scores/queries";
import { getPlan } from "@/lib/plans/queries";
import { signSessionToken } from "@/lib/web/token";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

// What a third kind writes outside its own folders and messages: its line in each of three lists, and in the enum of the tables.
vi.mock("@/lib/plans/kinds/traits", async (original) => {
  const [own, { outingTraits }] = await Promise.all([
    original<typeof traitsModule>(),
    import("@/tests/support/outing/traits"),
  ]);
  const planTraits = { ...own.planTraits, outing: outingTraits } satisfies Record<string, KindTraits>;
  return { ...own, planTraits, planKindNames: Object.keys(planTraits) };
});
vi.mock("@/lib/plans/kinds/registry", async (original) => {
  const { planKinds: own } = await original<typeof registryModule>();
  const { outing } = await import("@/tests/support/outing/kind");
  const planKinds = { ...own, outing } satisfies Record<keyof typeof own | "outing", PlanKindDefinition>;
  return { planKinds, planKind: (name: keyof typeof planKinds) => planKinds[name] };
});
vi.mock("@/components/plans/forms", async (original) => {
  const own = await original<typeof formsModule>();
  const { outingForm } = await import("@/tests/support/outing/form");
  const forms = Object.assign(own.planForms, { outing: outingForm });
  return { ...own, planForms: forms };
});

useFreshDatabase();

/** The compiler knows two kinds; the lists know three. */
const outing = "outing" as string as PlanKind;
const asked = { place: "Lake Muhazi", day: "2026-05-04", language: "en" };

let actor: Actor;
let id: number;

async function call(
  route: (request: NextRequest, context: never) => Promise<Response>,
  given: Call,
): Promise<Response> {
  const token = await signSessionToken({
    id: actor.sessionId,
    accountId: actor.accountId,
    role: actor.role,
    expiresAt: actor.sessionEndsAt,
  });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const init = { method: given.body ? "POST" : "GET", headers, body: given.body && JSON.stringify(given.body) };
  const request = new NextRequest(`http://localhost/api/${given.params.kind}/lesson-plans`, init);
  return route(request, { params: Promise.resolve(given.params) } as never);
}
type Call = { params: { kind: string; id?: string }; body?: Record<string, unknown> };

beforeAll(async () => {
  await (await database()).execute(sql`alter type plan_kind add value 'outing'`);
  actor = await anActor();
  id = await createPlan(actor, outing, asked);
  await waitForRun(id, 50_000);
});

describe("a third kind of plan", () => {
  it("is written in the background, stored and read like any other", async () => {
    const { content, status, run } = await getPlan(actor, outing, id);
    expect(content).toMatchObject({ ...asked, route: "We walk to Lake Muhazi." });
    expect([status, run?.state]).toEqual(["completed", "finished"]);
  });

  it("stands in the lists, their filters and counts", async () => {
    const filters = planFilters.parse({ kind: "outing" });
    const page = await listPlans(await again(actor), filters.kind, filters);
    expect(page.items).toMatchObject([{ id, kind: "outing", title: "Lake Muhazi" }]);
    expect(await countPlansByKind(await again(actor))).toEqual({ reb: 0, rtb: 0, outing: 1 });
    expect((await listFilterChoices(await again(actor), outing)).subject).toEqual(["Outing"]);
    const [kind] = filterFields({ words: loadMessages("en").plans, names: ["kind"] });
    expect(kind?.options.map(({ value }) => value)).toEqual(["", "reb", "rtb", "outing"]);
  });

  it("has its own page addresses, in navigation, activities and ways to make a plan", () => {
    expect(planPlaces[outing].list).toBe("/plans/outing/all");
    expect(placeOf({ entityType: "outing", entityId: 7 })).toBe("/plans/outing/7");
    expect([isActiveLink("/plans/outing/7", "/plans/outing/all"), pageTitleKey("/plans/outing/7")]).toEqual([
      true,
      "planDetails",
    ]);
    const counts = mapNames(planKindNames, () => 0);
    const links = createLinks({ locale: "en", messages: loadMessages("en"), last: "", counts });
    expect(links).toContainEqual({ kind: "outing", href: "/plans/outing/create", label: "Plan an outing" });
  });

  it("gives the editor its fields and the values of their controls", async () => {
    const groups = planForms[outing].groups(loadMessages("en"));
    expect(groups.map(({ title }) => title)).toEqual(["The trip", "The way"]);
    const { content } = await getPlan(actor, outing, id);
    expect(controlValues(groups, content)).toEqual({ ...asked, route: "We walk to Lake Muhazi." });
    expect(planTarget.parse({ kind: "outing", id })).toEqual({ kind: "outing", id });
  });

  it("is checked by its own rules", async () => {
    const plan = await getPlan(actor, outing, id);
    expect((await findInspection(actor, plan))?.score).toBe(100);
    const bare = { ...plan, version: 9, content: { ...plan.content, route: "" } };
    expect((await findInspection(actor, bare))?.findings).toMatchObject([{ rule: "missing", field: "route" }]);
    expect(await codeOf(createPlan(actor, outing, {}))).toBe("invalid_input");
  });

  it("is scored in a thread, which loads the file of its rules, as lists have it", async () => {
    const { content } = await getPlan(actor, outing, id);
    const payer = { account: actor.accountId };
    expect(await inspectInPool(outing, content, payer)).toMatchObject({ score: 100, findings: [] });
    const bare = await inspectInPool(outing, { ...content, route: "" }, payer);
    expect(bare.findings).toMatchObject([{ rule: "missing", field: "route" }]);
  });

  it("has its calls over REST, and a document", async () => {
    const params = { kind: "outing" };
    const made = await call(plansRoute.POST, { params, body: { ...asked, place: undefined, destination: "Huye" } });
    expect([made.status, await made.json()]).toMatchObject([201, { place: "Huye" }]);
    expect(made.headers.get("location")).toMatch(/^\/api\/outing\/lesson-plans\/\d+$/);
    expect(await (await call(plansRoute.GET, { params })).json()).toHaveLength(2);
    const read = await call(planRoute.GET, { params: { ...params, id: String(id) } });
    expect(await read.json()).toMatchObject({ id, place: "Lake Muhazi", status: "completed" });
    const refused = await call(planRoute.GET, { params: { ...params, id: "x" } });
    expect(await refused.json()).toMatchObject({ error: "INVALID_PLAN_ID" });
    const file = await call(downloadRoute.GET, { params: { ...params, id: String(id) } });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("and any other name has no calls", async () => {
    for (const kind of ["reb", "walk"]) expect((await call(plansRoute.GET, { params: { kind } })).status).toBe(404);
  });
});
