import { LRUCache } from "lru-cache";
import type { Adapter, AdapterPayload } from "oidc-provider";

/** What the sandbox's provider remembers, for as long as it says, in memory. */
const kept = new LRUCache<string, AdapterPayload>({ max: 2_000 });

/** The provider's storage of one kind of things. */
export class MemoryAdapter implements Adapter {
  constructor(private readonly model: string) {}

  private key(id: string): string {
    return `${this.model}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    kept.set(this.key(id), payload, expiresIn ? { ttl: expiresIn * 1_000 } : undefined);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return kept.get(this.key(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.search((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.search((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = kept.get(this.key(id));
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<void> {
    kept.delete(this.key(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, payload] of kept.entries()) if (payload.grantId === grantId) kept.delete(key);
  }

  private search(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
    const found = [...kept.entries()].find(([key, payload]) => key.startsWith(`${this.model}:`) && fits(payload));
    return found?.[1];
  }
}
