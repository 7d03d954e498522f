import { clsx } from "clsx";
import type { ReactNode } from "react";
import { stayAndSignIn } from "@/components/layout/sign-in-again";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import type editor from "@/messages/en/editor.json";
import type { SaveState } from "./autosave";

type SaveBarProps = {
  state: SaveState;
  labels: Pick<typeof editor, "autosave" | "edit">;
  busy: boolean;
  signInHref: string;
  onChoose: () => void;
  /** How the check judges the plan. */
  check: ReactNode;
  children: ReactNode;
};

/** The bar that stays in sight: how the text stands, and the save button. */
export function SaveBar({ state, labels, busy, signInHref, onChoose, check, children }: SaveBarProps) {
  return (
    <div className="no-print border-border bg-card shadow-raised sticky bottom-2 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border p-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm" data-save-state={state.name}>
        {check}
        <StateText state={state} labels={labels.autosave} />
        {state.name === "signedOut" ? (
          <a href={signInHref} onClick={stayAndSignIn} className="link">
            {labels.autosave.signIn}
          </a>
        ) : null}
        {state.name === "conflict" ? (
          <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onChoose}>
            {labels.autosave.choose}
          </button>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <button type="submit" disabled={busy} aria-busy={busy} className={buttonVariants({})}>
          {busy ? <Spinner /> : null}
          {busy ? labels.edit.saving : labels.edit.save}
        </button>
      </div>
    </div>
  );
}

const quiet = new Set<SaveState["name"]>(["saved", "waiting", "saving"]);

/** Only trouble is spoken by itself: "saved" after every pause would drive a listener mad. */
function StateText({ state, labels }: Pick<SaveBarProps, "state"> & { labels: SaveBarProps["labels"]["autosave"] }) {
  const calm = quiet.has(state.name);
  return (
    <span className={clsx("min-w-0", calm ? "text-muted-foreground" : "text-warning font-semibold")}>
      {calm ? labels[state.name] : null}
      <span role="status">{calm ? null : labels[state.name]}</span>
    </span>
  );
}
