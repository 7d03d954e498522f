import { clsx } from "clsx";
import { Icon } from "@/components/ui/icon";
import { fewRecoveryCodes } from "@/lib/accounts/recovery-codes/constants";
import type { OwnFactors } from "@/lib/accounts/security/types";
import type security from "@/messages/en/security.json";

type SafetySummaryProps = {
  factors: OwnFactors;
  isAdministrator: boolean;
  contactHref: string;
  labels: (typeof security)["summary"];
};

/** How well the account is protected, in a sentence, and who helps when the second step is lost. */
export function SafetySummary({ factors, isAdministrator, contactHref, labels }: SafetySummaryProps) {
  const { strong, recoveryCodes } = factors;
  return (
    <section
      aria-label={labels.title}
      className={clsx(
        "flex gap-4 rounded-xl border p-5 sm:p-6",
        strong ? "border-primary/35 bg-secondary" : "border-warning/35 bg-warning-soft",
      )}
    >
      <span
        className={clsx(
          "bg-card grid size-11 flex-none place-items-center rounded-full",
          strong ? "text-primary" : "text-warning",
        )}
      >
        <Icon name={strong ? "shield-check" : "shield-alert"} className="size-6" />
      </span>
      <div className="grid min-w-0 gap-1.5">
        <p className="text-h3 font-bold">{strong ? labels.strong : labels.weak}</p>
        <p>{strong ? labels.strongText : labels.weakText}</p>
        {strong && recoveryCodes <= fewRecoveryCodes ? <p className="font-semibold">{labels.few}</p> : null}
        {strong ? (
          <p className="text-[0.9375rem]">
            {isAdministrator ? (
              labels.administrator
            ) : (
              <>
                {labels.user}{" "}
                <a className="link" href={contactHref}>
                  {labels.write}
                </a>
              </>
            )}
          </p>
        ) : null}
      </div>
    </section>
  );
}
