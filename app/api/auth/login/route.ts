import { z } from "zod";
import { text } from "@/app/api/_answers/common";
import { account } from "@/app/api/_answers/users";
import { loginInput } from "@/lib/accounts/schema";
import { signIn } from "@/lib/accounts/service";
import { definePublicRoute } from "@/lib/web/route";
import { signSessionToken } from "@/lib/web/token";

export const POST = definePublicRoute(
  {
    name: "login",
    body: loginInput,
    answer: account.extend({ token: text, tokenType: z.literal("Bearer") }),
    refuses: [
      "invalid_credentials",
      "not_verified",
      "account_locked",
      "second_factor_required",
      "second_factor_missing",
    ],
  },
  async ({ body, caller }) => {
    const { session, account } = await signIn(body, caller);
    const { id, email, fullName, school, role } = account;
    return { id, email, fullName, school, role, token: await signSessionToken(session), tokenType: "Bearer" as const };
  },
);
