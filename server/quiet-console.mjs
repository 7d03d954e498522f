// Preloaded into the server. The framework prints the errors of pages whole, the values of a failed query among them.
import { quiet } from "../lib/core/plain/error-facts.mjs";

for (const level of ["log", "info", "warn", "error"]) {
  const print = console[level].bind(console);
  console[level] = (...values) => print(...values.map(quiet));
}
