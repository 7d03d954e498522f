import type { z } from "zod";
import type api from "@/messages/en/api.json";

/** One call of the REST API, described by the schemas that its route parses with. */
export type ApiCall = {
  name: keyof (typeof api)["calls"];
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  open?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may be a form as well. */
  form?: true;
  /** The body is a form, with files under these names. */
  files?: readonly string[];
  /** Status and shape of the answer; a media type where it is a file, none where it has no body. */
  status?: number;
  answer?: z.ZodType | "file" | "picture" | "csv" | "archive";
};
