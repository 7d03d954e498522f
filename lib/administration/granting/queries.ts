import { database } from "@/db";
import type { Actor } from "@/lib/core/actor";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { requireAdmin } from "@/lib/core/require-admin";
import { loadMessages } from "@/lib/i18n/messages";
import type { Confirmation } from "@/lib/payments/types";
import { getTier } from "@/lib/subscriptions/queries";

type Grant = { confirmation: Confirmation; tierId: number };

/** What the administrator is told of a tier that they have given. Throws `forbidden`. */
export async function grantMessage(actor: Actor, { confirmation, tierId }: Grant, locale: Locale): Promise<string> {
  requireAdmin(actor);
  const { tier, tierWaiting, tierAlone } = loadMessages(locale).administration.users.done;
  if (confirmation === "confirmed") return tier;
  const { name } = await getTier(await database(), tierId);
  return interpolate(confirmation === "waiting" ? tierWaiting : tierAlone, { tier: name });
}
