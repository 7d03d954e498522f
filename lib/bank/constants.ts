import { join } from "node:path";

/** Where `npm run content -- compile` leaves the checked entries; made before a build, a test and the development server. */
export const bankFile = join(process.cwd(), ".content", "bank.json");

/** The facts that a check knows, beside it. */
export const claimsFile = join(process.cwd(), ".content", "claims.json");

/** Which words and pairs of words the texts of the bank have. */
export const usageFile = join(process.cwd(), ".content", "usage.json");

/** Which words stand together in the texts of the bank. */
export const collocationsFile = join(process.cwd(), ".content", "collocations.json");

/** How often the texts of which entries say which words. */
export const saidFile = join(process.cwd(), ".content", "said.json");
