type SpinnerProps = {
  className?: string;
  /** Spoken; without it the spinner is decoration beside a text. */ label?: string;
};

export function Spinner({ className = "size-4", label }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} aria-label={label} className="inline-flex">
      <svg viewBox="0 0 16 16" aria-hidden="true" className={`animate-spin ${className}`}>
        <path d="m8 1 7 7-7 7-7-7z" fill="none" stroke="currentColor" strokeWidth="2" opacity=".3" />
        <path d="m8 1 7 7" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
