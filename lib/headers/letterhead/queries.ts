import { and, eq } from "drizzle-orm";
import { database } from "@/db";
import { letterheads, logos } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { logoUrl } from "./rules";
import { letterheadInput, type LetterheadInput } from "./schema";
import type { Logo, SavedLetterhead } from "./types";

/** The actor's letterhead, or null. */
export async function findLetterhead(actor: Actor): Promise<SavedLetterhead | null> {
  const db = await database();
  const [row] = await db
    .select({ values: letterheads.values, hash: logos.hash })
    .from(letterheads)
    .leftJoin(logos, eq(logos.ownerId, letterheads.ownerId))
    .where(eq(letterheads.ownerId, actor.accountId));
  return row ? { ...letterheadInput.parse(row.values), logoUrl: row.hash && logoUrl(row.hash) } : null;
}

/** Whether the actor has one. */
export async function hasLetterhead(actor: Actor): Promise<boolean> {
  const db = await database();
  return (await db.$count(letterheads, eq(letterheads.ownerId, actor.accountId))) > 0;
}

/** The actor's logo by the hash in its address; null for any other, and for anybody else's. */
export async function findLogo(actor: Actor, hash: string): Promise<Uint8Array | null> {
  const db = await database();
  const [row] = await db
    .select({ png: logos.png })
    .from(logos)
    .where(and(eq(logos.ownerId, actor.accountId), eq(logos.hash, hash)));
  return row?.png ?? null;
}

/** What is printed above the plans of an account. */
export async function findPrintedLetterhead(
  ownerId: number,
): Promise<{ values: LetterheadInput; logo: Omit<Logo, "hash"> | null } | null> {
  const db = await database();
  const [row] = await db
    .select({ values: letterheads.values, logo: { png: logos.png, width: logos.width, height: logos.height } })
    .from(letterheads)
    .leftJoin(logos, eq(logos.ownerId, letterheads.ownerId))
    .where(eq(letterheads.ownerId, ownerId));
  return row ? { values: letterheadInput.parse(row.values), logo: row.logo } : null;
}
