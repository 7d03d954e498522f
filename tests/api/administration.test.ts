import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { adminActions, adminCalls, adminPages } from "../support/admin-surface";
import { newUser, request, signedIn, theAdministrator, type ApiClient } from "../support/api-client";

const manifest = ".next/server/server-reference-manifest.json";
type Manifest = { node: Record<string, { exportedName: string; filename: string }> };

let user: ApiClient;
let teacher: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  admin = await theAdministrator();
  user = await newUser("user");
  const login = await newUser("teacher");
  expect((await admin.call("PUT", `/api/admin/users/${login.id}/role`, { role: "TEACHER" })).status).toBe(200);
  teacher = await signedIn(login);
});

function cookieOf({ token }: ApiClient) {
  return { cookie: `next-auth.session-token=${token}` };
}

describe("what is for administrators alone", () => {
  it.each(adminCalls)("refuses strangers: %s", async (call) => {
    // An id that cannot be one, a body and a query that are none: who may not call learns nothing of that.
    for (const id of ["999999", "x"]) {
      const [method = "", path = ""] = call.replace("[id]", id).split(" ");
      const body = method === "PUT" || method === "POST" ? {} : undefined;
      const visitor = await request(method, path, { body });
      expect([visitor.status, visitor.json.error]).toEqual([401, "UNAUTHENTICATED"]);
      for (const client of [user, teacher]) {
        const refused = await client.call(method, path, body);
        expect([refused.status, refused.json.error]).toEqual([403, "FORBIDDEN"]);
      }
    }
  });

  it.each(adminPages)("sends strangers away: %s", async (path) => {
    for (const locale of ["", "/rw"]) {
      const visitor = await request("GET", `${locale}${path}`);
      expect(visitor.status).toBe(307);
      expect(visitor.headers.get("location")).toMatch(new RegExp(`${locale}/auth\\?mode=login`));
      for (const client of [user, teacher]) {
        const refused = await request("GET", `${locale}${path}`, { headers: cookieOf(client) });
        expect(refused.status).toBe(307);
        expect(refused.headers.get("location")).toMatch(new RegExp(`${locale}/dashboard\\?notice=noAdmin$`));
        expect(refused.text).not.toContain("admin-panel");
      }
    }
    expect((await request("GET", path, { headers: cookieOf(admin) })).status).toBe(200);
  });

  it("answers no action of a stranger", async () => {
    expect(existsSync(manifest), "the production build").toBe(true);
    const { node } = JSON.parse(readFileSync(manifest, "utf8")) as Manifest;
    const known = Object.entries(node).map(([id, { filename, exportedName }]) => [`${filename} ${exportedName}`, id]);
    const ids = Object.fromEntries(known) as Record<string, string | undefined>;
    for (const action of adminActions) {
      const id = ids[action];
      expect(id, action).toBeDefined();
      const asked = (headers: Record<string, string>) =>
        request("POST", "/admin", {
          body: JSON.stringify([{ status: "idle" }, { id: 1 }]),
          headers: { "next-action": id ?? "", "content-type": "text/plain;charset=UTF-8", ...ownOrigin, ...headers },
        });
      expect((await asked({})).text, action).toContain("UNAUTHENTICATED");
      for (const client of [user, teacher]) expect((await asked(cookieOf(client))).text, action).toContain("FORBIDDEN");
    }
  });
});

const ownOrigin = { origin: process.env.TEST_BASE_URL ?? "http://localhost:3000" };

describe("an administrator", () => {
  it("finds, locks and unlocks a user, who is out at the next request", async () => {
    const person = await newUser("locked");
    const found = await admin.call("GET", `/api/admin/users?page=0&size=15&search=${encodeURIComponent(person.email)}`);
    expect(found.json).toMatchObject({ totalPages: 1, currentPage: 0, totalItems: 1 });
    const [listed] = found.json.users as Record<string, unknown>[];
    expect(listed).toMatchObject({ id: person.id, role: "USER", subscriptionTier: "Free", locked: false });
    const locked = await admin.call("PUT", `/api/admin/users/${person.id}/lock`);
    expect(locked.json).toEqual({ success: true, message: "User account locked successfully" });
    expect((await person.call("GET", "/api/subscriptions/info")).status).toBe(401);
    expect((await request("POST", "/api/auth/login", { body: person })).json.error).toBe("ACCOUNT_LOCKED");
    await admin.call("PUT", `/api/admin/users/${person.id}/unlock`);
    expect((await request("POST", "/api/auth/login", { body: person })).status).toBe(200);
  });

  it("is told what is wrong", async () => {
    const { id } = await newUser("role");
    const role = await admin.call("PUT", `/api/admin/users/${id}/role`, { role: "OWNER" });
    expect([role.status, role.json.message]).toEqual([
      422,
      "Invalid role: OWNER. Valid roles are: USER, ADMIN, TEACHER",
    ]);
    const tier = await admin.call("PUT", `/api/admin/users/${id}/tier`, {});
    expect([tier.status, tier.json.fields]).toEqual([422, { tierId: "Please select a tier to assign" }]);
    expect((await admin.call("PUT", "/api/admin/users/999999/lock")).json.error).toBe("USER_NOT_FOUND");
    for (const [method, path] of [
      ["PUT", "/lock"],
      ["DELETE", ""],
    ] as const) {
      const own = await admin.call(method, `/api/admin/users/${admin.id}${path}`);
      expect([own.status, own.json.error]).toEqual([409, "OWN_ACCOUNT"]);
    }
    const demoted = await admin.call("PUT", `/api/admin/users/${admin.id}/role`, { role: "USER" });
    expect(demoted.json.error).toBe("OWN_ACCOUNT");
  });

  it("deletes a user, of whom nothing is left to find", async () => {
    const person = await newUser("gone");
    expect((await admin.call("DELETE", `/api/admin/users/${person.id}`)).json).toMatchObject({ success: true });
    expect((await person.call("GET", "/api/subscriptions/info")).status).toBe(401);
    const search = await admin.call("GET", `/api/admin/users?search=${encodeURIComponent(person.email)}`);
    expect(search.json).toMatchObject({ users: [], totalItems: 0 });
  });

  it("takes the curriculum out as a spreadsheet", async () => {
    const { status, headers, text } = await admin.call("GET", "/api/admin/curriculum");
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(text).toContain('"class","subject","unitNo","unitTitle","keyUnitCompetence","source","note"');
  });
});
