/** The data of each event of a text/event-stream, as it comes in. Comments and other lines are passed over. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const events = (waiting + decoder.decode(read.value, { stream: true })).split("\n\n");
      waiting = events.pop() ?? "";
      for (const event of events) {
        const data = event
          .split("\n")
          .flatMap((line) => (line.startsWith("data: ") ? [line.slice("data: ".length)] : []))
          .join("\n");
        if (data !== "") yield JSON.parse(data);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
