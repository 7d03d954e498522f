import { buttonVariants } from "@/components/ui/button-variants";
import { CopyButton } from "@/components/ui/copy-button";
import type { TotpEnrolment } from "@/lib/accounts/totp/types";
import type security from "@/messages/en/security.json";

type TotpKeyProps = { enrolment: TotpEnrolment; labels: (typeof security)["totp"] };

/**
 * What an app is told: by an address that an app on this device opens, as a key to be copied, and as a picture for another
 * device. On a narrow screen the picture comes last, for no phone scans itself.
 */
export function TotpKey({ enrolment: { path, size, secret, uri }, labels }: TotpKeyProps) {
  return (
    <div className="flex flex-wrap-reverse items-end gap-x-6 gap-y-5">
      <figure className="grid w-52 flex-none gap-2 max-sm:mx-auto">
        {/* Cameras need dark squares on white, in the dark theme too. */}
        <svg
          role="img"
          aria-label={labels.picture}
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          className="border-border w-full rounded-lg border bg-white"
        >
          <path d={path} fill="#000" />
        </svg>
        <figcaption className="text-muted-foreground text-sm">{labels.scan}</figcaption>
      </figure>
      <div className="grid min-w-60 flex-1 content-start gap-3">
        <p>{labels.here}</p>
        <a href={uri} className={buttonVariants({ variant: "outline", className: "w-fit" })}>
          {labels.open}
        </a>
        <p className="text-muted-foreground text-[0.9375rem]">{labels.step1b}</p>
        <code className="bg-muted rounded-lg px-3 py-2 font-semibold break-words select-all">{secret}</code>
        <div>
          <CopyButton text={secret.replaceAll(" ", "")} labels={labels} look={{ size: "sm" }} />
        </div>
      </div>
    </div>
  );
}
