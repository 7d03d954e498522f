/** What one password hash costs: the smallest argon2id setting that OWASP recommends; memory in KiB. */
export const hashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
