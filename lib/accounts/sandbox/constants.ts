/** Where the stand-in of Google's sign-in is found on a machine of one's own. */
export const sandboxPath = "/sandbox/google";

/** Accounts that it offers; any other can be typed. */
export const sandboxAccounts = [
  { email: "uwase.diane@gmail.test", name: "Uwase Diane" },
  { email: "nkurunziza.patrick@gmail.test", name: "Nkurunziza Patrick" },
] as const;
