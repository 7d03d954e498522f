"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { HalfwayEntrance } from "@/lib/accounts/entrance/types";
import { RecoveryList } from "../security/recovery-list";
import { FactorStep } from "./code-step";
import { EnrolStep } from "./enrol-step";
import type { EntranceLabels } from "./types";

type EntranceViewProps = {
  /** Null for somebody who is in already. */
  halfway: Pick<HalfwayEntrance, "email" | "step" | "factors"> | null;
  /** Where the sign-in leads in the end, where another one begins, and where to write to who has lost everything. */
  hrefs: Record<"next" | "other" | "contact", string>;
  next: string;
  labels: EntranceLabels;
};

function introOf({ totp, passkeys }: HalfwayEntrance["factors"], words: EntranceLabels["entrance"]): string {
  if (totp) return words.intro;
  return passkeys > 0 ? words.introPasskey : words.introCodes;
}

/** The second half of a sign-in: a code, or setting up what codes come from. */
export function EntranceView({ halfway, hrefs, next, labels }: EntranceViewProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const { entrance, recovery } = labels;
  if (codes) {
    return (
      <div className="grid gap-5">
        <h1>{recovery.dialog}</h1>
        <RecoveryList codes={codes} labels={recovery} onClose={() => location.assign(hrefs.next)} />
      </div>
    );
  }
  if (!halfway) {
    return (
      <div className="grid gap-5">
        <Alert tone="success">{entrance.done}</Alert>
        <a href={hrefs.next} className={buttonVariants()}>
          {entrance.go}
        </a>
      </div>
    );
  }
  const enrols = halfway.step === "enrolment";
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1>{enrols ? entrance.enrolTitle : entrance.title}</h1>
        <p className="text-muted-foreground">{enrols ? entrance.enrolIntro : introOf(halfway.factors, entrance)}</p>
        <p className="break-all">
          <span className="text-muted-foreground">{entrance.account} </span>
          <strong>{halfway.email}</strong>
        </p>
      </div>
      {enrols ? (
        <EnrolStep labels={labels} onCodes={setCodes} />
      ) : (
        <FactorStep next={next} contactHref={hrefs.contact} factors={halfway.factors} labels={labels} />
      )}
      <a className="link py-1 text-center" href={hrefs.other}>
        {entrance.other}
      </a>
    </div>
  );
}
