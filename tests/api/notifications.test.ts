import { beforeAll, describe, expect, it } from "vitest";
import { aPlan, newUser, registerUser, request, signedIn, type ApiClient } from "../support/api-client";

type Told = { id: number; type: string; title: string; message: string; metadata: string; read: boolean };

let reader: ApiClient;
let newcomer: ApiClient;

// The reader invites somebody who then makes a first plan: both are told of their gift.
beforeAll(async () => {
  reader = await newUser("reader");
  const login = await registerUser("newcomer");
  await request("POST", "/api/auth/add-referrer", { body: { email: login.email, referredByEmail: reader.email } });
  newcomer = await signedIn(login);
  await aPlan(newcomer);
});

async function listed(client: ApiClient, path = ""): Promise<Told[]> {
  const { status, text } = await client.call("GET", `/api/notifications/user/${client.id}${path}`);
  expect(status).toBe(200);
  return JSON.parse(text) as Told[];
}

async function unread(client: ApiClient): Promise<unknown> {
  return (await client.call("GET", `/api/notifications/user/${client.id}/unread/count`)).json.count;
}

describe("notifications", () => {
  it("are listed as clients know them and in the reader's language", async () => {
    const [first] = await listed(reader);
    expect(first).toMatchObject({ type: "REFERRAL", title: "Thank you for inviting a colleague", read: false });
    expect(first?.message).toContain("2 extra plans");
    expect(JSON.parse(first?.metadata ?? "")).toMatchObject({ plans: 2, entityType: "subscription" });
    const french = await reader.call("GET", `/api/notifications/user/${reader.id}`, undefined, {
      "accept-language": "fr",
    });
    expect(french.text).toContain("Merci d’avoir invité un collègue");
  });

  it("are somebody else's for everybody else: not found", async () => {
    const [first] = await listed(reader);
    const paths = ["", "/unread", "/unread/count"].map((end) => `/api/notifications/user/${reader.id}${end}`);
    for (const path of paths) expect((await newcomer.call("GET", path)).status, path).toBe(404);
    const mark = `/api/notifications/${first?.id}/mark-read?userId=`;
    expect((await newcomer.call("PUT", mark + newcomer.id)).status).toBe(404);
    expect((await newcomer.call("PUT", mark + reader.id)).status).toBe(404);
    expect((await newcomer.call("PUT", `/api/notifications/user/${reader.id}/mark-all-read`)).status).toBe(404);
    expect(await unread(reader)).toBe(1);
  });

  it("are marked read, which the count follows", async () => {
    expect([await unread(reader), (await listed(reader, "/unread")).length]).toEqual([1, 1]);
    const [first] = await listed(reader);
    const marked = await reader.call("PUT", `/api/notifications/${first?.id}/mark-read?userId=${reader.id}`);
    expect([marked.status, marked.json.read]).toEqual([200, true]);
    expect([await unread(reader), (await listed(reader, "/unread")).length]).toEqual([0, 0]);
    const all = await newcomer.call("PUT", `/api/notifications/user/${newcomer.id}/mark-all-read`);
    expect([all.json.marked, await unread(newcomer)]).toEqual([1, 0]);
  });

  it("of no such number are refused", async () => {
    expect((await reader.call("PUT", "/api/notifications/2000000000/mark-read")).status).toBe(404);
    expect((await reader.call("PUT", "/api/notifications/abc/mark-read")).status).toBe(422);
    expect((await reader.call("GET", "/api/notifications/user/abc")).status).toBe(422);
  });
});

describe("activity", () => {
  it("is one list of what was done and told, with statistics", async () => {
    const { text } = await newcomer.call("GET", `/api/activity/user/${newcomer.id}`);
    const items = JSON.parse(text) as { source: string; type: string; action: string; title: string }[];
    expect(items.map(({ source, type }) => [source, type])).toEqual([
      ["notification", "view"],
      ["activity", "create"],
    ]);
    const found = await newcomer.call("GET", `/api/activity/user/${newcomer.id}?type=create&search=FRACTIONS`);
    expect(JSON.parse(found.text)).toHaveLength(1);
    const stats = await newcomer.call("GET", `/api/activity/user/${newcomer.id}/stats`);
    expect(stats.json).toMatchObject({ lessonPlansCreated: 1, downloads: 0 });
  });

  it("is a file with a mark for UTF-8, the four columns and formulas defused", async () => {
    await aPlan(newcomer, { lessonTitle: "=HYPERLINK(1) é" });
    const answer = await newcomer.call("GET", `/api/activity/user/${newcomer.id}/export?type=create`);
    expect(answer.headers.get("content-disposition")).toMatch(/activity-report-\d{4}-\d\d-\d\d\.csv/);
    expect([...answer.bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text).toContain('"Timestamp","Action","Title","Type"\r\n');
    expect(answer.text).toContain(`,"Created","'=HYPERLINK(1) é","Create"\r\n`);
  });

  it("of another user is not found", async () => {
    for (const end of ["", "/stats", "/export"])
      expect((await reader.call("GET", `/api/activity/user/${newcomer.id}${end}`)).status, end).toBe(404);
  });
});

describe("the reports of referrals", () => {
  it("are refused to visitors and users", async () => {
    for (const path of ["/api/admin/referrals/top", "/api/admin/referrals/by-email?email=a@example.rw"]) {
      expect((await request("GET", path)).status, path).toBe(401);
      expect((await reader.call("GET", path)).status, path).toBe(403);
    }
  });
});
