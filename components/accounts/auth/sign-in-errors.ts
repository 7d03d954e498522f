import type accounts from "@/messages/en/accounts.json";

export type ErrorTexts = (typeof accounts)["signInErrors"];

/** Codes that the ways back to /auth put into its address, next-auth's own among them. */
const kinds: Record<string, keyof ErrorTexts> = {
  no_token: "ticket",
  sign_in_over: "ticket",
  google: "start",
  OAuthSignin: "start",
  email_unverified: "unverified",
  google_unlinked: "unlinked",
  account_locked: "locked",
  access_denied: "denied",
  AccessDenied: "denied",
  too_many_requests: "often",
};

/** What an error code in the address means to a person. */
export function errorText(texts: ErrorTexts, code: string): string {
  return texts[Object.hasOwn(kinds, code) ? (kinds[code] ?? "other") : "other"];
}
