import { describe, expect, it } from "vitest";
import { safetyPages } from "@/lib/accounts/mail-links/rules";
import { locales, type Locale } from "@/lib/core/language";
import {
  newDeviceMail,
  passwordChangedMail,
  securityMail,
  type SecurityEvent,
} from "@/lib/notifications/channels/mail/templates";
import mails from "@/messages/en/mails.json";

const events = Object.keys(mails.security.events).filter(
  (name): name is SecurityEvent => name in mails.security.events,
);

function prefixOf(language: Locale): string {
  return language === "en" ? "" : `/${language}`;
}

/** The paths of the pages in a mail, each behind a sentence that leads to it. */
function namedIn(text: string): string[] {
  const lines = text.split("\n\n");
  const leading = lines.filter((line) => line.endsWith(":"));
  const links = lines.filter((line, at) => line.startsWith("http") && lines[at - 1]?.endsWith(":"));
  // No sentence promises a page that is not there.
  expect(links).toHaveLength(leading.length);
  return links.map((link) => new URL(link).pathname + new URL(link).search);
}

describe.each(locales)("mails about ways in (%s)", (language) => {
  const [reader, pages, prefix] = [{ name: "Keza", language }, safetyPages(language), prefixOf(language)];
  const [password, security, contact] = ["/auth?mode=forgot", "/profile/security", "/contact"].map((p) => prefix + p);

  it.each(events)("lead to where %s can be undone, in the reader's language", (event) => {
    const { text } = securityMail(reader, event, pages);
    const shutsOut = ["totpAdded", "passkeyAdded", "factorsReset"].includes(event);
    expect(namedIn(text)).toEqual([password, security, ...(shutsOut ? [contact] : [])]);
  });

  it("lead to a new password and to the list after a sign-in elsewhere, and to a new password after a change of it", () => {
    const seen = { device: null, network: null, date: "22/11/2026 07:44" };
    expect(namedIn(newDeviceMail(reader, seen, pages).text)).toEqual([password, security]);
    expect(namedIn(passwordChangedMail(reader, pages).text)).toEqual([password]);
  });
});
