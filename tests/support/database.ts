import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { openEmbedded, openServer, useDatabase, type OpenDatabase } from "@/db";
import { clearCaches } from "@/lib/core/cache";
import { embeddedTemplate, serverTemplate } from "./database-template";

const engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "pglite";

/** Whether several transactions can be under way at once. */
const concurrent = engine === "postgres";

async function openFreshServer(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error("TEST_DATABASE_URL is not set.");
  const name = `isomo_${randomBytes(6).toString("hex")}`;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template ${await serverTemplate(admin, url)}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const opened = await openServer(own.href);
  const close = async () => {
    await opened.close();
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...opened, close };
}

let files = 0;

/** Gives the file's tests a database of their own, migrated and with the catalogue and tiers; empty of people. */
export function useFreshDatabase(): { current: () => OpenDatabase } {
  let opened: OpenDatabase | undefined;
  const current = () => {
    if (!opened) throw new Error("The database is open only while tests run.");
    return opened;
  };
  beforeAll(async () => {
    opened = concurrent ? await openFreshServer() : await openEmbedded(undefined, await embeddedTemplate());
    useDatabase(opened);
    // Files share their modules: what was remembered of another file's accounts is not of these.
    clearCaches();
    await opened.db.execute(sql.raw(`alter sequence accounts_id_seq restart with ${(files += 1) * 100_000}`));
  });
  afterAll(async () => {
    useDatabase(undefined);
    await opened?.close();
  });
  return { current };
}
