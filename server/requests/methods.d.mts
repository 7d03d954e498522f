import type { IncomingMessage, ServerResponse } from "node:http";

export function refuseMethod(request: IncomingMessage, response: ServerResponse, path: string): boolean;
