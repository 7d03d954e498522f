import "server-only";
import { AppError } from "@/lib/core/errors";

/** The body's bytes, no more of them kept than the bound. Throws `payload_too_large`. */
async function readBounded(request: Request, bound: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > bound) throw new AppError("payload_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > bound) throw new AppError("payload_too_large");
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A form with files, read no further than the bound in bytes. Throws `payload_too_large` and `bad_request`. */
export async function readFormBody(request: Request, bound: number): Promise<FormData> {
  const bytes = await readBounded(request, bound);
  const type = request.headers.get("content-type") ?? "";
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}

/** The texts of a form by their names. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** The bytes of a file in a form; null when none was chosen, which browsers send as one without name and content. */
export async function fileOf(form: FormData, name: string): Promise<Uint8Array | null> {
  const file = form.get(name);
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return null;
  return new Uint8Array(await file.arrayBuffer());
}
