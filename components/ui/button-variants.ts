import { cva, type VariantProps } from "class-variance-authority";

/** Looks of a button; a link that should look like one takes them too. Light enough for client components. */
export const buttonVariants = cva(
  "inline-flex max-w-full select-none items-center justify-center gap-2 rounded-lg text-center font-semibold leading-tight transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:flex-none",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground hover:bg-primary-hover",
        sun: "bg-sun text-sun-foreground hover:bg-sun-hover",
        secondary: "bg-secondary text-secondary-foreground hover:bg-secondary-hover",
        outline: "border border-input bg-card text-foreground hover:bg-accent",
        ghost: "text-foreground hover:bg-accent",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive-hover",
        "destructive-outline": "border border-destructive bg-card text-destructive hover:bg-destructive-soft",
      },
      size: {
        sm: "min-h-9 px-3 py-1.5 text-sm",
        md: "min-h-11 px-4 py-2 text-[0.9375rem]",
        lg: "min-h-13 px-6 py-3 text-base",
        icon: "size-11",
        "icon-sm": "size-9",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;
