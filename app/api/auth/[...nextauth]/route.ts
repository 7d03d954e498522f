import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { authOptions } from "@/lib/web/auth-options";

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own calls: session, csrf, providers, signin, callback, signout. */
function handle(request: NextRequest, context: Context): Promise<Response> {
  return NextAuth(request, context, authOptions());
}

export { handle as GET, handle as POST };
