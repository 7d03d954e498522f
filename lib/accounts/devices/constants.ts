import { days } from "@/lib/core/clock";

/** How long a browser that is not used counts as known; browsers themselves keep no cookie longer than this. */
export const deviceLifetime = days(400);

/** Known browsers of one account; the one not used for the longest time makes room. */
export const devicesKept = 20;

/** Programs of which a session's browser string names one; what is none of them is "other". */
export const browserNames = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari"] as const;
export const systemNames = ["Android", "iPhone", "iPad", "Windows", "macOS", "ChromeOS", "Linux"] as const;
