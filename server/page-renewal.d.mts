import type { IncomingMessage, Server } from "node:http";
import type { FrameworkPage } from "./pages/finished-pages.mjs";

export function isRenewal(request: IncomingMessage): boolean;
export function askServer(server: Server): (path: string) => Promise<FrameworkPage | null>;
