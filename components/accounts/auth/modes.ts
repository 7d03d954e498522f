/** The views of /auth, by the name they have in its address. */
export const authModes = [
  "login",
  "register",
  "resend-verification",
  "verify-email",
  "referrer-prompt",
  "forgot",
  "reset",
] as const;
export type AuthMode = (typeof authModes)[number];

const longNames: Record<string, AuthMode> = { "forgot-password": "forgot", "reset-password": "reset" };

/** The view that an address asks for; anything else is the sign-in. */
export function authMode(value: string | null | undefined): AuthMode {
  return authModes.find((mode) => mode === value) ?? longNames[value ?? ""] ?? "login";
}

/** What an action wants said above the next view. */
const noteNames = [
  "registered",
  "unsent",
  "sent",
  "resetSent",
  "unverified",
  "verified",
  "referrer",
  "deleted",
] as const;
export type NoteName = (typeof noteNames)[number];

export function noteName(value: string | null): NoteName | undefined {
  return noteNames.find((name) => name === value);
}
