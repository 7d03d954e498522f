/** One line of the table. `ratio` is value to baseline of the same run; `target` says what is wanted ("<= 60"). */
export type Row = {
  measure: string;
  value: number;
  unit: string;
  baseline?: number;
  ratio?: number;
  target?: string;
};

export type Load = { connections?: number; seconds?: number; headers?: Record<string, string> };
export type Throughput = { requestsPerSecond: number; /** Milliseconds. */ p50: number; p99: number };
export type RunningServer = { url: string; pid: number; log: () => string; stop: () => Promise<void> };
export type ServerOptions = { dataDir?: string; settings?: Record<string, string> };

export type BenchContext = {
  /** Throws when an answer is not 2xx. */
  throughput: (url: string, load?: Load) => Promise<Throughput>;
  /** Milliseconds of one run, after one warm-up; 20 runs by default. */
  timed: (work: () => unknown, times?: number) => Promise<{ p50: number; p99: number }>;
  /** A directory that is removed at the end. */
  temporaryDirectory: () => string;
  /** The production server on a free port; a new data directory by default. Stopped at the end. */
  startServer: (options?: ServerOptions) => Promise<RunningServer>;
};

/** What each tests/load/<name>.bench.ts exports. */
export type Benchmark = { name: string; run: (context: BenchContext) => Promise<Row[]> };

export function benchContext(): BenchContext & { close: () => Promise<void> };

/** Lines of one aligned table. */
export function tableLines(rows: (Row & { benchmark: string })[]): string[];
