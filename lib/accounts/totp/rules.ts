import { Secret, TOTP } from "otpauth";
import encodeQr from "qr";
import { seal, unseal } from "@/lib/core/sealed";

const period = 30;

/** What every authenticator app understands: SHA-1, six digits, half a minute. */
function totpOf(secret: string, email = ""): TOTP {
  const shape = { algorithm: "SHA1", digits: 6, period };
  return new TOTP({ issuer: "Isomo", label: email, secret: Secret.fromBase32(secret), ...shape });
}

/** A new secret of 160 bits, in the letters that apps take. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function belonging(accountId: number) {
  return { purpose: "authenticators", owner: `account ${accountId}` } as const;
}

export function sealSecret(accountId: number, secret: string): string {
  return seal(secret, belonging(accountId));
}

export function unsealSecret(accountId: number, sealed: string): { text: string; current: boolean } | null {
  return unseal(sealed, belonging(accountId));
}

/** The half minute that the code stands for, now or one beside it, since clocks differ; null for a wrong code. */
export function stepOf(secret: string, code: string, moment: Date): number | null {
  const timestamp = moment.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / period) + delta;
}

/** What an app is told: as an address that it opens, as a picture of it (the path of its dark squares), and to be typed. */
export function enrolmentOf(secret: string, email: string) {
  const uri = totpOf(secret, email).toString();
  const rows = encodeQr(uri, "raw", { border: 2 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { uri, path, size: rows.length, secret: secret.replace(/(.{4})(?=.)/g, "$1 ") };
}
