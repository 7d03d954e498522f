import { fill } from "@/lib/core/fill";
import type { Locale } from "@/lib/core/language";
import en from "@/messages/en/mails.json";
import fr from "@/messages/fr/mails.json";
import rw from "@/messages/rw/mails.json";

const words: Record<Locale, typeof en> = { en, fr, rw };
const htmlEscapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

type Reader = { name: string; language: Locale };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character);
}

/** Names reach a subject or a line of text: what could begin a new header or line is taken out. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

function letter(reader: Reader, paragraphs: string[], code?: string): { text: string; html: string } {
  const { greeting, signature } = words[reader.language];
  const lines = [fill(greeting, { name: oneLine(reader.name) }), ...paragraphs, signature];
  const html = lines
    .map((line) =>
      line === code
        ? `<p style="font-size:28px;letter-spacing:6px"><strong>${code}</strong></p>`
        : `<p>${escapeHtml(line)}</p>`,
    )
    .join("");
  return {
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="${reader.language}"><body style="font-family:sans-serif">${html}</body></html>`,
  };
}

export function verificationMail(reader: Reader, code: string) {
  const { verification } = words[reader.language];
  return {
    subject: fill(verification.subject, { code }),
    ...letter(reader, [verification.body, code, verification.after], code),
  };
}

export function existingAccountMail(reader: Reader) {
  const { existingAccount } = words[reader.language];
  return { subject: existingAccount.subject, ...letter(reader, [existingAccount.body, existingAccount.after]) };
}

type Ending = { tier: string; date: string; ended: boolean; link: string };

/** Before and at the end of a subscription. */
export function expiryMail(reader: Reader, { tier, date, ended, link }: Ending) {
  const { subject, body, after } = words[reader.language][ended ? "expired" : "expiring"];
  return { subject: fill(subject, { date }), ...letter(reader, [fill(body, { tier, date }), after, link]) };
}

export function resetMail(reader: Reader, code: string) {
  const { reset } = words[reader.language];
  return {
    subject: fill(reset.subject, { code }),
    ...letter(reader, [reset.body, code, reset.after], code),
  };
}

export function passwordChangedMail(reader: Reader) {
  const { passwordChanged } = words[reader.language];
  return { subject: passwordChanged.subject, ...letter(reader, [passwordChanged.body, passwordChanged.after]) };
}
