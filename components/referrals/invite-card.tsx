"use client";

import type referrals from "@/messages/en/referrals.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast/toast";
import { useUnpacked } from "@/components/ui/use-unpacked";
import type { Serialised } from "@/lib/core/serialised-props";

type Invitation = {
  link: string;
  /** WhatsApp's address with the message. */
  whatsapp: string;
  /** What an invitation brings. */
  text: string;
  labels: (typeof referrals)["invite"];
};

type InviteCardProps = {
  invitation: Serialised<Invitation>;
  /** Tells the server that the invitation was handed on. */
  share: () => Promise<void>;
};

/**
 * The link by which colleagues come, to be copied or sent. That it was handed on goes into the timeline; nothing is lost
 * when it does not.
 */
export function InviteCard({ invitation, share }: InviteCardProps) {
  const { link, whatsapp, text, labels } = useUnpacked(invitation);

  function remember() {
    share().catch(() => undefined);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(labels.copied);
      remember();
    } catch {
      toast.error(labels.copyFailed);
    }
  }

  return (
    <section aria-labelledby="invite" className="invite-card">
      <Icon name="user-round-plus" />
      <h2 id="invite" className="text-h3">
        {labels.title}
      </h2>
      <p>{text}</p>
      <p className="truncate text-sm select-all" aria-label={labels.link} role="note">
        {link}
      </p>
      <div>
        <button type="button" onClick={() => void copy()} className={buttonVariants()}>
          {labels.copy}
        </button>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={remember}
          className={buttonVariants({ variant: "outline" })}
        >
          <Icon name="message-circle" className="size-4.5" />
          {labels.whatsapp}
        </a>
      </div>
    </section>
  );
}
