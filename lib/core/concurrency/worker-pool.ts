import { join } from "node:path";
import { Piscina } from "piscina";

type ThreadOptions = {
  /** The path of the thread's source from the root of the repository. */
  source: string;
  /** How many threads at least and at most. */
  threads: [least: number, most: number];
  maxQueue: number;
  maxOldGenerationSizeMb: number;
  /** How far the threads stand back when others want the processor, 0 to 19. */
  niceness?: number;
};

/** A pool of threads. They stand beside the bundle, not in it: a thread runs the TypeScript source with Node alone. */
export function openWorkerPool({
  source,
  threads,
  maxQueue,
  maxOldGenerationSizeMb,
  niceness = 0,
}: ThreadOptions): Piscina {
  const [minThreads, maxThreads] = threads;
  const stripsTypes = Boolean(process.features.typescript);
  return new Piscina({
    filename: join(process.cwd(), source),
    minThreads,
    maxThreads,
    maxQueue,
    niceIncrement: niceness,
    execArgv: stripsTypes ? [] : ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb },
  });
}
