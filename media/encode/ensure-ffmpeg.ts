import { existsSync } from "node:fs";
import { runProgram } from "./run-program.ts";

const neededEncoders = ["libaom-av1", "libx264", "libwebp", "libopus", "aac"];

async function listEncoders(): Promise<string | undefined> {
  try {
    return (await runProgram("ffmpeg", ["-hide_banner", "-encoders"])).toString();
  } catch {
    return undefined;
  }
}

async function installFfmpeg() {
  console.log("Installing ffmpeg (none found, about a minute)…");
  const apt = (...aptArguments: string[]) =>
    runProgram("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "-y", ...aptArguments]);
  await apt("update");
  await apt("install", "--no-install-recommends", "ffmpeg");
}

/** ffmpeg with the encoders used here; as root on Debian it is installed when absent. */
export async function ensureFfmpeg() {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  let encoders = await listEncoders();
  if (encoders === undefined && canInstall) {
    await installFfmpeg();
    encoders = await listEncoders();
  }
  const missing = neededEncoders.filter((name) => !encoders?.includes(` ${name} `));
  if (missing.length > 0)
    throw new Error(`Install ffmpeg 5.1 or newer with ${missing.join(", ")} (apt install ffmpeg).`);
}
