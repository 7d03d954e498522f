import { hash, verify } from "@node-rs/argon2";

// OWASP's smallest recommended argon2id setting; hashing runs on libuv's threads, not on the event loop.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

let decoy: Promise<string> | undefined;

/** Compares in the same time whether or not there is a hash, so that the answer does not tell which accounts exist. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(passwordHash ?? (await decoy), password, settings);
  return matches && Boolean(passwordHash);
}
