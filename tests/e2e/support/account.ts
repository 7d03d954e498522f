import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type Person = { email: string; password: string; fullName: string; school: string };

const sessionCookie = "next-auth.session-token";
let made = 0;

export function aPerson(name = "teacher"): Person {
  made += 1;
  const email = `${name}.${process.pid}.${Date.now().toString(36)}.${made}@school.test`;
  return { email, password: "a-good-password", fullName: "Alice Mugisha", school: "GS Kacyiru" };
}

/** The newest code that was mailed to the address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code = "";
  const newest = async () => {
    const answer = await request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
    const mails: { subject: string }[] = await answer.json();
    return (code = /^\d{6}/.exec(mails[0]?.subject ?? "")?.[0] ?? "");
  };
  await expect.poll(newest, `a code for ${email}`).not.toBe("");
  return code;
}

/** The path of the link in the newest mail to the address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  const mails: { text: string }[] = await answer.json();
  const link = /https?:\/\/\S+link=[\w-]+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Makes a verified account over REST. */
export async function registerPerson(request: APIRequestContext, person = aPerson()): Promise<Person> {
  const registered = await request.post("/api/auth/register", { data: { ...person, role: "USER" } });
  expect(registered.ok(), await registered.text()).toBe(true);
  const code = await mailedCode(request, person.email);
  const verified = await request.post("/api/auth/verify", { data: { email: person.email, code } });
  expect(verified.ok()).toBe(true);
  return person;
}

/** The bearer token of an account, which is also what its session cookie holds. */
export async function bearerToken(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post("/api/auth/login", { data: { email, password } });
  const { token }: { token: string } = await answer.json();
  return token;
}

/** Signs a new person in without the pages: the quick way for journeys that begin behind the sign-in. */
export async function signUp(page: Page, person?: Person): Promise<Person & { token: string }> {
  const registered = await registerPerson(page.request, person);
  const token = await bearerToken(page.request, registered);
  await carrySession(page, token);
  return { ...registered, token };
}

/** Has a mail show that the mailbox is the person's: the password, the same, is set by its code. */
async function proveMailbox(request: APIRequestContext, { email, password }: Person): Promise<void> {
  await request.post(`/api/auth/forgot-password?email=${encodeURIComponent(email)}`);
  const data = { email, resetCode: await mailedCode(request, email), newPassword: password };
  expect((await request.post("/api/auth/reset-password", { data })).ok()).toBe(true);
}

/** The same as `signUp` for somebody who may protect the account with a second factor. */
export async function signUpProven(page: Page): Promise<Person & { token: string }> {
  const person = await registerPerson(page.request);
  await proveMailbox(page.request, person);
  const token = await bearerToken(page.request, person);
  await carrySession(page, token);
  return { ...person, token };
}

async function carrySession(page: Page, token: string): Promise<void> {
  const { origin } = new URL((await page.request.get("/api/health")).url());
  await page
    .context()
    .addCookies([{ name: sessionCookie, value: token, url: origin, httpOnly: true, sameSite: "Lax" }]);
}

/** Signs the server's own administrator in, without the pages. */
export async function signInAsAdministrator(page: Page): Promise<void> {
  const { ADMIN_EMAIL: email = "admin@isomo.test", ADMIN_PASSWORD: password = "administers-the-tests" } = process.env;
  await carrySession(page, await bearerToken(page.request, { email, password, fullName: "", school: "" }));
}

/** Opens a view of /auth with its e-mail form, which stands behind Google's button. */
export async function openEmailForm(page: Page, path = "/auth"): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: /^(Use email instead|Utiliser l’e-mail|Koresha imeyili)$/ }).click();
  await expect(page.locator("[name=email]")).toBeVisible();
}

/** Signs in through the page, as a person does. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await openEmailForm(page, "/auth?mode=login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in with email" }).click();
  await page.waitForURL("**/dashboard");
}
