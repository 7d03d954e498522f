import { InviteCard } from "@/components/referrals/invite-card";
import type { Actor } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { serialise } from "@/lib/core/serialised-props";
import { loadMessages } from "@/lib/i18n/messages";
import { translatorOf } from "@/lib/i18n/translator";
import { rewardCaps } from "@/lib/referrals/constants";
import { invitationLink, whatsAppShareLink } from "@/lib/referrals/rules";
import { shareInvitationAction } from "./actions";

type InvitationProps = { actor: Actor; locale: Locale; reward: number };

/** The actor's own invitation, with what it brings. */
export function Invitation({ actor, locale, reward }: InvitationProps) {
  const labels = loadMessages(locale).referrals.invite;
  const link = invitationLink({ appUrl: env().appUrl, locale }, actor.email);
  const text =
    reward > 0
      ? translatorOf(locale)("referrals.invite.text", { plans: reward, most: rewardCaps.referrer })
      : labels.plain;
  const whatsapp = whatsAppShareLink(interpolate(labels.message, { link }));
  return <InviteCard invitation={serialise({ link, whatsapp, text, labels })} share={shareInvitationAction} />;
}
