import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";

/** The way to the bin; on a phone its sign alone. */
export function BinLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className={buttonVariants({ variant: "outline" })}>
      <Icon name="trash-2" className="size-4.5" />
      <span className="max-sm:sr-only">{label}</span>
    </a>
  );
}
