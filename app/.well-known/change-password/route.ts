/** Where keepers of passwords send their people to change one. */
export function GET(): Response {
  return new Response(null, { status: 303, headers: { location: "/profile#password", "cache-control": "no-store" } });
}
