/** A file to be saved. Its name goes out as plain ASCII and, for what that cannot say, in UTF-8. */
export function attachment(file: { name: string; type: string; bytes: Uint8Array }): Response {
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return new Response(Buffer.from(file.bytes), {
    headers: {
      "content-type": file.type,
      "content-length": String(file.bytes.byteLength),
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
