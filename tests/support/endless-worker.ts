// Work for a thread: some that never ends, and some that does.

export function endless(): never {
  for (;;);
}

export function short(text: string): string {
  return text.toUpperCase();
}
