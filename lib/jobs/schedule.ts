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

type Job = {
  /** Cron line in Kigali's time. */
  cron: string;
  /** Seconds between two looks for work; each look is a query. */
  look: number;
  /** One call into a domain; gives back how many things it did. */
  run: () => Promise<number>;
};

/** All scheduled work, by name; run once for each time however many processes there are. */
export const jobs: Readonly<Record<string, Job>> = {
  mails: { cron: "* * * * *", look: 15, run: sendDueMessages },
  generations: { cron: "* * * * *", look: 15, run: markSilentInterrupted },
  payments: { cron: "* * * * *", look: 15, run: askAfterPendingOrders },
  paymentEvents: { cron: "* * * * *", look: 15, run: processDueEvents },
  expiries: { cron: "*/5 * * * *", look: 60, run: notifyOfExpiries },
  periods: { cron: "*/15 * * * *", look: 300, run: openPeriods },
  bin: { cron: "15 2 * * *", look: 300, run: purgeBin },
  versions: { cron: "30 2 * * *", look: 300, run: thinVersions },
  limits: { cron: "20 * * * *", look: 300, run: eraseEndedLimits },
  challenges: { cron: "*/5 * * * *", look: 60, run: eraseOldChallenges },
  tallies: { cron: "*/10 * * * *", look: 300, run: compactTallies },
  unverified: { cron: "40 2 * * *", look: 300, run: eraseUnverified },
  auditSeals: { cron: "5 * * * *", look: 300, run: sealChain },
  audit: { cron: "50 2 * * *", look: 300, run: eraseOldAudit },
  seals: { cron: "35 2 * * *", look: 300, run: renewSeals },
  contact: { cron: "*/15 * * * *", look: 60, run: notifyOfMessages },
  messages: { cron: "50 2 * * *", look: 300, run: eraseOldMessages },
  reports: { cron: "55 2 * * *", look: 300, run: eraseOldReports },
  uses: { cron: "55 2 * * *", look: 300, run: eraseOldUses },
  codes: { cron: "45 2 * * *", look: 300, run: eraseEndedRecords },
};
