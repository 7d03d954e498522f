"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { toast } from "@/components/ui/toast/toast";
import { ForgotView } from "./forgot-view";
import { LoginView } from "./login-view";
import { authMode, noteName, type AuthMode } from "./modes";
import { errorText, type ErrorTexts } from "./sign-in-errors";
import { ReferrerView } from "./referrer-view";
import { RegisterView } from "./register-view";
import { ResendView } from "./resend-view";
import { ResetView } from "./reset-view";
import type { AuthTexts, ViewLink, ViewProps } from "./types";
import { VerifyView } from "./verify-view";
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

/** Parameters that belong to one showing of one view. */
const passing = ["email", "note", "error", "link"];

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
  const note = noteName(params.get("note"));
  const given = params.get("email");
  const [typed, setTyped] = useState("");
  // The next view starts with the address of this one.
  if (given && given !== typed) setTyped(given);
  const error = params.get("error");
  const card = useRef<HTMLDivElement>(null);
  const shownMode = useRef(mode);
  const View = views[mode];

  useEffect(() => {
    const title = card.current?.querySelector("h1");
    const changed = shownMode.current !== mode;
    shownMode.current = mode;
    if (changed) document.title = `${title?.textContent ?? ""} · Isomo`;
    // Who comes with an address has only the password left to type.
    const password = card.current?.querySelector<HTMLInputElement>("input[name=password]");
    if (mode === "login" && given && password) password.focus();
    else if (changed) title?.focus();
  }, [mode, given]);

  useEffect(() => {
    if (error === "no_token") toast.error(texts.accounts.login.invalidData);
  }, [error, texts.accounts.login.invalidData]);

  function linkWith(changes: Record<string, string>): ViewLink {
    const next = new URLSearchParams(params);
    for (const name of passing) next.delete(name);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    const href = `${path}?${next}`;
    return { href, onClick: (event) => change(event, href) };
  }

  /** Back at the sign-in the address that was confirmed need not be typed again. */
  function linkTo(target: AuthMode): ViewLink {
    if (onward !== null && target === "login") return { href: onward, onClick: () => undefined };
    return linkWith(target === "login" && given ? { mode: target, email: given } : { mode: target });
  }

  function change(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const email = card.current?.querySelector<HTMLInputElement>("input[name=email]");
    setTyped(email?.value ?? "");
    history.replaceState(null, "", href);
  }

  const said = (
    <>
      {note ? (
        <Alert tone={note === "unverified" || note === "unsent" ? "warning" : "success"}>
          {texts.accounts.notes[note]}
        </Alert>
      ) : null}
      {error === null ? null : (
        <Alert tone="error" title={texts.accounts.login.failed}>
          {errorText(errors, error)}
        </Alert>
      )}
    </>
  );
  const next = wayOn({ next: params.get("next"), plan: params.get("plan") });
  const carried = { ref: params.get("ref") ?? undefined, next };
  const emailOpen = google === null || params.get("way") === "email" || given !== null;
  const ways = { google, emailOpen, toggle: () => linkWith({ mode, way: emailOpen ? "" : "email" }) };
  const link = params.get("link") ?? undefined;
  const shown = { texts, email: given ?? typed, link, carried, ways, note: said };
  return (
    <div ref={card} className="grid gap-6">
      <View key={mode} {...shown} linkTo={linkTo} />
    </div>
  );
}
