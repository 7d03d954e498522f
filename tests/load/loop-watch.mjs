// Preloaded into the measured server: SIGUSR2 begins to watch its event loop, the next one writes down what was seen.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const resolution = 10;

if (process.argv.some((argument) => argument.endsWith("/next")) && process.env.ISOMO_LOOP_FILE) {
  const loop = monitorEventLoopDelay({ resolution });
  let watching = false;
  process.on("SIGUSR2", () => {
    if (!watching) {
      loop.reset();
      loop.enable();
    } else {
      loop.disable();
      // A sample holds the timer's own interval as well.
      const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
      const seen = { longest: ms(loop.max), p99: ms(loop.percentile(99)), mean: ms(loop.mean) };
      writeFileSync(process.env.ISOMO_LOOP_FILE, JSON.stringify(seen));
    }
    watching = !watching;
  });
}
