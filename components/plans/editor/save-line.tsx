import { clsx } from "clsx";
import type editor from "@/messages/en/editor.json";
import { buttonVariants } from "@/components/ui/button-variants";
import type { SaveState } from "./autosave";

type SaveLineProps = {
  state: SaveState;
  labels: (typeof editor)["autosave"];
  signInHref: string;
  onChoose: () => void;
};

const quiet = new Set<SaveState["name"]>(["saved", "waiting", "saving"]);

/** How the text stands. Only trouble is spoken by itself: "saved" after every pause would drive a listener mad. */
export function SaveLine({ state, labels, signInHref, onChoose }: SaveLineProps) {
  const calm = quiet.has(state.name);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm" data-save-state={state.name}>
      <span className={clsx("min-w-0", calm ? "text-muted-foreground" : "text-warning font-semibold")}>
        {calm ? labels[state.name] : null}
        <span role="status">{calm ? null : labels[state.name]}</span>
      </span>
      {state.name === "signedOut" ? (
        <a href={signInHref} className="link">
          {labels.signIn}
        </a>
      ) : null}
      {state.name === "conflict" ? (
        <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onChoose}>
          {labels.choose}
        </button>
      ) : null}
    </div>
  );
}
