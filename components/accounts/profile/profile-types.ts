import type accounts from "@/messages/en/accounts.json";
import type { ProfileInput } from "@/lib/accounts/profile/schema";
import type { Locale } from "@/lib/core/language";

/** A profile as it is shown; `role` is the role's name in the reader's language. */
export type Profile = ProfileInput & { email: string; role: string };

export type ProfileLabels = (typeof accounts)["profile"] & {
  fields: (typeof accounts)["fields"];
  /** Names of the languages, each in itself. */
  languages: Record<Locale, string>;
};
