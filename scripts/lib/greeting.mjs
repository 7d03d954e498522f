// What a start tells: where the server is, whom its limits count, and what is dangerous.
import { isLoopback } from "../../server/requests/own-hosts.mjs";

/** Whoever reaches a server of the local mode reads everybody's codes in its mailbox. Nothing where it is one's own machine's. */
export function warningOf({ production, host }) {
  if (production || isLoopback(host)) return "";
  const lines = [
    `WARNING: HOST=${host} opens a server for one's own machine to the network.`,
    "Everybody there can read all mails and codes at /sandbox/mailbox and take every account, the administrator's too.",
    "Leave HOST empty, or set APP_MODE=production with its settings (.env.example).",
  ];
  const line = "!".repeat(80);
  return `\n${line}\n${lines.join("\n")}\n${line}\n\n`;
}

/** Limits count visitors by their address, so it is said where that comes from. */
function whoseWord(proxies) {
  if (proxies.trim().toLowerCase() === "none")
    return "Visitors are told apart by the address of their connection: no proxy.";
  return `Visitors are told apart by what these proxies say in X-Forwarded-For: ${proxies}`;
}

/** What is told once the server answers. */
export function greetingOf(settings, place) {
  const lines = [`Isomo runs at ${place.appUrl}`, `Create an account at ${place.appUrl}/auth?mode=register`];
  if (place.production) lines.push(whoseWord(settings.TRUSTED_PROXIES));
  if (!place.production) {
    if (!settings.RESEND_API_KEY) lines.push(`Its code arrives in the mailbox at ${place.appUrl}/sandbox/mailbox`);
    lines.push(`The administrator signs in as ${settings.ADMIN_EMAIL || "admin@isomo.local"}`);
  }
  return `\n${lines.join("\n")}\n`;
}
