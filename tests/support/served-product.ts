import { rmSync } from "node:fs";
import { aRebRequest } from "@/db/seed/makers";
import { readLiveLock } from "@/lib/core/plain/data-lock.mjs";
import { startServer } from "@/scripts/lib/server.mjs";
import { aDataDirectory } from "./data-directory";
import { startFakeModel, type FakeModel } from "./fake-model";
import { rebParts } from "./reb-parts";

type Server = Awaited<ReturnType<typeof startServer>>;
type Answer = { status: number; json: Record<string, unknown> };
type Generation = { state: string; done: number };

const email = "keza@example.rw";
const password = "a long password";

/** The built product with a model of our own and one signed-in teacher, to be killed and started again on the same data. */
export class ServedProduct {
  token = "";
  private running: Server | null = null;

  private constructor(
    readonly model: FakeModel,
    readonly directory: string,
  ) {}

  static async open(): Promise<ServedProduct> {
    const product = new ServedProduct(await startFakeModel(rebParts), await aDataDirectory());
    await product.start();
    await product.signUp();
    return product;
  }

  get server(): Server {
    if (!this.running) throw new Error("The product is not running.");
    return this.running;
  }

  async start(): Promise<void> {
    const settings = { OPENAI_BASE_URL: this.model.url, AI_MODEL: "fake" };
    this.running = await startServer({ dataDir: this.directory, settings });
  }

  /** The starter and the server it started, both at once and without a word. */
  kill(): void {
    const serving = readLiveLock(this.directory)?.pid;
    for (const pid of [this.server.pid, serving]) if (pid) process.kill(pid, "SIGKILL");
  }

  async close(): Promise<void> {
    await this.running?.stop();
    await this.model.close();
    rmSync(this.directory, { recursive: true, force: true });
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = {
      "content-type": "application/json",
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
    const sent = body ? JSON.stringify(body) : undefined;
    const ask = () => fetch(`${this.server.url}${path}`, { method, headers, body: sent });
    // A connection that the server closes because it was idle may take a request along; what only reads is asked again.
    const response = await (method === "GET" ? ask().catch(ask) : ask());
    const text = await response.text();
    return { status: response.status, json: text.startsWith("{") ? (JSON.parse(text) as Answer["json"]) : {} };
  }

  async create(): Promise<number> {
    return Number((await this.call("POST", "/api/lesson-plans", aRebRequest())).json.id);
  }

  async generationOf(id: number): Promise<Generation> {
    return (await this.call("GET", `/api/lesson-plans/${id}`)).json.generation as Generation;
  }

  /** Waits until the plan's writing stands so. */
  async until(id: number, stands: (generation: Generation) => boolean): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!stands(await this.generationOf(id))) {
      if (Date.now() > deadline) throw new Error(`It did not come to pass.\n${this.server.log().slice(-2_000)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private async signUp(): Promise<void> {
    await this.call("POST", "/api/auth/register", { email, password, fullName: "Keza Aline", school: "GS Rugarama" });
    const mailbox = await (await fetch(`${this.server.url}/sandbox/mailbox.json?to=${email}`)).text();
    await this.call("POST", "/api/auth/verify", { email, code: /\b\d{6}\b/.exec(mailbox)?.[0] });
    this.token = String((await this.call("POST", "/api/auth/login", { email, password })).json.token);
  }
}
