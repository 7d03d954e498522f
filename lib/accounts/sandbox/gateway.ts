import { createHash, generateKeyPair, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { LRUCache } from "lru-cache";
import type { Configuration, Provider } from "oidc-provider";
import { env } from "@/lib/core/env";
import { sandboxPath } from "./constants";
import { MemoryAdapter } from "./rules";
import { sandboxAccount, type SandboxAccount } from "./schema";

/** The client that the sandbox knows: this application. */
export type SandboxClient = { issuer: string; clientId: string; clientSecret: string };
type Running = SandboxClient & { origin: string };

// The framework bundles this file more than once; the process still has one sandbox.
const shared = globalThis as typeof globalThis & { isomoGoogleSandbox?: Promise<Running> };

const people = new LRUCache<string, SandboxAccount>({ max: 500 });

/** The provider's lasting name for an account: of one address always the same. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 21);
}

async function configuration(client: SandboxClient): Promise<Configuration> {
  const { interactionPolicy } = await import("oidc-provider");
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return {
    adapter: MemoryAdapter,
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${env().appUrl}/api/auth/callback/google`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // As with Google, the ID token itself says who it is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `${sandboxPath}/accounts/${uid}` },
    ttl: { AccessToken: 300, AuthorizationCode: 60, IdToken: 300, Interaction: 600, Session: 600, Grant: 600 },
    async findAccount(_context, sub) {
      const person = people.get(sub);
      if (!person) return undefined;
      const { email, name, verified } = person;
      return { accountId: sub, claims: () => ({ sub, email, email_verified: verified, name }) };
    },
    // Nobody is asked to agree to being signed in here.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** Ends the choosing of an account: who was chosen is whom the provider vouches for from here on. */
async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chosen = sandboxAccount.safeParse(Object.fromEntries(new URLSearchParams(await text(request))));
  if (!chosen.success) return void response.writeHead(303, { location: request.headers.referer ?? "/auth" }).end();
  const accountId = subjectOf(chosen.data.email);
  people.set(accountId, chosen.data);
  const result = { login: { accountId, remember: false }, select_account: {} };
  await provider.interactionFinished(request, response, result);
}

async function start(): Promise<Running> {
  const client = {
    issuer: `${env().appUrl}${sandboxPath}`,
    clientId: "isomo-sandbox",
    clientSecret: randomBytes(24).toString("base64url"),
  };
  const { Provider } = await import("oidc-provider");
  const provider = new Provider(client.issuer, await configuration(client));
  // Only our own route asks it, and that says what the browser asked for.
  provider.proxy = true;
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const url = request.url ?? "/";
    const mounted = Object.assign(request, { originalUrl: url, url: url.slice(sandboxPath.length) || "/" });
    if (!/\/accounts\/[^/]+\/choose$/.test(url) || request.method !== "POST") return void answer(mounted, response);
    choose(provider, mounted, response).catch(() =>
      response.writeHead(303, { location: "/auth?error=no_token" }).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  server.unref();
  const address = server.address();
  return { ...client, origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` };
}

/** The stand-in of Google, a real OpenID provider, started when it is first asked. Local mode only. */
export function googleSandbox(): Promise<Running> {
  shared.isomoGoogleSandbox ??= start().catch((error: unknown) => {
    shared.isomoGoogleSandbox = undefined;
    throw error;
  });
  return shared.isomoGoogleSandbox;
}
