import { z } from "zod";
import { env } from "@/lib/core/env";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { apiCalls } from "./calls";
import type { ApiCall } from "./types";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = "input" | "output";

const problem = z.object({
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** A zod schema as JSON Schema; what it cannot say, such as a preprocessed value, is left open. */
function toSchema(schema: z.ZodType, io: Direction): JsonSchema {
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

function content(answer: ApiCall["answer"]) {
  if (!answer) return undefined;
  if (answer === "file") return { "application/pdf": binary };
  if (answer === "archive") return { "application/zip": binary };
  if (answer === "picture") return { "image/png": binary };
  if (answer === "csv") return { "text/csv": { schema: { type: "string" } } };
  const type = answer instanceof z.ZodString ? "text/plain" : "application/json";
  return { [type]: { schema: toSchema(answer, "output") } };
}

/** Any call that limits or budgets refuse. */
const refusal = {
  description: "Too many requests, or a budget of the account is used up",
  headers: { "Retry-After": { description: "Seconds", schema: { type: "integer" } } },
  content: { "application/json": { schema: toSchema(problem, "output") } },
};

function operation(call: ApiCall, summary: string) {
  return {
    operationId: call.name,
    summary,
    security: call.open ? [] : [{ bearer: [] }],
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    requestBody: bodyOf(call),
    responses: {
      [call.status ?? 200]: { description: "OK", content: content(call.answer) },
      429: refusal,
      default: { description: "Error", content: { "application/json": { schema: toSchema(problem, "output") } } },
    },
  };
}

const written = new Map<Locale, string>();

/** The REST API as an OpenAPI 3.1 document, made from the schemas that the routes parse with, once for each language. */
export function openApiText(locale: Locale): string {
  const text = written.get(locale) ?? JSON.stringify(openApi(locale));
  written.set(locale, text);
  return text;
}

function openApi(locale: Locale) {
  const { api } = loadMessages(locale);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of apiCalls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, api.calls[call.name]) };
  }
  return {
    openapi: "3.1.0",
    info: { title: api.title, version: "1.0.0", description: api.intro },
    servers: [{ url: env().appUrl }],
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    paths,
  };
}
