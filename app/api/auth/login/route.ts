import { loginInput } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/service";
import { definePublicRoute } from "@/lib/web/route";
import { signSessionToken } from "@/lib/web/token";

export const POST = definePublicRoute({ body: loginInput }, async ({ body, caller }) => {
  const { session, account } = await signIn(body, caller);
  const { id, email, fullName, school, role } = account;
  return { id, email, fullName, school, role, token: await signSessionToken(session), tokenType: "Bearer" };
});
