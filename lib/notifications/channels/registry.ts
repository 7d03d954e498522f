import type { Channel } from "../types";
import { mail } from "./mail/gateway";

/** Every way to reach somebody outside of the product; a new one takes its line here. */
export const channels = { mail } satisfies Record<string, Channel>;
