/** Codes of the errors that the limit dialog answers. */
const limitCodes = ["PLAN_LIMIT", "SUBSCRIPTION_EXPIRED"];

/** Whether an action was refused because no plan can be created; then `LimitDialog` says what can be done. */
export function isLimitError(error: string | undefined): boolean {
  return error !== undefined && limitCodes.includes(error);
}
