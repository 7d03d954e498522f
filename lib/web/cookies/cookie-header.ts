/** The value of a cookie that a request carries. */
export function cookieOf(sent: Pick<Headers, "get">, name: string): string | undefined {
  const pairs = (sent.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
