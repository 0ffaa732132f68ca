/** Frames a second as a fraction: 24000/1001. */
export type FrameRate = { num: number; den: number };

/** How a film counts: frames are numbered without gaps, and only what they are called may leave names out. */
export type FrameClock = { rate: FrameRate; isDrop: boolean };

/** The frames that a second of the clock has. */
export function nominalRate({ num, den }: FrameRate): number {
  return Math.round(num / den);
}

/** Only 29.97 and 59.94 leave names out. */
export function canDrop({ num, den }: FrameRate): boolean {
  return num * 1001 === 30_000 * den || num * 1001 === 60_000 * den;
}

/** After that many frames a clock shows midnight again. */
export function framesPerDay(clock: FrameClock): number {
  const perMinute = nominalRate(clock.rate) * 60;
  return perMinute * 60 * 24 - droppedPerMinute(clock) * 54 * 24;
}

/** What a clock shows at a frame: `01:02:03:04`, `;` before the frames where names are left out, `.` before milliseconds. */
export function formatTimecode(frame: number, clock: FrameClock): string {
  const day = framesPerDay(clock);
  const name = nameOf(((frame % day) + day) % day, clock);
  const perSecond = nominalRate(clock.rate);
  const seconds = Math.floor(name / perSecond);
  const minutes = Math.floor(seconds / 60);
  const frames =
    perSecond > 100 ? String(name % perSecond).padStart(3, "0") : two(name % perSecond);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}${separator(clock)}${frames}`;
}

function two(part: number): string {
  return part < 10 ? `0${part}` : `${part}`;
}

/** The frame of that name; null where there is none, as with one that is left out. */
export function parseTimecode(text: string, clock: FrameClock): number | null {
  const parts = /^\s*(\d{1,2}):(\d{2}):(\d{2})[:;.](\d{1,4})\s*$/.exec(text);
  if (!parts) return null;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2]);
  const seconds = Number(parts[3]);
  const frames = Number(parts[4]);
  const perSecond = nominalRate(clock.rate);
  if (hours > 23 || minutes > 59 || seconds > 59 || frames >= perSecond) return null;
  const dropped = droppedPerMinute(clock);
  if (seconds === 0 && frames < dropped && minutes % 10 !== 0) return null;
  const allMinutes = hours * 60 + minutes;
  const name = (allMinutes * 60 + seconds) * perSecond + frames;
  return name - dropped * (allMinutes - Math.floor(allMinutes / 10));
}

function separator({ rate, isDrop }: FrameClock): string {
  if (isDrop && canDrop(rate)) return ";";
  return nominalRate(rate) === 1000 ? "." : ":";
}

/** Two names of each minute at 29.97, four at 59.94, save of every tenth minute. */
function droppedPerMinute({ rate, isDrop }: FrameClock): number {
  return isDrop && canDrop(rate) ? nominalRate(rate) / 15 : 0;
}

/** The frame's number among all names, those left out among them. */
function nameOf(frame: number, clock: FrameClock): number {
  const dropped = droppedPerMinute(clock);
  if (dropped === 0) return frame;
  const perMinute = nominalRate(clock.rate) * 60 - dropped;
  const perTenMinutes = perMinute * 10 + dropped;
  const tens = Math.floor(frame / perTenMinutes);
  const within = frame % perTenMinutes;
  // The first minute of ten has all its names.
  const minutes = within < dropped ? 0 : Math.floor((within - dropped) / perMinute);
  return frame + dropped * (tens * 9 + minutes);
}
