/** Codes of the errors that the quota dialog answers. */
const quotaCodes = ["PLAN_LIMIT", "SUBSCRIPTION_EXPIRED"];

/** Whether an action was refused because no plan can be created; then `QuotaDialog` says what can be done. */
export function isQuotaRefusal(error: string | undefined): boolean {
  return error !== undefined && quotaCodes.includes(error);
}
