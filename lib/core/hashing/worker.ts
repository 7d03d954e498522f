// A thread that computes password hashes for lib/accounts/gateway.ts.
import { hashSync, verifySync, type Options } from "@node-rs/argon2";

export function hash({ password, settings }: { password: string; settings: Options }): string {
  return hashSync(password, settings);
}

export function verify(given: { compared: string; password: string; settings: Options }): boolean {
  return verifySync(given.compared, given.password, given.settings);
}
