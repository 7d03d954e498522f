import { env } from "@/lib/core/env";
import { errorFacts, log } from "@/lib/core/log";
import { answerFormats, partialEvery } from "../constants";
import { askModel, FormatRefused, type ModelAnswer } from "../gateway";
import { pick } from "../rules";
import type { AnswerFormat, Fields, ModelLimits, ModelPrompt, WritingEvent, WritingTask } from "../types";
import { readAnswer, unfinishedSection, validSection, type AnswerReading } from "./answer";

/** What has come of a task so far: valid sections by name, and how many were handed out, in order. */
type Progress = { task: WritingTask; valid: Map<string, Fields>; given: number };
type ModelCall = { limits: ModelLimits; signal: AbortSignal };
/** How long a model may take, and how often it is asked for what has not come. */
type Patience = ModelLimits & { attempts?: number };

/** "ended": the model said all it had to say; "broken": it stopped amid its answer; "failed": nothing came. */
type Outcome = "ended" | "broken" | "failed";

/** The format that a model took last, so that it is not offered again what it refused. */
const formatsTaken = new Map<string, AnswerFormat>();

async function* askInItsFormat(prompt: ModelPrompt, asking: ModelCall): AsyncGenerator<ModelAnswer> {
  const { AI_MODEL } = env();
  for (const format of answerFormats.slice(answerFormats.indexOf(formatsTaken.get(AI_MODEL) ?? "schema"))) {
    try {
      for await (const answer of askModel(prompt, { ...asking, format })) {
        formatsTaken.set(AI_MODEL, format);
        yield answer;
      }
      return;
    } catch (error) {
      if (!(error instanceof FormatRefused)) throw error;
      log("info", "model_format_refused", { format });
    }
  }
}

/** Takes in what can be read and hands out every section whose turn has come, whole, and the next one in parts. */
function* handOut(progress: Progress, prompt: ModelPrompt, reading: AnswerReading): Generator<WritingEvent> {
  const { task, valid } = progress;
  const names = Object.keys(reading.object);
  // While the answer grows, its last section may still be amid a sentence.
  const whole = reading.complete ? names : names.slice(0, -1);
  for (const name of whole) {
    if (valid.has(name)) continue;
    const fields = validSection(prompt.sections[name], reading.object[name]);
    if (fields) valid.set(name, fields);
  }
  for (let next = task.sections[progress.given]; next; next = task.sections[progress.given]) {
    const fields = valid.get(next.name);
    if (!fields) break;
    progress.given += 1;
    yield { type: "section", section: next.name, fields: pick(fields, next.fields), engine: "model" };
  }
  const next = task.sections[progress.given];
  if (!next || next.name !== names.at(-1) || reading.complete) return;
  const fields = unfinishedSection(reading.object[next.name], next.fields);
  if (Object.keys(fields).length > 0) yield { type: "partial", section: next.name, fields };
}

async function* ask(progress: Progress, prompt: ModelPrompt, asking: ModelCall): AsyncGenerator<WritingEvent, Outcome> {
  const names = Object.keys(prompt.sections);
  let text = "";
  // What comes first is shown at once, and then not more often than a reader sees.
  let looked = 0;
  let shown = false;
  let outcome: Outcome = "ended";
  try {
    for await (const answer of askInItsFormat(prompt, asking)) {
      if (answer.type === "usage") {
        yield answer;
        continue;
      }
      text += answer.text;
      if (shown && performance.now() - looked < partialEvery) continue;
      for (const piece of handOut(progress, prompt, await readAnswer(text, names))) {
        shown = true;
        yield piece;
      }
      looked = performance.now();
    }
  } catch (error) {
    progress.task.signal.throwIfAborted();
    log("warn", "model_failed", { received: text.length, ...errorFacts(error) });
    outcome = text === "" ? "failed" : "broken";
  }
  yield* handOut(progress, prompt, await readAnswer(text, names));
  return outcome;
}

/** Whatever did not come in a usable form is asked for once more, and only that. */
async function* askAgain(progress: Progress, limits: Patience): AsyncGenerator<WritingEvent> {
  const { task, valid } = progress;
  const time = AbortSignal.timeout(limits.answer);
  const signal = AbortSignal.any([task.signal, time]);
  for (let attempt = 1; attempt <= (limits.attempts ?? 2); attempt += 1) {
    const missing = task.sections.filter((section) => !valid.has(section.name)).map((section) => section.name);
    if (missing.length === 0 || time.aborted) return;
    const written = Object.assign({}, ...valid.values());
    const outcome = yield* ask(progress, await task.prompt(missing, written), { limits, signal });
    if (outcome === "failed") return;
  }
}

/**
 * The sections as the configured model writes them. Gives back those that it could not: the ones after the last handed
 * out, each with its fields where the model did write it. Throws when the task is stopped.
 */
export async function* byModel(
  task: WritingTask,
  limits: Patience,
): AsyncGenerator<WritingEvent, { rest: WritingTask["sections"]; valid: ReadonlyMap<string, Fields> }> {
  const progress: Progress = { task, valid: new Map(), given: 0 };
  yield* askAgain(progress, limits);
  return { rest: task.sections.slice(progress.given), valid: progress.valid };
}
