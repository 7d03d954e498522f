/** The letter that stands for somebody: of the name, else of the address, else U. */
export function initialOf({ fullName, email }: { fullName: string; email: string }): string {
  const [first = "U"] = fullName.trim() || email;
  return first.toUpperCase();
}
