import { loginInput } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/service";
import { definePublicRoute } from "@/lib/web/route";
import { signSessionToken } from "@/lib/web/token";

export const POST = definePublicRoute({ body: loginInput }, async ({ body, request }) => {
  const { session, account } = await signIn(body, request.headers.get("user-agent") ?? "");
  const { id, email, fullName, school, role } = account;
  return { id, email, fullName, school, role, token: await signSessionToken(session), tokenType: "Bearer" };
});
