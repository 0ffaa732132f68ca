const launcherCheckMs = 500;

/** Tells once of Ctrl-C, SIGTERM, a closed terminal or a vanished launcher; a second signal ends at once. */
export function whenAskedToStop(stop: () => void) {
  let isStopping = false;
  const ask = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    stop();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);

  const launcher = Number(process.env.KINOLUME_LAUNCHER);
  if (process.ppid !== launcher) return;
  // A launcher that was killed outright cannot pass anything on.
  const check = setInterval(() => {
    if (process.ppid === launcher) return;
    clearInterval(check);
    if (!isStopping) ask();
  }, launcherCheckMs);
  check.unref();
}
