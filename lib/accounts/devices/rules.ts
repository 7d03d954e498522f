import type { browserNames, systemNames } from "./constants";
import type { Device } from "./types";

// Most browsers also name those that they descend from, so the youngest comes first.
const browsers: readonly [RegExp, (typeof browserNames)[number]][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, (typeof systemNames)[number]][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

function firstOf<Name>(known: readonly [RegExp, Name][], text: string): Name | null {
  return known.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The device that a browser's own string names. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) };
}
