import { MessageCircle, UserRoundPlus } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import type referrals from "@/messages/en/referrals.json";
import { InviteButtons } from "./invite-buttons";

type InviteCardProps = {
  link: string;
  /** WhatsApp's address with the message. */
  whatsapp: string;
  /** What an invitation brings. */
  text: string;
  /** Tells the server that the invitation was handed on. */
  share: () => Promise<void>;
  labels: (typeof referrals)["invite"];
};

/** The link by which colleagues come, to be copied or sent. */
export function InviteCard({ link, whatsapp, text, share, labels }: InviteCardProps) {
  const { copy, copied, copyFailed } = labels;
  return (
    <section
      aria-labelledby="invite"
      className="border-border bg-card shadow-card grid gap-4 rounded-xl border p-5 sm:p-6 lg:grid-cols-[1fr_auto] lg:items-center"
    >
      <div className="flex min-w-0 gap-4">
        <span className="bg-sun text-sun-foreground grid size-11 flex-none place-items-center rounded-lg">
          <UserRoundPlus size={20} aria-hidden="true" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 id="invite" className="text-h3">
            {labels.title}
          </h2>
          <p className="text-muted-foreground text-[0.9375rem]">{text}</p>
          <p className="text-muted-foreground truncate text-sm select-all" aria-label={labels.link} role="note">
            {link}
          </p>
        </div>
      </div>
      <InviteButtons link={link} share={share} labels={{ copy, copied, copyFailed }}>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          data-share
          className={buttonVariants({ variant: "outline" })}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {labels.whatsapp}
        </a>
      </InviteButtons>
    </section>
  );
}
