import NextAuth from "next-auth";
import { z } from "zod";
import { authOptions } from "@/lib/web/auth-options";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";

const params = z.object({ nextauth: z.array(z.string()) });

/** next-auth's own calls: session, csrf, providers, signin, callback, signout. It reads bodies of any size. */
const handle = definePublicRoute({ params }, async (input): Promise<Response> => {
  assertSmallBody(input.request);
  return NextAuth(input.request, { params: Promise.resolve(input.params) }, authOptions());
});

export { handle as GET, handle as POST };
