/** Talks to a running server over REST, as any other client would. Only in local mode: codes come from the sandbox mailbox. */
export const baseUrl = process.env.TEST_BASE_URL ?? "http://localhost:3000";
/** A second process on the same database, where there is one; else the same. */
export const twinUrl = process.env.TEST_TWIN_URL ?? baseUrl;

export type Login = { email: string; password: string; fullName: string; school: string };
export type ApiClient = Login & { id: number; token: string; call: Call };

type Call = (
  method: string,
  path: string,
  ...rest: [body?: unknown, headers?: Record<string, string>]
) => Promise<Answer>;
export type Answer = { status: number; headers: Headers; json: Json; text: string; bytes: Uint8Array };
type Json = Record<string, unknown>;

export const anyPassword = "a-good-password";
let made = 0;

export function freshEmail(name = "teacher"): string {
  made += 1;
  return `${name}.${process.pid}.${Date.now().toString(36)}.${made}@school.test`;
}

function parsed(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Json) : {};
  } catch {
    return {};
  }
}

/** One request. Bodies that are no string and no form go out as JSON; `base` is another server than the usual one. */
export async function request(
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string>; base?: string } = {},
): Promise<Answer> {
  const { body, headers = {}, base = baseUrl } = options;
  // A form says by itself how it is written.
  const isForm = body instanceof FormData || body instanceof URLSearchParams;
  const response = await fetch(`${base}${path}`, {
    method,
    redirect: "manual",
    headers: body === undefined || isForm ? headers : { "content-type": "application/json", ...headers },
    body: body === undefined || isForm || typeof body === "string" ? body : JSON.stringify(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return { status: response.status, headers: response.headers, json: parsed(text), text, bytes };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The newest code that was mailed to the address. */
export async function mailedCode(email: string): Promise<string> {
  const { text } = await request("GET", `/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  const code = /"subject":"(\d{6})\b/.exec(text)?.[1];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Registers a new user and verifies the address. */
export async function registerUser(name?: string): Promise<Login> {
  const login = { email: freshEmail(name), password: anyPassword, fullName: "Alice Mugisha", school: "GS Kacyiru" };
  const registered = await request("POST", "/api/auth/register", { body: { ...login, role: "USER" } });
  if (registered.status !== 200) throw new Error(`Registration answered ${registered.status}: ${registered.text}`);
  const code = await mailedCode(login.email);
  const verified = await request("POST", "/api/auth/verify", { body: { email: login.email, code } });
  if (verified.status !== 200) throw new Error(`Verification answered ${verified.status}: ${verified.text}`);
  return login;
}

/** A client that carries the bearer token of an account. */
export async function signedIn(login: Login): Promise<ApiClient> {
  const { json } = await request("POST", "/api/auth/login", { body: login });
  const token = String(json.token);
  const call: Call = (method, path, ...[body, headers]) =>
    request(method, path, { body, headers: { authorization: `Bearer ${token}`, ...headers } });
  return { ...login, id: Number(json.id), token, call };
}

let administrator: Promise<ApiClient> | undefined;

/** The server's own administrator, signed in once; by hand, start the server with these settings. */
export function theAdministrator(): Promise<ApiClient> {
  const { ADMIN_EMAIL: email = "admin@isomo.test", ADMIN_PASSWORD: password = "administers-the-tests" } = process.env;
  administrator ??= signedIn({ email, password, fullName: "Administrator", school: "Isomo" });
  return administrator;
}

/** A new user, registered, verified and signed in. */
export async function newUser(name?: string): Promise<ApiClient> {
  return signedIn(await registerUser(name));
}

/** A request for a REB plan that passes every rule. */
export function aPlanRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    schoolName: "GS Kacyiru",
    teacherName: "Alice Mugisha",
    term: "Term 1",
    date: "2026-11-23",
    subject: "Mathematics",
    classLevel: "P5",
    unitNo: "3",
    lessonNo: "2",
    totalDuration: 40,
    classSize: 45,
    location: "Classroom",
    unitTitle: "Fractions",
    keyUnitCompetence: "To be able to work with fractions in daily life.",
    lessonTitle: "Adding fractions with the same denominator",
    language: "en",
    specialNeeds: "",
    includeActivitiesDescription: false,
    activitiesDescription: "",
    ...changes,
  };
}

/** A finished plan of the client. */
export async function aPlan(client: ApiClient, changes?: Record<string, unknown>): Promise<Json & { id: number }> {
  const { status, json, text } = await client.call("POST", "/api/lesson-plans?wait=true", aPlanRequest(changes));
  if (status !== 201) throw new Error(`Creating a plan answered ${status}: ${text}`);
  return { ...json, id: Number(json.id) };
}
