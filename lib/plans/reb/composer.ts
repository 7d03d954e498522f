import type { RebBackground } from "./types";
import { rebContent, type RebContent, type RebRequest } from "./schema";

export function composeReb(source: { request: RebRequest; background: RebBackground; seed: number }): RebContent {
  return rebContent.parse(source.request);
}
