import type { RequestListener } from "node:http";
import type { BlockList } from "node:net";

export const addressHeader: string;
export function trustedProxies(setting?: string): BlockList;
export function clientAddress(request: { peer?: string; forwarded?: string; trusted: BlockList }): string;
export function networkOf(address: string): string;
export function widerNetworkOf(address: string): string;
export function withClientAddress(listener: RequestListener, trusted: BlockList): RequestListener;
