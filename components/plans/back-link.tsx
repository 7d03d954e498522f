/** An arrow and where it leads. */
export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="text-muted-foreground hover:text-foreground -ml-1 inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-md px-1 text-sm font-semibold"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none">
        <path d="M10 2.5 4.5 8l5.5 5.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label}
    </a>
  );
}
