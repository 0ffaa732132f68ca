import { mkdir, readdir } from "node:fs/promises";
import { join, parse } from "node:path";
import { runProgram } from "./run-program.ts";

export type Master = {
  key: string;
  /** A picture; beside frames, their first one at its best, for the poster. */
  still?: string;
  /** Consecutive numbered pictures in order, each as a path. */
  frames?: string[];
  /** In the place of frames: a folder of what media/gpu/encode-film.py has made of them. */
  streams?: string;
};

const streamFile = /^\d+-(?:av1\.ivf|h264\.h264)$/;
const pictureFile = /\.(?:jpe?g|png|ppm)$/;
const keyPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

async function listFrames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const frames = entries.filter((name) => pictureFile.test(name)).toSorted();
  if (frames.length === 0) throw new Error(`${folder} holds no frames`);
  return frames.map((name) => join(folder, name));
}

async function findStreams(folder: string): Promise<string | undefined> {
  return (await readdir(folder)).some((name) => streamFile.test(name)) ? folder : undefined;
}

async function unpackFrames(archive: string, workFolder: string): Promise<string[]> {
  const folder = join(workFolder, parse(archive).name);
  await mkdir(folder, { recursive: true });
  await runProgram("tar", ["-xf", archive, "-C", folder]);
  return listFrames(folder);
}

/**
 * `<key>.jpg|png|ppm` is a still; `<key>.tar` or a folder `<key>` holds the frames of a film, and the
 * folder may hold its streams instead.
 */
export async function listMasters(folder: string, workFolder: string): Promise<Master[]> {
  const masters = new Map<string, Master>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const key = entry.isDirectory() ? entry.name : parse(entry.name).name;
    if (entry.name.startsWith(".")) continue;
    if (!keyPattern.test(key)) throw new Error(`${path}: a key is words of a-z, 0-9 and hyphens`);
    const master = masters.get(key) ?? { key };
    if (entry.isDirectory()) {
      const streams = await findStreams(path);
      if (streams) master.streams = streams;
      else master.frames = await listFrames(path);
    } else if (entry.name.endsWith(".tar")) master.frames = await unpackFrames(path, workFolder);
    else if (pictureFile.test(entry.name)) master.still = path;
    else throw new Error(`${path} is neither a picture nor the frames of a film`);
    masters.set(key, master);
  }
  return [...masters.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
