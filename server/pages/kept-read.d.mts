export function keptRead<Value>(read: () => Promise<Value>): () => Promise<Value>;
