// Running other programs: quietly, with their output kept for the case that they fail.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { setPriority } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The environment with the project's own binaries first, the pinned Node among them. */
export function withBinaries(env) {
  const own = join(root, "node_modules", ".bin");
  const path = env.PATH ?? "";
  return path.startsWith(own + delimiter) ? { ...env } : { ...env, PATH: own + delimiter + path };
}

/** Prints one line to the terminal and ends with status 1. */
export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Runs a command to its end. Resolves to { code, output, seconds }; `show` passes the output on as it comes, `nice` (0 to 19)
 * is how far others go before it and what it starts. A command that cannot be started has code 127.
 */
export function run(command, args, { env = process.env, show = false, cwd = root, nice = 0 } = {}) {
  const started = performance.now();
  return new Promise((done) => {
    const shell = process.platform === "win32";
    const child = spawn(command, args, { cwd, env: withBinaries(env), shell, stdio: ["ignore", "pipe", "pipe"] });
    if (nice > 0 && child.pid) setPriority(child.pid, nice);
    const chunks = [];
    const finish = (code) => {
      const output = Buffer.concat(chunks).toString("utf8");
      done({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        chunks.push(chunk);
        if (show) process.stdout.write(chunk);
      });
    }
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}

/** Why nobody can listen there ("EADDRINUSE", "EACCES", ...), or "" when the port is free. */
export function portTrouble(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", (error) => done(error.code ?? "unknown"));
    probe.listen({ port, host }, () => probe.close(() => done("")));
  });
}

/** A port of 127.0.0.1 that was free a moment ago. */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
