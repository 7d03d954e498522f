import type { enrolmentOf } from "./rules";

/** What the page shows of an authenticator that is being set up. */
export type TotpEnrolment = ReturnType<typeof enrolmentOf>;
