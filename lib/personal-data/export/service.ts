import { transact } from "@/db";
import { recordAccess } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { minutes, seconds } from "@/lib/core/clock";
import { AppError, isAppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { makeConcurrencyLimit, type ConcurrencyLimit } from "@/lib/core/concurrency/concurrency-limit";
import { renderDocument } from "@/lib/documents/render";
import { zipped, type ZipEntry } from "@/lib/documents/zip";
import { holdLimit, spendLimit } from "@/lib/limits/service";
import { planKind } from "@/lib/plans/kinds/registry";
import { fileName } from "@/lib/plans/rules";
import { listRecords } from "../records/queries";
import { findOwnLogo, findOwnPlan, listOwnVersions, listPlanIds } from "./queries";

/** Rows as a JSON list, a piece for each. */
async function* listed(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = "[\n";
  for await (const row of rows) {
    yield Buffer.from(`${before}${JSON.stringify(row, null, 2)}`);
    before = ",\n";
  }
  yield Buffer.from(before === "[\n" ? "[]\n" : "\n]\n");
}

type OwnPlan = NonNullable<Awaited<ReturnType<typeof findOwnPlan>>>;

/** A plan with its earlier versions, of which a few are in memory at a time. */
async function* planPieces(plan: OwnPlan): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(plan, null, 2).slice(0, -2)},\n  "versions": `);
  yield* listed(listOwnVersions(plan.id));
  yield Buffer.from("}\n");
}

/** A plan that cannot be drawn is still in its JSON; it must not cost the person all the others. */
async function pdfOf(actor: Actor, plan: OwnPlan): Promise<Uint8Array | null> {
  try {
    // It is a right: it takes its turn among the others, and costs nothing of the budget.
    const payer = { account: actor.accountId };
    return await renderDocument(await planKind(plan.kind).toDocument(plan.content, actor.accountId), "pdf", payer);
  } catch (error) {
    log("warn", "export_without_pdf", { plan: plan.id, ...errorFacts(error) });
    return null;
  }
}

async function* filesOf(actor: Actor): AsyncGenerator<ZipEntry> {
  for (const [name, rows] of await listRecords(actor)) yield { name: `${name}.json`, pieces: listed(rows) };
  const logo = await findOwnLogo(actor);
  if (logo) yield { name: "logo.png", bytes: logo, stored: true };
  for await (const id of listPlanIds(actor)) {
    const plan = await findOwnPlan(actor, id);
    if (!plan) continue;
    const name = `plans/${id}-${fileName(plan.title, id)}`;
    yield { name: `${name}.json`, pieces: planPieces(plan) };
    const pdf = await pdfOf(actor, plan);
    if (pdf) yield { name: `${name}.pdf`, bytes: pdf, stored: true };
  }
}

/** So many exports of one process are worked on at once; the others wait for their next piece, or for their readers. */
const atOnce = 3;
/** So many have begun, each with a few rows in memory: slow readers keep nobody from theirs. */
const begun = 24;
/** An export whose reader takes nothing for so long is over. */
const patience = seconds(60);
/**
 * The longest that an export takes, however steadily somebody takes a little of it: less than the account's place is held for
 * in the database.
 */
const longest = minutes(14);

const shared = globalThis as typeof globalThis & { isomoExports?: { running: Set<symbol>; inTurn: ConcurrencyLimit } };
const { running, inTurn } = (shared.isomoExports ??= {
  running: new Set(),
  inTurn: makeConcurrencyLimit({ atOnce, waiting: begun }),
});

/** Takes one of the process's places, and the only one that the account has in all processes. Gives back how to leave it. */
async function begin(account: string): Promise<() => Promise<void>> {
  if (running.size >= begun) throw new AppError("too_many_requests", { retryAfter: patience / 1_000 });
  const place = Symbol(account);
  running.add(place);
  try {
    const leave = await holdLimit("exporting", account);
    return async () => {
      if (!running.delete(place)) return;
      await leave().catch((error: unknown) => log("error", "export_not_ended", errorFacts(error)));
    };
  } catch (error) {
    running.delete(place);
    if (!isAppError(error)) throw error;
    throw new AppError("export_running", { retryAfter: patience / 1_000 });
  }
}

/** The pieces as long as somebody takes them; then, or when nobody does for long, or it takes too long, `end`. */
function watched(pieces: AsyncGenerator<Uint8Array>, end: () => Promise<void>): AsyncIterable<Uint8Array> {
  let isOver = false;
  const giveUp = () => {
    isOver = true;
    void end();
  };
  const deadline = setTimeout(giveUp, longest).unref();
  let idle = setTimeout(giveUp, patience).unref();
  async function* taken() {
    try {
      for (;;) {
        clearTimeout(idle);
        const { done, value } = await inTurn(() => pieces.next());
        if (done) return;
        idle = setTimeout(giveUp, patience).unref();
        yield value;
        if (isOver) throw new Error("The export was left standing.");
      }
    } finally {
      clearTimeout(idle);
      clearTimeout(deadline);
      await pieces.return(undefined);
      await end();
    }
  }
  return taken();
}

/** Whether the actor may take the data along now. Throws `proof_required`. */
export function assertExportProven(actor: Actor): void {
  requireRecentProof(actor);
}

/**
 * All that is kept of the actor as a ZIP in pieces: JSON, and each plan as a PDF too. A few rows are in memory at a time. Not
 * held back by an expired subscription: it is a right. Throws `proof_required`, `too_many_requests`, and `export_running`
 * while the account's last one is under way. Source: Law 058/2021, article 18; PRI-1.
 */
export async function exportPersonalData(actor: Actor): Promise<AsyncIterable<Uint8Array>> {
  requireRecentProof(actor);
  const account = String(actor.accountId);
  const end = await begin(account);
  try {
    await spendLimit("exports", account);
    await noteExport(actor.accountId);
  } catch (error) {
    await end();
    throw error;
  }
  return watched(zipped(filesOf(actor)), end);
}

function noteExport(accountId: number): Promise<void> {
  const note = { act: "dataExported", subjectType: "account", subjectId: accountId } as const;
  return transact((tx) => recordAccess(tx, accountId, note));
}
