import type { Actor, ActorFacts } from "./actor";

/** The one place that mints an actor; boundaries allow only lib/web and tests to import it. */
export function proveActor(facts: ActorFacts): Actor {
  return Object.freeze({ ...facts }) as Actor;
}
