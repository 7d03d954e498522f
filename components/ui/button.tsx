import { Slot } from "radix-ui/slot";
import type { ComponentProps } from "react";
import { buttonVariants, type ButtonLook } from "./button-variants";

type ButtonProps = ComponentProps<"button"> & ButtonLook & { asChild?: boolean };

/** A button; with `asChild` its look goes to the child, for instance a link. Client components use `buttonVariants` alone. */
export function Button({ asChild = false, variant, size, className, type = "button", ...props }: ButtonProps) {
  const look = buttonVariants({ variant, size, className });
  if (asChild) return <Slot className={look} {...props} />;
  return <button type={type} className={look} {...props} />;
}

/** A plain anchor that looks like a button. */
export function ButtonLink({ variant, size, className, children, ...props }: ComponentProps<"a"> & ButtonLook) {
  return (
    <a className={buttonVariants({ variant, size, className })} {...props}>
      {children}
    </a>
  );
}
