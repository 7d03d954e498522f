import type { FactorHolder } from "../types";

/** For what a challenge is signed: what is signed for one is refused for another. */
export type PasskeyPurpose = "registration" | "sign-in" | "entrance" | "enrolment" | "proof";

/** Who may answer a challenge: the session, half sign-in or browser that asked for it. */
export type PasskeyAsk = { purpose: PasskeyPurpose; binding: string };

/** Who may answer a challenge of an account that is already known. */
export type HolderAsk = PasskeyAsk & { holder: FactorHolder };

/** A passkey as its owner sees it. */
export type OwnPasskey = { id: string; name: string; createdAt: Date; lastUsedAt: Date | null };
