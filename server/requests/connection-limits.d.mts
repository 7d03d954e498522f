import type { Server } from "node:http";
import type { BlockList } from "node:net";

export const mostConnections: number;
export function isProxy(address: string, trusted: BlockList): boolean;
export function withConnectionLimits(
  server: Server,
  options: { isExempt: (address: string) => boolean; most?: number },
): Server;
