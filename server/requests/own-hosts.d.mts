import type { RequestListener } from "node:http";

export function ownHosts(env?: Record<string, string | undefined>): Set<string> | null;
export function isLoopback(host: string): boolean;
export function withOwnHosts(listener: RequestListener, hosts: Set<string> | null): RequestListener;
