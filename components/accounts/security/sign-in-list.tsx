import { Badge } from "@/components/ui/badge";
import type { RecentSignIn } from "@/lib/accounts/sign-ins/types";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import type security from "@/messages/en/security.json";

type SignInListProps = { signIns: RecentSignIn[]; labels: (typeof security)["signIns"] };

function deviceIn({ device: { browser, system } }: RecentSignIn, labels: SignInListProps["labels"]): string {
  const both = browser && system ? interpolate(labels.device, { browser, system }) : null;
  return both ?? browser ?? system ?? labels.unknown;
}

/** Who came in lately and who did not, the newest first. */
export function SignInList({ signIns, labels }: SignInListProps) {
  if (signIns.length === 0) return <p className="text-muted-foreground text-[0.9375rem]">{labels.none}</p>;
  return (
    <ul className="divide-border divide-y">
      {signIns.map((signIn) => (
        <li key={signIn.id} className="grid gap-0.5 py-3 first:pt-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
            {deviceIn(signIn, labels)}
            {signIn.succeeded ? null : <Badge tone="destructive">{labels.failed}</Badge>}
          </p>
          <p className="text-muted-foreground text-sm break-words">
            {[
              formatDateTime(signIn.createdAt.toISOString()),
              labels.ways[signIn.way],
              signIn.factor && signIn.way !== "passkey" ? labels.factors[signIn.factor] : "",
              signIn.network ? interpolate(labels.place, { network: signIn.network }) : labels.noPlace,
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
