// An empty database of the engine under test, that something else than the product's start writes into first.
import { randomBytes } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import postgres from "postgres";
import { openEmbedded, openServer, type OpenDatabase } from "@/db";

export type Row = Record<string, unknown>;

export type EmptyDatabase = {
  run: (statements: string) => Promise<Row[]>;
  /** Opens it as a start of the product does. */
  open: () => Promise<OpenDatabase>;
  close: () => Promise<void>;
};

async function ofServer(url: string): Promise<EmptyDatabase> {
  const name = `isomo_${randomBytes(6).toString("hex")}`;
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const client = postgres(own.href, { max: 1, onnotice: () => undefined });
  return {
    run: async (statements) => [...(await client.unsafe(statements))],
    open: () => openServer(own.href),
    close: async () => {
      await client.end();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function embedded(): Promise<EmptyDatabase> {
  const client = await PGlite.create({ extensions: { pg_trgm, btree_gin } });
  return {
    run: async (statements) => {
      const results = await client.exec(statements);
      return (results.at(-1)?.rows ?? []) as Row[];
    },
    // Its files are copied: a directory in memory has one client.
    open: async () => openEmbedded(undefined, await client.dumpDataDir("none")),
    close: () => client.close(),
  };
}

/** The caller closes it, after whatever was opened on it. */
export function emptyDatabase(): Promise<EmptyDatabase> {
  const url = process.env.TEST_DATABASE_URL;
  return process.env.TEST_ENGINE === "postgres" && url ? ofServer(url) : embedded();
}
