// Preloaded into the server: when the start script is killed without a chance to say so, the server ends as well.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
