import { z } from "zod";
import { env } from "@/lib/core/env";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { errorsByStatus } from "@/lib/web/described";
import { listCalls, type ApiCall } from "./calls";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = "input" | "output";

const problem = z.object({
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** A zod schema as JSON Schema; what it cannot say, such as a preprocessed value, is left open. */
function toSchema(schema: z.core.$ZodType, io: Direction): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described;
}

/** The fields of a call's parameters or body by name. */
export function fieldsOf(schema: z.ZodType): { name: string; type: string; required: boolean }[] {
  const { properties = {}, required = [] } = toSchema(schema, "input");
  return Object.entries(properties).map(([name, value]) => {
    const described = typeof value === "object" ? value : {};
    return { name, type: typeName(described), required: required.includes(name) };
  });
}

function typeName({ type, enum: choices }: JsonSchema): string {
  if (choices) return choices.map(String).join(" | ");
  return typeof type === "string" ? type : "string";
}

function parameters(schema: z.ZodType | undefined, place: "path" | "query") {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input");
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: described,
  }));
}

const binary = { schema: { type: "string", format: "binary" } };

/** The body of a call; of a form the texts, and beside them its files. */
function bodyOf({ body, files, form }: ApiCall) {
  if (!body) return undefined;
  const schema = toSchema(body, "input");
  const json = { "application/json": { schema } };
  if (form) return { required: true, content: { ...json, "multipart/form-data": { schema } } };
  if (!files) return { required: true, content: json };
  const properties = { ...schema.properties, ...Object.fromEntries(files.map((name) => [name, binary.schema])) };
  return { required: true, content: { "multipart/form-data": { schema: { ...schema, properties } } } };
}

const files = {
  file: { "application/pdf": binary },
  archive: { "application/zip": binary },
  picture: { "image/png": binary },
  csv: { "text/csv": { schema: { type: "string" } } },
} as const;

/** An answer in one of several shapes stands under the media type of each. */
function content(answer: ApiCall["answer"]): Record<string, unknown> | undefined {
  if (!answer) return undefined;
  if (typeof answer === "string") return files[answer];
  const shapes = answer instanceof z.ZodUnion ? answer.options : [answer];
  return Object.fromEntries(
    shapes.map((shape) => [
      shape instanceof z.ZodString ? "text/plain" : "application/json",
      { schema: toSchema(shape, "output") },
    ]),
  );
}

const refused = { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** Any call that limits or budgets refuse. */
const refusal = {
  description: "Too many requests, or a budget of the account is used up",
  headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } },
  content: refused,
};

/** What the call refuses, by status: the codes that stand in the answer. */
function refusals({ errors }: ApiCall) {
  const found = [...errorsByStatus(errors)];
  return Object.fromEntries(
    found.map(([status, codes]) => [
      status,
      { description: codes.map((code) => code.toUpperCase()).join(", "), content: refused },
    ]),
  );
}

/** A call without an answer gives an empty one. */
function statusOf({ status, answer }: ApiCall): number {
  return status ?? (answer ? 200 : 204);
}

/** What else is answered: the same as usually, or where to go on. */
function others({ also = {}, answer }: ApiCall) {
  return Object.fromEntries(
    Object.entries(also).map(([status, description]) => [
      status,
      Number(status) < 300 ? { description, content: content(answer) } : { description },
    ]),
  );
}

function operation(call: ApiCall, summary: string) {
  return {
    operationId: call.name,
    summary,
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    requestBody: bodyOf(call),
    responses: {
      [statusOf(call)]: { description: "OK", content: content(call.answer) },
      ...others(call),
      ...refusals(call),
      429: { $ref: "#/components/responses/TooMuch" },
      default: { $ref: "#/components/responses/Error" },
    },
  };
}

const written = new Map<Locale, Promise<string>>();

/** The REST API as an OpenAPI 3.1 document, made from what the routes work with, once for each language. */
export function openApiText(locale: Locale): Promise<string> {
  const text = written.get(locale) ?? openApi(locale).then((document) => JSON.stringify(document));
  written.set(locale, text);
  return text;
}

const components = {
  schemas: { Problem: toSchema(problem, "output") },
  responses: { TooMuch: refusal, Error: { description: "Error", content: refused } },
  securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
};

async function openApi(locale: Locale) {
  const { api } = loadMessages(locale);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of await listCalls()) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, api.calls[call.name]) };
  }
  return {
    openapi: "3.1.0",
    info: { title: api.title, version: "1.0.0", description: api.intro },
    servers: [{ url: env().appUrl }],
    components,
    paths,
  };
}
