import { z } from "zod";
import { productionProblems } from "./plain/production-settings.mjs";

const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const address = z.url({ protocol: /^https?$/ });

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: optional,
  APP_URL: address.optional(),
  APP_MODE: z.enum(["local", "production"]).default("local"),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: optional,
  AUTH_SECRET: optional,
  AUTH_SECRET_PREVIOUS: optional,
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: optional,
  AI_MODEL: z.string().default("gpt-4o-mini"),
  AI_INPUT_PRICE: z.coerce.number().min(0).max(10_000).default(0),
  AI_OUTPUT_PRICE: z.coerce.number().min(0).max(10_000).default(0),
  FLUTTERWAVE_SECRET_KEY: optional,
  FLUTTERWAVE_WEBHOOK_HASH: optional,
  FLUTTERWAVE_BASE_URL: address.default("https://api.flutterwave.com/v3"),
  MOMO_MERCHANT_CODE: z
    .string()
    .trim()
    .regex(/^\d{1,12}$/, "must be digits")
    .optional(),
  SECOND_CONFIRMATION_ABOVE: z
    .union([z.literal("none").transform(() => Infinity), z.coerce.number().int().min(0)], {
      error: "must be a number of francs, or none",
    })
    .default(100_000),
  RESEND_API_KEY: optional,
  RESEND_BASE_URL: z.string().default("https://api.resend.com"),
  MAIL_FROM: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: address.default("https://accounts.google.com"),
  TRUSTED_PROXIES: optional,
  ADMIN_EMAIL: optional,
  ADMIN_PASSWORD: optional,
  ADMIN_SECOND_FACTOR: z.enum(["optional", "required"]).default("optional"),
  SUPPORT_PHONE: optional,
  SUPPORT_EMAIL: optional,
  SUPPORT_WHATSAPP: optional,
  COMMUNITY_CHAT_URL: optional,
  DEMO_VIDEO_URL: optional,
  PUBLIC_FIGURES: z.enum(["claimed", "real"]).default("claimed"),
});

/** Names of all settings, each explained in .env.example. */
export const settingNames = Object.keys(schema.shape);

export type Env = ReturnType<typeof readEnv>;

/**
 * The environment, checked. Throws an Error with one line per missing or weak value in production, unless it is a build's, and
 * per unusable value in any mode.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== "")));
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const values = parsed.data;
  const production = values.APP_MODE === "production";
  // A build prerenders pages: it needs what they say and no secret.
  const building = source.NEXT_PHASE === "phase-production-build";
  const problems = production && !building ? productionProblems(source) : [];
  const previousSecrets = (values.AUTH_SECRET_PREVIOUS ?? "").split(/[\s,]+/).filter(Boolean);
  if (previousSecrets.some((secret) => secret.length < 32))
    problems.push("AUTH_SECRET_PREVIOUS holds a secret of less than 32 characters");
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return {
    ...values,
    production,
    /** Whether administrators come in with a second factor alone; on the public service nothing turns it off. */
    adminFactorRequired: production || values.ADMIN_SECOND_FACTOR === "required",
    /** Secrets of before, the newest first: what was made with them is still accepted. */
    previousSecrets,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    host: values.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    /** A model is asked when one is named; otherwise the built-in composer writes. */
    modelConfigured: Boolean(values.OPENAI_API_KEY ?? values.OPENAI_BASE_URL),
    /** `next build` prerenders pages where there is no database to ask. */
    building,
    /** Who is paid by USSD; a machine of one's own shows a code that pays nobody. */
    merchantCode: values.MOMO_MERCHANT_CODE ?? (production ? undefined : "000000"),
    /** On a machine of one's own a stand-in offers accounts in Google's place. */
    googleSandbox: !production && !values.GOOGLE_CLIENT_ID,
    mailFrom: values.MAIL_FROM ?? "Isomo <no-reply@isomo.local>",
  };
}

let cached: Env | undefined;

/** Whether the pages offer to sign in with Google. */
export function googleOffered(): boolean {
  const { googleSandbox, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = env();
  return googleSandbox || Boolean(GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET);
}

export function env(): Env {
  if (cached) return cached;
  // Libraries that look here themselves take a blank variable for a value.
  for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name];
  cached = readEnv(process.env);
  return cached;
}
