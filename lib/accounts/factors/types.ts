/** Whose factors are meant: an account that a session, or the first half of a sign-in, has proved. */
export type FactorHolder = { accountId: number; email: string };

/** What an account has beside its password or Google; recovery codes that are not used yet. */
export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number };

/** What a sign-in was completed with. */
export type FactorKind = "totp" | "recovery" | "passkey";
