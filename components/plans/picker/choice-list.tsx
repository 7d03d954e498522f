import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { interpolate } from "@/lib/core/interpolate";
import type { Choice, PickerLabels } from "./types";

type ChoiceListProps = {
  /** The question that is answered. */
  name: string;
  choices: Choice[] | null;
  failed: boolean;
  /** What was typed, as an answer of its own. */
  own: Choice | null;
  labels: PickerLabels;
  /** What is said where there is no list at all, whatever is sought in it. */
  lacking: string | null;
  /** Goes on without an answer, where one can. */
  onSkip: (() => void) | null;
  onChoose: (choice: Choice) => void;
  onRetry: () => void;
  /** Whether it has the focus before the search has. */
  isFirst: boolean;
};

const row =
  "hover:bg-accent focus-visible:bg-accent grid min-h-12 w-full content-center gap-0.5 rounded-lg px-3 py-2 text-left focus-visible:-outline-offset-2";

const box = "border-border border text-center justify-center";

/** What can be picked, under its headings, and last what was typed. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, choices, failed, lacking, own, labels, onChoose, onRetry, onSkip, isFirst } = props;
  const groups = Map.groupBy(choices ?? [], ({ group = "" }) => group);
  return (
    <div
      data-autofocus={isFirst ? true : undefined}
      tabIndex={-1}
      role="group"
      aria-label={name}
      className="-mx-3 grid gap-2 outline-none"
    >
      {choices ? null : (
        <p className="text-muted-foreground flex items-center gap-2 px-3 py-3">
          <Spinner />
          {labels.loading}
        </p>
      )}
      {[...groups].map(([group, items]) => (
        <section key={group} aria-label={group || undefined}>
          {group ? <h3 className="text-muted-foreground px-3 pt-1 pb-0.5 text-sm font-semibold">{group}</h3> : null}
          <ul className={items.every(isShort) ? "grid grid-cols-3 gap-1.5 px-3 sm:grid-cols-6" : undefined}>
            {items.map((choice, index) => (
              <li key={index}>
                <ChoiceButton choice={choice} onChoose={onChoose} boxed={items.every(isShort)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {choices?.length === 0 ? (
        <p className="text-muted-foreground px-3 py-1">{failed ? labels.offline : (lacking ?? labels.nothing)}</p>
      ) : null}
      {failed ? (
        <p className="px-3">
          <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onRetry}>
            {labels.retry}
          </button>
        </p>
      ) : null}
      {own ? (
        <button type="button" data-choice onClick={() => onChoose(own)} className={`${row} text-primary font-semibold`}>
          <span className="min-w-0 wrap-anywhere">{interpolate(labels.use, { text: own.title })}</span>
        </button>
      ) : null}
      {lacking !== null && !failed && onSkip ? (
        <p className="px-3">
          <button type="button" className={buttonVariants({ size: "sm", variant: "outline" })} onClick={onSkip}>
            {labels.skip}
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** Names such as "P4": many of them fit on a phone at once, side by side. */
function isShort({ title, detail }: Choice): boolean {
  return title.length <= 7 && !detail;
}

type ChoiceButtonProps = { choice: Choice; onChoose: (choice: Choice) => void; boxed: boolean };

function ChoiceButton({ choice, onChoose, boxed }: ChoiceButtonProps) {
  const { title, detail, mark } = choice;
  return (
    <button type="button" data-choice onClick={() => onChoose(choice)} className={boxed ? `${row} ${box}` : row}>
      <span className="min-w-0 font-medium wrap-anywhere">{title}</span>
      {detail || mark ? (
        <span className="text-muted-foreground flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {detail}
          {mark ? <Badge tone="warning">{mark}</Badge> : null}
        </span>
      ) : null}
    </button>
  );
}
