import { describe, expect, it } from "vitest";
import { eraseOldChallenges } from "@/lib/accounts/passkeys/service";
import { eraseEndedRecords } from "@/lib/accounts/retention/service";
import { renewSeals } from "@/lib/accounts/totp/service";
import { eraseOldMessages, notifyOfMessages } from "@/lib/contact/service";
import { eraseOldAudit, sealChain } from "@/lib/audit/chain/service";
import { eraseOldUses } from "@/lib/curriculum/growth/service";
import { eraseEndedLimits } from "@/lib/limits/service";
import { sendDueMessages } from "@/lib/notifications/service";
import { eraseUnverified } from "@/lib/personal-data/retention/service";
import { askAfterPendingOrders } from "@/lib/payments/reconciliation/service";
import { processDueEvents } from "@/lib/payments/webhook/service";
import { eraseOldReports } from "@/lib/plans/reports/service";
import { markSilentInterrupted } from "@/lib/plans/runs/service";
import { purgeBin } from "@/lib/plans/storage/service";
import { thinVersions } from "@/lib/plans/versions/service";
import { openPeriods, notifyOfExpiries } from "@/lib/subscriptions/expiry/service";
import { compactTallies } from "@/lib/counters/service";
import { jobs } from "@/lib/jobs/schedule";

describe("the scheduled jobs", () => {
  it("are these, and each runs its own verb", () => {
    expect(Object.fromEntries(Object.entries(jobs).map(([name, { run }]) => [name, run]))).toEqual({
      mails: sendDueMessages,
      generations: markSilentInterrupted,
      payments: askAfterPendingOrders,
      paymentEvents: processDueEvents,
      expiries: notifyOfExpiries,
      periods: openPeriods,
      bin: purgeBin,
      versions: thinVersions,
      limits: eraseEndedLimits,
      challenges: eraseOldChallenges,
      tallies: compactTallies,
      unverified: eraseUnverified,
      auditSeals: sealChain,
      audit: eraseOldAudit,
      seals: renewSeals,
      contact: notifyOfMessages,
      messages: eraseOldMessages,
      reports: eraseOldReports,
      uses: eraseOldUses,
      codes: eraseEndedRecords,
    });
  });
});
