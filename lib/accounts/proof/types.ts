/** With what an account can prove who is there; an account without a password signs in with Google anew. */
export type ProofWays = { password: boolean; totp: boolean; passkey: boolean; google: boolean };
