import NextAuth from "next-auth";
import { z } from "zod";
import { authOptions, type Refusal } from "@/lib/web/auth-options";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";

const params = z.object({ nextauth: z.array(z.string()) });

/** next-auth's own calls: session, csrf, providers, signin, callback, signout. It reads bodies of any size. */
const handle = definePublicRoute({ params }, async (input): Promise<Response> => {
  assertSmallBody(input.request);
  const refusal: Refusal = {};
  const options = authOptions(input.caller, refusal);
  const answer: Response = await NextAuth(input.request, { params: Promise.resolve(input.params) }, options);
  if (refusal.error) throw refusal.error;
  return answer;
});

export { handle as GET, handle as POST };
