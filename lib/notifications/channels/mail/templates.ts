import { interpolate } from "@/lib/core/interpolate";
import { defaultLocale, type Locale } from "@/lib/core/language";
import type { QueuedMessage } from "../../types";
import en from "@/messages/en/mails.json";
import fr from "@/messages/fr/mails.json";
import rw from "@/messages/rw/mails.json";

const words: Record<Locale, typeof en> = { en, fr, rw };
const htmlEscapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Without a name whoever is not known to have given it: mails carry no words of strangers. */
type Reader = { name?: string; language: Locale };

/** All of a mail but whom it goes to. */
type Mail = Pick<QueuedMessage, "purpose" | "subject" | "text" | "html">;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => htmlEscapes[character] ?? character);
}

/** Names reach a subject or a line of text: what could begin a new header or line is taken out. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

const codeStyle = ' style="font-size:28px;font-weight:bold;letter-spacing:6px"';

/** A line that is one of our own addresses can be followed. */
function toHtml(line: string): string {
  const text = escapeHtml(line);
  return /^https?:\/\/\S+$/.test(line) ? `<a href="${text}">${text}</a>` : text;
}

function letter(reader: Reader, paragraphs: string[], code?: string): { text: string; html: string } {
  const { greeting, greetingPlain, signature } = words[reader.language];
  const hello = reader.name ? interpolate(greeting, { name: oneLine(reader.name) }) : greetingPlain;
  const lines = [hello, ...paragraphs, signature];
  const html = lines
    .map((line) => `<p${line === code ? codeStyle : ""}>${line === code ? code : toHtml(line)}</p>`)
    .join("");
  return {
    text: lines.join("\n\n"),
    html: `<!doctype html><html lang="${reader.language}"><body style="font-family:sans-serif">${html}</body></html>`,
  };
}

type RegistrationMail = {
  code: string;
  link: string;
  date: string;
  time: string;
  /** The browser in which the registration was begun; none for a program. */
  device?: string;
  /** Whether other registrations with the address wait as well. */
  others: boolean;
};

/** To an address that nobody has verified yet: nothing in it was typed by anybody. */
export function verificationMail(language: Locale, { code, link, device, others, ...when }: RegistrationMail): Mail {
  const { verification } = words[language];
  const { subject, body, orLink, begun, begunIn, several, after } = verification;
  const where = device ? interpolate(begunIn, { ...when, device }) : interpolate(begun, when);
  const lines = [body, code, orLink, link, where, ...(others ? [several] : []), after];
  return { purpose: "verification", subject: interpolate(subject, { code }), ...letter({ language }, lines, code) };
}

export function existingAccountMail(reader: Reader): Mail {
  const { existingAccount } = words[reader.language];
  return {
    purpose: "existingAccount",
    subject: existingAccount.subject,
    ...letter(reader, [existingAccount.body, existingAccount.after]),
  };
}

type ExpiryMail = { tier: string; date: string; ended: boolean; link: string };

/** Before and at the end of a subscription. */
export function expiryMail(reader: Reader, { tier, date, ended, link }: ExpiryMail): Mail {
  const { subject, body, after } = words[reader.language][ended ? "expired" : "expiring"];
  return {
    purpose: ended ? "expired" : "expiring",
    subject: interpolate(subject, { date }),
    ...letter(reader, [interpolate(body, { tier, date }), after, link]),
  };
}

export function resetMail(reader: Reader, { code, link }: { code: string; link: string }): Mail {
  const { subject, body, orLink, after } = words[reader.language].reset;
  return {
    purpose: "reset",
    subject: interpolate(subject, { code }),
    ...letter(reader, [body, code, orLink, link, after], code),
  };
}

/** To whom Google vouches for, when a password that nobody had shown to be theirs is taken away. */
export function passwordDroppedMail(reader: Reader): Mail {
  const { passwordDropped } = words[reader.language];
  return {
    purpose: "passwordDropped",
    subject: passwordDropped.subject,
    ...letter(reader, [passwordDropped.body, passwordDropped.after]),
  };
}

type ContactMail = { name: string; email: string; subject: string; message: string; link: string };

/** What a visitor wrote, to the support, in the product's own language. Typed words stay out of the mail's subject. */
export function contactMail({ name, email, subject, message, link }: ContactMail): Mail {
  const { contact } = words[defaultLocale];
  const lines = [
    interpolate(contact.from, { name: oneLine(name), email }),
    interpolate(contact.about, { subject: oneLine(subject) }),
    // Quoted, so that no line of a stranger's becomes a link of ours.
    ...message.split(/\r?\n/).flatMap((line) => (line.trim() === "" ? [] : [`> ${line}`])),
    contact.link,
    link,
  ];
  return { purpose: "contactMessage", subject: contact.subject, ...letter({ language: defaultLocale }, lines) };
}

/** How many messages of a flood wait, to the support: what each says is in the inbox alone. */
export function contactsMail({ count, link }: { count: number; link: string }): Mail {
  const { contact } = words[defaultLocale];
  const lines = [interpolate(contact.several, { count: String(count) }), contact.inbox, link];
  return { purpose: "contactMessages", subject: contact.manySubject, ...letter({ language: defaultLocale }, lines) };
}

/** What was changed about the ways into an account. */
export type SecurityEvent = keyof (typeof en)["security"]["events"];

/** Where to set a new password, to see and change all ways in, and to write to the support. */
export type SafetyPages = Record<"password" | "security" | "contact", string>;

/** After these the owner may be asked for what a stranger alone has. */
const shutsOut: ReadonlySet<SecurityEvent> = new Set(["totpAdded", "passkeyAdded", "factorsReset"]);

/** Tells the owner, who may not be the one that did it; each link leads to where the sentence before it can be followed. */
export function securityMail(reader: Reader, event: SecurityEvent, pages: SafetyPages): Mail {
  const { events, unwanted, shutOut } = words[reader.language].security;
  const { subject, body, then } = events[event];
  const help = shutsOut.has(event) ? [shutOut, pages.contact] : [];
  return {
    purpose: "security",
    subject,
    ...letter(reader, [body, unwanted, pages.password, then, pages.security, ...help]),
  };
}

type NewDevice = { device: string | null; network: string | null; date: string };

/** Tells the owner that somebody signed in where the account was not used before. */
export function newDeviceMail(reader: Reader, { device, network, date }: NewDevice, pages: SafetyPages): Mail {
  const { newDevice, unknown, security } = words[reader.language];
  const facts = interpolate(newDevice.facts, {
    device: device ?? unknown.device,
    network: network ?? unknown.network,
    date,
  });
  const lines = [newDevice.body, facts, security.unwanted, pages.password, newDevice.then, pages.security];
  return { purpose: "newDevice", subject: newDevice.subject, ...letter(reader, lines) };
}

/** Tells the owner of a new password, however it was set. */
export function passwordChangedMail(reader: Reader, pages: SafetyPages): Mail {
  const { passwordChanged, security } = words[reader.language];
  return {
    purpose: "passwordChanged",
    subject: passwordChanged.subject,
    ...letter(reader, [passwordChanged.body, security.unwanted, pages.password]),
  };
}
