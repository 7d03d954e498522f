/** Programs of which a session's browser string names one; what is none of them is "other". */
export const browserNames = ["Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari"] as const;
export const systemNames = ["Android", "iPhone", "iPad", "Windows", "macOS", "ChromeOS", "Linux"] as const;

/** Tells the page after the sign-in to say that it succeeded. */
export const signedInCookie = "signed_in";
