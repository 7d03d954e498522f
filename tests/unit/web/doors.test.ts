import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Actor } from "@/lib/core/actor";
import { limitConcurrency, countRequest } from "@/lib/limits/service";
import { defineAction, defineAdminAction, defineAdminCommand } from "@/lib/web/action";
import { defineRoute } from "@/lib/web/route";

// What the door does with an actor, not who that is.
const actor = { accountId: 7, role: "ADMIN" } as Actor;

vi.mock("next/cache", () => ({ refresh: vi.fn() }));
vi.mock("next-intl/server", () => ({ getLocale: async () => "en" }));
vi.mock("@/lib/i18n/navigation", () => ({ redirect: vi.fn() }));
vi.mock("@/lib/web/bearer", () => ({ findRequestActor: async () => actor }));
vi.mock("@/lib/web/session", () => ({ findActor: async () => actor }));
vi.mock("@/lib/limits/service", () => ({
  limitConcurrency: vi.fn((_actor: Actor, work: () => Promise<unknown>) => work()),
  countRequest: vi.fn(async () => undefined),
  spendLimit: vi.fn(),
}));

beforeEach(() => void vi.clearAllMocks());

const idle = { status: "idle" } as const;
const work = vi.fn(async () => undefined);

describe("each door of an account", () => {
  const doors: Record<string, () => Promise<unknown>> = {
    "a call": () => defineRoute({}, work)(new NextRequest("https://isomo.test/api/x"), { params: Promise.resolve({}) }),
    "an administrator's call": () =>
      defineRoute({ admin: true }, work)(new NextRequest("https://isomo.test/api/x"), { params: Promise.resolve({}) }),
    "a form": () => defineAction(z.object({}), work)(idle, {}),
    "an administrator's form": () => defineAdminAction(z.object({}), work)(idle, {}),
    "an administrator's command": () => defineAdminCommand(z.object({}), work, () => "done")(idle, {}),
  };

  it.each(Object.keys(doors))("counts %s and lets it in, in its turn", async (name) => {
    await doors[name]?.();
    expect(countRequest).toHaveBeenCalledExactlyOnceWith(actor);
    expect(limitConcurrency).toHaveBeenCalledExactlyOnceWith(actor, expect.any(Function));
    expect(work).toHaveBeenCalledTimes(1);
  });
});
