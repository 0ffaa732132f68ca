import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";

/** Ctrl-C reaches npm and the launcher, and npm passes it on: the echo is not a second Ctrl-C. */
const echoMilliseconds = 400;
const parentCheckMilliseconds = 500;

/**
 * Runs a program to its end and answers its exit code. It gets a process group of its own, so that
 * it hears of a signal exactly once, from here, and so that nothing it started outlives it.
 */
export function runChild(command, commandArguments, options) {
  const ownGroup = process.platform !== "win32";
  const child = spawn(command, commandArguments, {
    stdio: "inherit",
    detached: ownGroup,
    ...options,
  });

  let lastSignal = { name: "", at: 0 };
  const forward = (name) => {
    const isEcho = name === lastSignal.name && Date.now() - lastSignal.at < echoMilliseconds;
    lastSignal = { name, at: Date.now() };
    // A Windows console tells every process of a Ctrl-C itself.
    if (!isEcho && ownGroup) child.kill(name);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);

  // A shell between npm and this process does not pass signals on; it is simply gone.
  const parent = process.ppid;
  const parentCheck = process.env.npm_lifecycle_event
    ? setInterval(() => {
        if (process.ppid === parent) return;
        clearInterval(parentCheck);
        forward("SIGTERM");
      }, parentCheckMilliseconds)
    : undefined;

  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(parentCheck);
      for (const name of signals) process.off(name, forward);
      if (ownGroup) endGroup(child.pid);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

function endGroup(group) {
  try {
    process.kill(-group, "SIGTERM");
  } catch (error) {
    // ESRCH: nothing was left behind, as it should be.
    if (error.code !== "ESRCH") throw error;
  }
}
