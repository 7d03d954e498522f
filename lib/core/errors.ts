/**
 * Every error a service may throw, with the status it has at the REST door. Text: messages/<locale>/errors.json, one key a code.
 * The REST body carries the code in capitals (SUBSCRIPTION_EXPIRED).
 */
export const errorTable = {
  bad_request: 400,
  invalid_json: 400,
  invalid_input: 422,
  lesson_unclear: 422,
  lesson_used: 409,
  invalid_plan_id: 400,
  invalid_rtb_plan_id: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_signature: 401,
  payment_required: 402,
  invalid_ticket: 401,
  not_verified: 403,
  email_unverified: 403,
  account_locked: 403,
  forbidden: 403,
  proof_required: 403,
  second_factor_required: 403,
  second_factor_missing: 403,
  sign_in_over: 401,
  factor_there: 409,
  factor_needed: 409,
  mailbox_unproven: 409,
  passkey_refused: 422,
  too_many_passkeys: 409,
  last_way_in: 409,
  identity_taken: 409,
  google_unlinked: 403,
  own_factor: 409,
  foreign_origin: 403,
  subscription_expired: 403,
  plan_limit: 403,
  administrator_stays: 403,
  not_found: 404,
  tier_not_found: 404,
  payment_not_found: 404,
  mail_not_found: 404,
  message_not_found: 404,
  report_not_found: 404,
  proposal_not_found: 404,
  module_not_found: 404,
  correction_not_found: 404,
  report_settled: 409,
  report_without_entry: 409,
  too_many_reports: 409,
  unknown_call: 404,
  unknown_notification: 404,
  unknown_user: 404,
  user_not_found: 404,
  own_account: 409,
  version_conflict: 409,
  renewal_refused: 409,
  last_free_tier: 409,
  payment_settled: 409,
  payment_waiting: 409,
  second_needed: 409,
  tier_second_needed: 409,
  offer_second_needed: 409,
  nothing_to_pay: 409,
  generation_running: 409,
  storage_full: 409,
  model_needed: 409,
  already_submitted: 409,
  already_decided: 409,
  review_closed: 409,
  same_language: 409,
  no_model: 409,
  translation_failed: 503,
  document_slow: 503,
  payload_too_large: 413,
  invalid_role: 422,
  import_faulty: 422,
  invalid_code: 422,
  invalid_link: 422,
  unsupported_format: 422,
  document_too_long: 422,
  too_many_requests: 429,
  too_much_work: 429,
  too_many_saves: 429,
  export_running: 429,
  unexpected: 500,
  mail_failed: 502,
  payment_not_started: 502,
  google_unreachable: 502,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorTable;

export type ErrorDetails = {
  /** Field name to message key under `errors.fields`. */
  fields?: Record<string, string>;
  /** Values for the placeholders of the error's text. */
  values?: Record<string, string | number>;
  /** Seconds after which a refused caller may try again. */
  retryAfter?: number;
  /** Public data that goes along with the answer, such as the current plan beside a version conflict. */
  data?: Record<string, unknown>;
  cause?: unknown;
};

/** The one error of our services; doors turn it into a status, a form state or a page. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code];
  }
}

/** Tells our own error from any other, also across bundles that hold their own copy of the class. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error;
}
