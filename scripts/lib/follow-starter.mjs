// Preloaded into what a start script runs before it serves: it ends with the script, however that was ended, and takes along
// the processes that it started itself, which are its group.
if (process.channel && process.ppid === Number(process.env.ISOMO_STARTER)) {
  process.on("disconnect", () => {
    try {
      process.kill(-process.pid, "SIGKILL");
    } catch {
      process.exit(1);
    }
  });
  // The listener alone shall keep nothing running that has done its work.
  process.channel.unref();
}
