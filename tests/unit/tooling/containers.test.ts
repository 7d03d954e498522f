import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv, settingNames } from "@/lib/core/env";
import { trustedProxies } from "@/lib/core/plain/client-address.mjs";
import { baked } from "@/scripts/lib/build.mjs";
import { productionProblems } from "@/lib/core/plain/production-settings.mjs";

type Service = {
  environment: Record<string, string>;
  volumes: string[];
  ports: string[];
  env_file?: string;
  build?: { args: Record<string, string> };
  stop_grace_period?: string;
};
type Compose = {
  services: { app: Service; database: Service };
  networks: { default: { ipam: { config: { gateway: string }[] } } };
  volumes: Record<string, unknown>;
};

const dockerfile = readFileSync("Dockerfile", "utf8").replace(/\\\n\s*/g, "");
const composeText = readFileSync("compose.yaml", "utf8");
const compose = parse(composeText) as Compose;
const { app, database } = compose.services;

/** The arguments of each instruction of that name. */
function instructions(name: string): string[] {
  return [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, "gm"))].map(([, rest = ""]) => rest);
}

const image = Object.fromEntries(
  instructions("ENV").flatMap((line) => line.split(/\s+/).map((pair) => pair.split("=") as [string, string])),
);
const secret = /SECRET|KEY|PASSWORD|HASH|DATABASE_URL/;

describe("the image", () => {
  it("runs the start of the product on its Node, as nobody who can do more, and not by npm", () => {
    expect(instructions("FROM")).toEqual([expect.stringMatching(`^node:${readFileSync(".nvmrc", "utf8").trim()}-`)]);
    expect(instructions("USER").at(-1)).toBe("node");
    const [command = "[]"] = instructions("CMD");
    const [program, script = ""] = JSON.parse(command) as string[];
    expect(program).toBe("node");
    expect(existsSync(script)).toBe(true);
    for (const [, built = ""] of dockerfile.matchAll(/^RUN node (\S+)/gm)) expect(existsSync(built), built).toBe(true);
  });

  it("names settings that there are, and no secret", () => {
    const named = [...Object.keys(image), ...instructions("ARG").map((line) => line.split("=")[0] ?? "")];
    expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(named.filter((name) => secret.test(name))).toEqual([]);
  });

  it("is built with all that prerendered pages carry in themselves", () => {
    expect(instructions("ARG").map((line) => line.split("=")[0])).toEqual(baked);
    expect(Object.keys(app.build?.args ?? {})).toEqual(baked);
  });

  it("asks a page for its health that there is, and keeps its data on a volume", () => {
    const [check = ""] = instructions("HEALTHCHECK");
    const [, path = ""] = /PORT \+ '(\/[a-z/]+)'/.exec(check) ?? [];
    expect(existsSync(`app${path}/route.ts`)).toBe(true);
    expect(instructions("VOLUME")).toEqual([image.DATA_DIR]);
    expect(instructions("EXPOSE")).toEqual([image.PORT]);
  });

  it("holds nothing of who built it", () => {
    const left = readFileSync(".dockerignore", "utf8").split("\n");
    for (const name of [".env", ".env.*", ".data", ".git", "node_modules", ".next"]) expect(left).toContain(name);
  });
});

describe("the compose file", () => {
  it("names settings that there are", () => {
    const strangers = [...Object.keys(app.environment), ...Object.keys(app.build?.args ?? {})].filter(
      (name) => !settingNames.includes(name),
    );
    expect(strangers).toEqual([]);
    const asked = [...composeText.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
    expect([...new Set(asked)].filter((name) => !settingNames.includes(name))).toEqual(["POSTGRES_PASSWORD"]);
  });

  it("holds no secret: each comes from outside and is asked for", () => {
    const given = Object.entries({ ...app.environment, ...database.environment }).filter(([name]) => secret.test(name));
    expect(given.length).toBeGreaterThan(3);
    for (const [name, value] of given) expect(value, name).toMatch(/\$\{[A-Z_]+:\?/);
  });

  it("starts with what production cannot do without, once that is given", () => {
    const filled = Object.entries(app.environment).map(([name, value]) => {
      const given = name === "APP_URL" ? "https://isomo.example" : "given-".repeat(6);
      return [name, value.replace(/\$\{[A-Z_]+:(?:\?[^}]*|-([^}]*))\}/g, (_, usual?: string) => usual ?? given)];
    });
    const settings = Object.fromEntries(filled) as Record<string, string>;
    expect(productionProblems(settings)).toEqual([]);
    expect(readEnv(settings)).toMatchObject({ production: true, host: image.HOST, DATA_DIR: image.DATA_DIR });
  });

  it("believes the gateway of its own network, and opens its port to this machine alone", () => {
    const [{ gateway } = { gateway: "" }] = compose.networks.default.ipam.config;
    expect(app.environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${gateway}}`);
    expect(() => trustedProxies(gateway)).not.toThrow();
    expect(app.ports).toEqual([`127.0.0.1:${image.PORT}:${image.PORT}`]);
  });

  it("keeps data on volumes that it names, and waits longer than a server takes to end", () => {
    const mounted = [...app.volumes, ...database.volumes].map((volume) => volume.split(":"));
    expect(mounted.map(([name]) => name)).toEqual(Object.keys(compose.volumes));
    expect(mounted[0]?.[1]).toBe(image.DATA_DIR);
    expect(Number.parseInt(app.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
  });
});
