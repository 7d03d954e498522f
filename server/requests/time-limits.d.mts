import type { Server } from "node:http";

export function withTimeLimits(server: Server): Server;
