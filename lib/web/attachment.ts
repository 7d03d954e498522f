type FileHead = { name: string; type: string };

/** The headers of a file to be saved. Its name goes out as plain ASCII and, for what that cannot say, in UTF-8. */
export function attachmentHeaders(file: FileHead) {
  const ascii = file.name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "content-type": file.type,
    "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
}

/** A file to be saved. */
export function attachment(file: FileHead & { bytes: Uint8Array }): Response {
  return new Response(Buffer.from(file.bytes), {
    headers: { ...attachmentHeaders(file), "content-length": String(file.bytes.byteLength) },
  });
}

/** A file to download, sent as its pieces come; who goes away in the middle ends their making. */
export function streamedAttachment(file: FileHead & { pieces: AsyncIterable<Uint8Array> }): Response {
  const pieces = file.pieces[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
  return new Response(body, { headers: attachmentHeaders(file) });
}
