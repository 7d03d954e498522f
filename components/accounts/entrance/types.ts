import type security from "@/messages/en/security.json";

/** What the second half of a sign-in says. */
export type EntranceLabels = Pick<typeof security, "entrance" | "totp" | "recovery" | "passkeys">;
