import type { ComponentProps } from "react";
import { buttonVariants, type ButtonLook } from "./button-variants";

/** A button. Client components use `buttonVariants` alone. */
export function Button({ variant, size, className, type = "button", ...props }: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />;
}

/** A plain anchor that looks like a button. */
export function ButtonLink({ variant, size, className, children, ...props }: ComponentProps<"a"> & ButtonLook) {
  return (
    <a className={buttonVariants({ variant, size, className })} {...props}>
      {children}
    </a>
  );
}
