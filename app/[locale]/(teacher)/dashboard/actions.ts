"use server";

import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { recordInvitation } from "@/lib/referrals/service";
import { defineAction } from "@/lib/web/action";
import { idle } from "@/lib/web/form-state";

const recordShare = defineAction(z.unknown(), async (actor, _input, locale) => {
  await recordInvitation(actor, loadMessages(locale).referrals.invite.activity);
});

/** The invitation was copied or sent. */
export async function shareInvitationAction(): Promise<void> {
  await recordShare(idle, {});
}
