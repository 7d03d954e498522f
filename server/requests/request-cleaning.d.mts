import type { IncomingMessage, ServerResponse } from "node:http";

export function cleanRequest(request: IncomingMessage): void;
export function keepNoErrors(response: ServerResponse): void;
