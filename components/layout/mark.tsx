/** A proper noun: the same in every language. */
export const productName = "Isomo";

type MarkProps = { size?: number; className?: string };

/** The sign of Isomo: an open book whose pages are two hills of imigongo stripes, under the sun. Decorative beside the name. */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <rect width="32" height="32" rx="7" fill="#12643f" />
      <path d="m16 3.6 4.2 4.2-4.2 4.2-4.2-4.2z" fill="#f6c418" />
      <path d="m4.5 10.2 10.6 6.3v3.4L4.5 13.6zM27.5 10.2l-10.6 6.3v3.4l10.6-6.3z" fill="#fffdf9" />
      <path d="m4.5 15.7 10.6 6.3v3.4L4.5 19.1zM27.5 15.7 16.9 22v3.4l10.6-6.3z" fill="#fffdf9" opacity=".82" />
      <path d="m4.5 21.2 10.6 6.3v1.4H12L4.5 24.5zM27.5 21.2l-10.6 6.3v1.4H20l7.5-4.4z" fill="#f6c418" />
    </svg>
  );
}

/** Mark and name together. */
export function Brand({ size = 32, className = "" }: MarkProps) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark size={size} className="flex-none" />
      <span className="text-xl font-extrabold tracking-tight">{productName}</span>
    </span>
  );
}
