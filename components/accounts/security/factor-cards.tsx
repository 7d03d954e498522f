"use client";

import { useState } from "react";
import { ProfileSection } from "@/components/accounts/profile/profile-section";
import { buttonVariants } from "@/components/ui/button-variants";
import { ConfirmDialog } from "@/components/ui/dialog/confirm-dialog";
import { Dialog } from "@/components/ui/dialog/dialog";
import { renewRecoveryCodesAction } from "@/lib/accounts/security/actions";
import type { OwnFactors } from "@/lib/accounts/security/types";
import { interpolate } from "@/lib/core/interpolate";
import { idle } from "@/lib/web/form-state";
import type security from "@/messages/en/security.json";
import { MailboxCard } from "./mailbox-card";
import { PasskeyCard, type PasskeyRow } from "./passkey-card";
import { RecoveryList } from "./recovery-list";
import { TotpCard } from "./totp-card";
import { useSecurityAct } from "./use-security-act";

type FactorLabels = Pick<typeof security, "mailbox" | "totp" | "recovery" | "passkeys">;
type FactorCardsProps = { factors: OwnFactors; keys: PasskeyRow[]; allCodes: number; labels: FactorLabels };

/** Everything that is asked for beside the password or Google. */
export function FactorCards({ factors, keys, allCodes, labels }: FactorCardsProps) {
  const { mailbox, totp, recovery, passkeys } = labels;
  const unproven = factors.mailboxUnproven;
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setCodes(null);
    // What opened it is gone; the section that tells of the codes is there now.
    requestAnimationFrame(() => document.getElementById("recovery")?.focus());
  };
  const left = { count: factors.recoveryCodes, all: allCodes };
  return (
    <>
      {unproven ? (
        <ProfileSection id="mailbox" title={mailbox.title} intro={mailbox.intro}>
          <MailboxCard labels={mailbox} />
        </ProfileSection>
      ) : null}
      {unproven && !factors.totp ? null : (
        <ProfileSection
          id="totp"
          title={totp.title}
          intro={factors.needed ? `${totp.intro} ${totp.required}` : totp.intro}
        >
          <TotpCard factors={factors} labels={totp} onCodes={setCodes} />
        </ProfileSection>
      )}
      {unproven && keys.length === 0 ? null : (
        <ProfileSection id="passkeys" title={passkeys.title} intro={passkeys.intro}>
          <PasskeyCard rows={keys} labels={passkeys} cancel={totp.cancel} onCodes={setCodes} />
        </ProfileSection>
      )}
      {factors.totp || factors.passkeys > 0 ? (
        <ProfileSection id="recovery" title={recovery.title} intro={recovery.intro}>
          <RecoveryRow left={interpolate(recovery.left, left)} labels={labels} onCodes={setCodes} />
        </ProfileSection>
      ) : null}
      <Dialog
        open={codes !== null}
        role="alertdialog"
        onClose={close}
        title={recovery.dialog}
        closeLabel={recovery.close}
      >
        {codes ? <RecoveryList codes={codes} labels={recovery} onClose={close} /> : null}
      </Dialog>
    </>
  );
}

type RecoveryRowProps = { left: string; labels: FactorLabels; onCodes: (codes: string[]) => void };

function RecoveryRow({ left, labels: { recovery, totp }, onCodes }: RecoveryRowProps) {
  const [asked, setAsked] = useState(false);
  const { pending, act } = useSecurityAct();
  const words = {
    title: recovery.renew,
    question: recovery.renewQuestion,
    confirm: recovery.renew,
    cancel: totp.cancel,
    pending: totp.pending,
  };

  function renew() {
    act({
      run: () => renewRecoveryCodesAction(idle, {}),
      failed: recovery.renewFailed,
      onDone: (data) => {
        setAsked(false);
        if (data) onCodes(data.codes);
      },
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{left}</p>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={buttonVariants({ variant: "outline", size: "sm" })}
      >
        {recovery.renew}
      </button>
      <ConfirmDialog open={asked} onClose={() => setAsked(false)} labels={words} pending={pending} onConfirm={renew} />
    </div>
  );
}
