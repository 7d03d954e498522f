import type { MouseEvent, ReactNode } from "react";
import type { CarriedParameters } from "@/lib/accounts/schema";
import type accounts from "@/messages/en/accounts.json";
import type common from "@/messages/en/common.json";
import type errors from "@/messages/en/errors.json";
import type { AuthMode } from "./modes";

/** The sentences of the hub, in the page's language. */
export type AuthTexts = {
  accounts: Omit<typeof accounts, "frame" | "signedIn" | "signedInWithGoogle" | "profile" | "callback">;
  password: (typeof common)["password"];
  passkeys: Record<"signIn" | "waiting" | "failed", string>;
  optional: string;
  /** Messages of fields, by the keys that the schemas name. */
  errors: Partial<(typeof errors)["fields"]>;
  consent: ReactNode;
  /** Whether the link of the address confirms a registration that was begun in this browser. */
  ownLink: boolean;
};

export type ViewLink = { href: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };

/** How to get in: by Google where it is offered, and by e-mail, whose form then opens on demand. */
export type EntranceLinks = { google: string | null; emailOpen: boolean; toggle: () => ViewLink };

/** What every view of the hub is given. */
export type ViewProps = {
  texts: AuthTexts;
  /** The address that was typed in the view before, or that the page was opened with. */
  email: string;
  /** The secret of a mailed link that was followed here. */
  link?: string;
  carried: CarriedParameters;
  ways: EntranceLinks;
  /** What the view before wants said. */
  note: ReactNode;
  linkTo: (mode: AuthMode) => ViewLink;
};
