import type { CallName, DescribedCall } from "@/lib/web/described";
import { apiRoutes, methods } from "./routes";

/** One call of the REST API, as its route describes it. */
export type ApiCall = DescribedCall & { name: CallName; method: (typeof methods)[number]; path: string };

async function callsAt(path: string): Promise<ApiCall[]> {
  const handlers = await apiRoutes[path]?.();
  return methods.flatMap((method) => {
    const handler = handlers?.[method];
    if (!handler) return [];
    const found = "calls" in handler ? handler.calls : [{ kind: "", call: handler.call }];
    return found.flatMap(({ kind, call }) =>
      call.name ? [{ ...call, name: call.name, method, path: path.replace("{kind}", kind) }] : [],
    );
  });
}

/** Every call, in the order in which a client meets them. */
export async function listCalls(): Promise<ApiCall[]> {
  return (await Promise.all(Object.keys(apiRoutes).map(callsAt))).flat();
}
