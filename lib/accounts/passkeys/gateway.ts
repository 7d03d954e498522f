import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import type { FactorHolder } from "../types";
import { userHandle } from "./rules";
import type { AssertionAnswer, RegistrationAnswer } from "./schema";

type KnownPasskey = { id: string; transports: string[] };
type Key = KnownPasskey & { publicKey: string; counter: number };

/** Ed25519, ES256 and RS256: what keys in use can do. */
const supportedAlgorithmIDs = [-8, -7, -257];

function site() {
  const { hostname, origin } = new URL(env().appUrl);
  return { hostname, origin };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, "base64url"));
}

/** What a browser needs to make a key that names its account by itself and asks its person for a finger, face or number. */
export function creationOptions({ email, accountId }: FactorHolder, challenge: string, known: KnownPasskey[]) {
  return generateRegistrationOptions({
    rpName: "Isomo",
    rpID: site().hostname,
    userName: email,
    userID: Uint8Array.from(userHandle(accountId)),
    challenge: bytes(challenge),
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser needs to have a challenge signed; without known keys its person chooses one. */
export function requestOptions(challenge: string, known: KnownPasskey[]) {
  return generateAuthenticationOptions({
    rpID: site().hostname,
    challenge: bytes(challenge),
    allowCredentials: known,
    userVerification: "required",
  });
}

/** The new key, when the answer is right for this site and challenge and its person was asked; else null. */
export async function readNewKey(answer: RegistrationAnswer, challenge: string): Promise<Key | null> {
  const { hostname, origin } = site();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports } = answer.response;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch {
    log("info", "passkey_refused", { step: "registration" });
    return null;
  }
}

/** The key's new counter, when it signed this challenge for this site and its person was asked; else null. */
export async function readSignature(answer: AssertionAnswer, challenge: string, key: Key): Promise<number | null> {
  const { hostname, origin } = site();
  const { id, publicKey, counter, transports } = key;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: { id, publicKey: bytes(publicKey), counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    log("info", "passkey_refused", { step: "signature" });
    return null;
  }
}
