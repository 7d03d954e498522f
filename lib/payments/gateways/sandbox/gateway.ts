import { env } from "@/lib/core/env";
import type { Gateway, ProviderReport } from "../../types";
import { promptNumber } from "./constants";
import { findSandboxCharge } from "./queries";
import { openSandboxCharge } from "./service";
import { webhook } from "./webhook";

type Charge = NonNullable<Awaited<ReturnType<typeof findSandboxCharge>>>;

function toReport(charge: Charge): ProviderReport {
  const { txRef, transactionId, amount, currency, state } = charge;
  const decided = state === "successful" || state === "failed";
  return { txRef, transactionId: String(transactionId), status: decided ? state : "pending", amount, currency };
}

/** The provider's stand-in of local mode: asks by a page of our own and remembers what was pressed there. */
export const sandbox: Gateway = {
  isServed: () => !env().production,
  webhook,

  async start({ order, title, returnUrl }, record) {
    const { txRef, amount, currency } = order;
    const { origin, pathname } = new URL(returnUrl);
    await openSandboxCharge({ txRef, amount, currency, title, returnPath: pathname });
    const request = { tx_ref: txRef, amount, currency };
    await record({ operation: "payments", request, response: { status: "success" }, httpStatus: 200, durationMs: 0 });
    return { link: order.phone === promptNumber ? null : `${origin}/sandbox/checkout/${txRef}` };
  },

  async ask({ txRef }, record) {
    const charge = await findSandboxCharge(txRef);
    const report = charge && toReport(charge);
    const request = { tx_ref: txRef };
    const httpStatus = charge ? 200 : 404;
    await record({ operation: "verify_by_reference", request, response: report, httpStatus, durationMs: 0 });
    return report ? [report] : [];
  },
};
