import type { Locale } from "@/lib/core/language";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatMoney } from "@/lib/i18n/format";
import type { SandboxDecision } from "@/lib/payments/gateways/sandbox/constants";
import type sandbox from "@/messages/en/sandbox.json";

type Labels = (typeof sandbox)["checkout"];
type Charge = { txRef: string; title: string; amount: number; state: keyof Labels["states"] };
type CheckoutProps = { charge: Charge; labels: Labels; locale: Locale };

type Choice = { decision: SandboxDecision; label: string; note: string; variant?: "outline" };

function choicesOf({ choices, notes }: Labels): Choice[] {
  return [
    { decision: "approve", label: choices.approve, note: notes.approve },
    { decision: "late", label: choices.late, note: notes.late, variant: "outline" },
    { decision: "twice", label: choices.twice, note: notes.twice, variant: "outline" },
    { decision: "decline", label: choices.decline, note: notes.decline, variant: "outline" },
    { decision: "hang", label: choices.hang, note: notes.hang, variant: "outline" },
  ];
}

/** What a provider would ask the payer, with the answers that a developer wants to try. */
export function Checkout({ charge, labels, locale }: CheckoutProps) {
  const { txRef, title, amount, state } = charge;
  const decided = state === "successful" || state === "failed";
  return (
    <>
      <div className="grid gap-1.5">
        <h1>{labels.title}</h1>
        <p className="text-muted-foreground">{labels.intro}</p>
      </div>
      <Card className="grid gap-4 p-5">
        <dl className="grid gap-1">
          <dt className="text-muted-foreground text-sm">{title}</dt>
          <dd className="text-h2">{formatMoney(amount, locale)}</dd>
        </dl>
        <p className="text-muted-foreground text-sm break-all">{txRef}</p>
        <p role="status">{labels.states[state]}</p>
        <form method="post" action={`/sandbox/checkout/${txRef}/decision`} className="grid gap-3">
          {decided ? (
            <Button type="submit" name="decision" value="hang">
              {labels.back}
            </Button>
          ) : (
            choicesOf(labels).map(({ decision, label, note, variant }) => (
              <div key={decision} className="grid gap-1">
                <Button type="submit" name="decision" value={decision} variant={variant}>
                  {label}
                </Button>
                <p className="text-muted-foreground text-sm">{note}</p>
              </div>
            ))
          )}
        </form>
      </Card>
    </>
  );
}
