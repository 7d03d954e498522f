import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Sent = { to: string | string[]; subject: string; key: string };

export type FakeMail = { url: string; sent: Sent[]; refuse: (times: number) => void; close: () => Promise<void> };

/** A mail provider on this machine that takes mails like Resend, or refuses the next ones. */
export async function startFakeMail(): Promise<FakeMail> {
  const sent: Sent[] = [];
  let refusals = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      if (refusals > 0) {
        refusals -= 1;
        response.statusCode = 422;
        return response.end(JSON.stringify({ name: "validation_error", message: "no", statusCode: 422 }));
      }
      const { to, subject } = JSON.parse(text) as Sent;
      sent.push({ to, subject, key: String(request.headers["idempotency-key"]) });
      return response.end(JSON.stringify({ id: String(sent.length) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    refuse: (times) => {
      refusals = times;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
