// What production cannot do without. The start asks before it does any work, the application (lib/core/env.ts) before it answers.

const required = {
  DATABASE_URL: "",
  AUTH_SECRET: "",
  APP_URL: "",
  RESEND_API_KEY: "",
  MAIL_FROM: "",
  TRUSTED_PROXIES:
    ": the addresses of the proxies in front of the server, without which all visitors share " +
    'one limit, or "none" where visitors reach it themselves',
};

/** One line per value that is missing or weak. */
export function productionProblems(settings) {
  const { AUTH_SECRET, APP_URL } = settings;
  const missing = Object.keys(required).filter((name) => !settings[name]?.trim());
  const problems = missing.map((name) => `${name} is missing${required[name]}.`);
  if (AUTH_SECRET && AUTH_SECRET.length < 32) problems.push("AUTH_SECRET is shorter than 32 characters.");
  if (APP_URL && !/^https:\/\/[^/]+/.test(APP_URL)) problems.push("APP_URL does not begin with https://.");
  if (settings.FLUTTERWAVE_SECRET_KEY && !settings.FLUTTERWAVE_WEBHOOK_HASH)
    problems.push("FLUTTERWAVE_WEBHOOK_HASH is missing, without which no payment is heard of.");
  return problems;
}
