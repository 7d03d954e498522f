"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, type ComponentType } from "react";
import { toast } from "@/components/ui/toast/toast";
import { ForgotView } from "./forgot-view";
import { LoginView } from "./login-view";
import { authMode, type AuthMode } from "./modes";
import type { ErrorTexts } from "./sign-in-errors";
import { ReferrerView } from "./referrer-view";
import { RegisterView } from "./register-view";
import { ResendView } from "./resend-view";
import { ResetView } from "./reset-view";
import type { AuthTexts, ViewProps } from "./types";
import { useTitleFocus } from "./use-title-focus";
import { useViewLinks } from "./use-view-links";
import { VerifyView } from "./verify-view";
import { ViewNote } from "./view-note";
import { wayOn } from "./way-on";

const views: Record<AuthMode, ComponentType<ViewProps>> = {
  login: LoginView,
  register: RegisterView,
  "resend-verification": ResendView,
  "verify-email": VerifyView,
  "referrer-prompt": ReferrerView,
  forgot: ForgotView,
  reset: ResetView,
};

type AuthHubProps = {
  path: string;
  texts: AuthTexts;
  /** Where signing in with Google begins; null where it is not offered. */
  google: string | null;
  errors: ErrorTexts;
  /** Where somebody goes on who is in already and only asked who brought them. */
  onward: string | null;
};

/** The views of /auth. The address says which one is shown; changing between them needs no request. */
export function AuthHub({ path, texts, google, errors, onward }: AuthHubProps) {
  const params = useSearchParams();
  const mode = authMode(params.get("mode"));
  const given = params.get("email");
  const error = params.get("error");
  const card = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  // The next view starts with the address of this one.
  if (given && given !== typed) setTyped(given);
  const { linkWith, linkTo } = useViewLinks({ path, onward, onLeave: keepAddress });
  useTitleFocus(card, mode, given);

  useEffect(() => {
    if (error === "no_token") toast.error(texts.accounts.login.invalidData);
  }, [error, texts.accounts.login.invalidData]);

  function keepAddress(): void {
    const email = card.current?.querySelector<HTMLInputElement>("input[name=email]");
    setTyped(email?.value ?? "");
  }

  const emailOpen = google === null || params.get("way") === "email" || given !== null;
  const shown: ViewProps = {
    texts,
    email: given ?? typed,
    link: params.get("link") ?? undefined,
    carried: {
      ref: params.get("ref") ?? undefined,
      next: wayOn({ next: params.get("next"), plan: params.get("plan") }),
    },
    ways: { google, emailOpen, toggle: () => linkWith({ mode, way: emailOpen ? "" : "email" }) },
    note: <ViewNote note={params.get("note")} error={error} texts={texts.accounts} errors={errors} />,
    linkTo,
  };
  const View = views[mode];
  return (
    <div ref={card} className="grid gap-6">
      <View key={mode} {...shown} />
    </div>
  );
}
