/** What an account has beside its password or Google; recovery codes that are not used yet. */
export type Factors = { totp: boolean; passkeys: number; recoveryCodes: number };

/** What a sign-in was completed with. */
export type FactorKind = "totp" | "recovery" | "passkey";
