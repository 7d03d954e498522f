import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { POST } from "@/app/api/rtb-header/save/route";
import type { Actor } from "@/lib/core/actor";
import { limits } from "@/lib/limits/constants";
import { spendLimit } from "@/lib/limits/service";
import { signSessionToken } from "@/lib/web/token";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

/** A form that says how long it is, and whether anybody has begun to read it. */
async function send(actor: Actor, length: number) {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        isRead = true;
        stream.enqueue(new Uint8Array(length));
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  const session = {
    id: actor.sessionId,
    accountId: actor.accountId,
    role: actor.role,
    expiresAt: new Date(Date.now() + 60_000),
  };
  const headers = {
    authorization: `Bearer ${await signSessionToken(session)}`,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(length),
  };
  const request = new NextRequest("http://localhost/api/rtb-header/save", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  });
  const { status } = await POST(request, { params: Promise.resolve({}) });
  return { status, isRead };
}

describe("uploads beyond the limit", () => {
  it("are refused before the picture is read; what holds none is read all the same", async () => {
    const actor = await anActor();
    for (let upload = 0; upload < limits.uploads.points; upload += 1)
      await spendLimit("uploads", String(actor.accountId));
    expect(await send(actor, 200_000)).toEqual({ status: 400, isRead: true });
    expect(await codeOf(spendLimit("uploads", String(actor.accountId)))).toBe("too_many_requests");
    expect(await send(actor, 200_000)).toEqual({ status: 429, isRead: false });
    expect(await send(actor, 1_000)).toEqual({ status: 400, isRead: true });
    expect(await send(await anActor(), 200_000)).toEqual({ status: 400, isRead: true });
  });
});
