import { join } from "node:path";

/** Where `npm run content -- compile` leaves the checked entries; made before a build, a test and the development server. */
export const bankFile = join(process.cwd(), ".content", "bank.json");
