import { z } from "zod";
import type { Fields, ModelPrompt } from "./types";

/** The named fields alone. */
export function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** The shape of a whole answer to a prompt. */
export function answerShape({ sections }: ModelPrompt): z.ZodObject {
  return z.object(sections);
}

/** The prompt in words: the shape is told there as well, for servers that take no answer format or pay no heed to it. */
export function messagesOf(prompt: ModelPrompt): { system: string; user: string } {
  const system = [
    prompt.system,
    "Answer with one JSON object and nothing else, its parts in this order, fitting this JSON schema:",
    JSON.stringify(z.toJSONSchema(answerShape(prompt))),
  ];
  const user = [`Write the parts ${Object.keys(prompt.sections).join(", ")} of the plan described here.`, prompt.facts];
  return { system: system.join("\n"), user: user.join("\n\n") };
}
