/** The headers of a file to be saved. Its name goes out as plain ASCII and, for what that cannot say, in UTF-8. */
export function attachmentHeaders(file: { name: string; type: string }) {
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "content-type": file.type,
    "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
}

/** A file to be saved. */
export function attachment(file: { name: string; type: string; bytes: Uint8Array }): Response {
  return new Response(Buffer.from(file.bytes), {
    headers: { ...attachmentHeaders(file), "content-length": String(file.bytes.byteLength) },
  });
}
