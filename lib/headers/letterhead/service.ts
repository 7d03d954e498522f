import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { transact } from "@/db";
import { letterheads, logos } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { makeFairQueue } from "@/lib/core/concurrency/fair-queue";
import { assertWithinLimit, spendLimit } from "@/lib/limits/service";
import { logoSide, maximalLogo, maximalPixels, maximalSide } from "./constants";
import { findLetterhead } from "./queries";
import { beginsAsPicture } from "./rules";
import type { LetterheadInput } from "./schema";
import type { Logo, SavedLetterhead } from "./types";

function refused(reason: "logoType" | "logoSize" | "logoSide", cause?: unknown): AppError {
  return new AppError("invalid_input", { fields: { logo: reason }, cause });
}

/** One after the other: what several pictures need unpacked at once would have no bound. The accounts take turns. */
const inTurn = makeFairQueue({ atOnce: 1, waiting: 20, allowance: { burst: 3_000, share: 0.1 } });

async function redraw(bytes: Uint8Array): Promise<Logo> {
  const { default: sharp } = await import("sharp");
  // The other cores are for pages and documents.
  sharp.concurrency(1);
  const source = { failOn: "warning", limitInputPixels: false } as const;
  // Reads the head of the file alone; nothing is unpacked before the size is known to fit.
  const { width, height } = await sharp(bytes, source).metadata();
  if (width * height > maximalPixels) throw refused("logoSize");
  if (Math.max(width, height) > maximalSide) throw refused("logoSide");
  const { data, info } = await sharp(bytes, { ...source, limitInputPixels: maximalPixels })
    .autoOrient()
    .resize({ width: logoSide, height: logoSide, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  return { png: new Uint8Array(data), hash, width: info.width, height: info.height };
}

/**
 * An uploaded picture as a PNG of our own drawing, at most 480 pixels wide and high: without metadata, without what may
 * hide behind it, of an animation its first frame. Throws `invalid_input` at `logo` for anything but a whole JPEG, PNG
 * or GIF under 2 MB, 16 million pixels and 8,000 on each side; `too_many_requests` when too many wait.
 */
export async function readLogo(bytes: Uint8Array, account: number): Promise<Logo> {
  if (bytes.byteLength >= maximalLogo) throw refused("logoSize");
  if (!beginsAsPicture(bytes)) throw refused("logoType");
  try {
    return await inTurn(String(account), () => redraw(bytes));
  } catch (error) {
    throw error instanceof AppError ? error : refused("logoType", error);
  }
}

/** Before a picture is read at all. Throws `too_many_requests` when the actor has just been refused one. */
export function assertUploadsLeft(actor: Actor): Promise<void> {
  return assertWithinLimit("uploads", String(actor.accountId));
}

/** A picture that the actor uploads, as `readLogo` makes it; so many in a while. Throws as it does, and `too_many_requests`. */
export async function takeLogo(actor: Actor, bytes: Uint8Array): Promise<Logo> {
  await spendLimit("uploads", String(actor.accountId));
  return readLogo(bytes, actor.accountId);
}

/** Saves the actor's letterhead. Without a logo the one that is saved stays; null takes it away. */
export async function saveLetterhead(
  actor: Actor,
  values: LetterheadInput,
  logo: Logo | null | undefined,
): Promise<SavedLetterhead> {
  const ownerId = actor.accountId;
  await transact(async (tx) => {
    const row = { ownerId, values, updatedAt: now() };
    await tx.insert(letterheads).values(row).onConflictDoUpdate({ target: letterheads.ownerId, set: row });
    if (logo === null) await tx.delete(logos).where(eq(logos.ownerId, ownerId));
    if (logo)
      await tx
        .insert(logos)
        .values({ ownerId, ...logo })
        .onConflictDoUpdate({ target: logos.ownerId, set: logo });
    await markChanged(tx, ownerId);
  });
  const saved = await findLetterhead(actor);
  if (!saved) throw new AppError("unexpected");
  return saved;
}

export async function deleteLetterhead(actor: Actor): Promise<void> {
  await transact(async (tx) => {
    await tx.delete(letterheads).where(eq(letterheads.ownerId, actor.accountId));
    await markChanged(tx, actor.accountId);
  });
}
