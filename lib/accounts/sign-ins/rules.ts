/**
 * As much of an address as tells one provider or town from another, and no household: the first three of an IPv4 address's
 * numbers, the first three groups of an IPv6 one. Null where it is not known.
 */
export function networkOf(address: string): string | null {
  const numbers = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/i.exec(address);
  if (numbers) return `${numbers.slice(1, 4).join(".")}.*`;
  const groups = address.split(":");
  const isAddress = groups.length >= 4 && groups.every((group) => /^[\da-f]{0,4}$/i.test(group));
  return isAddress ? `${groups.slice(0, 3).join(":")}:*` : null;
}
