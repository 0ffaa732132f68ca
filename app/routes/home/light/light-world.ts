import { cameraAt, restingSun, sunBehind } from "./camera.ts";
import { createWorld } from "./draw-world.ts";
import { follow, type Light, lightAtRest } from "./follow.ts";
import { placeFrame, placeInFrame, shownPart } from "./frame-place.ts";
import { createPace } from "./pace.ts";

/** The film's own: frames a second, seconds of a turn, and the most that is drawn of it. */
const film = { rate: 24, seconds: 10, width: 1280 } as const;
/** Milliseconds after which a light that nobody moves goes home; a finger is gone at once. */
const stay = { mouse: 10_000, finger: 3500 } as const;

type Options = { isPatient: boolean };

/**
 * Draws the film's world over the film, with its sun where the visitor points, for as long as the film plays and they do.
 * At rest the picture is the film's own frame, so that it comes and goes unseen.
 */
export function lightWorld(
  element: HTMLElement,
  gl: WebGL2RenderingContext,
  { isPatient }: Options,
) {
  const video = element.querySelector("video");
  const canvas = gl.canvas;
  if (!video || !(canvas instanceof HTMLCanvasElement)) return () => {};
  const world = createWorld(gl);
  const pace = createPace(isPatient);
  const ended = new AbortController();
  const { signal } = ended;
  let pointer: { x: number; y: number; until: number } | undefined;
  let light: Light | undefined;
  let request = 0;
  let last = 0;
  let isWarm = false;
  let time: number | undefined;

  // The same crop as the film's, and shown by the same word.
  canvas.className = video.className;
  canvas.setAttribute("aria-hidden", "true");
  video.after(canvas);

  const isPlaying = () =>
    element.dataset.film === "playing" && !video.paused && video.readyState > 1;

  /** Back to the film, which plays on below. */
  const rest = () => {
    cancelAnimationFrame(request);
    request = 0;
    light = undefined;
    pointer = undefined;
    delete canvas.dataset.shown;
    pace.rest();
  };
  const end = () => {
    rest();
    ended.abort();
    // Faded out by then; what is not drawn on any more need not be kept.
    setTimeout(() => {
      canvas.remove();
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    }, 300);
    canvas.style.transitionDuration = "250ms";
  };

  const takeFrame = (seconds: number) => {
    world.takeFrame(video);
    time = (Math.floor(seconds * film.rate + 0.25) / film.rate / film.seconds) % 1;
  };
  const watchFrames = () => {
    if (!("requestVideoFrameCallback" in video)) return;
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      if (signal.aborted || !request) return;
      takeFrame(mediaTime);
      watchFrames();
    });
  };

  const draw = (now: number) => {
    request = requestAnimationFrame(draw);
    if (!isWarm) {
      const home = restingSun(0);
      isWarm = world.isWarm({ time: 0, camera: cameraAt(0), sun: home, restingSun: home, held: 0 });
      last = now;
      return;
    }
    if (!pace.keepsUp(now)) {
      canvas.dataset.light = "late";
      end();
      return;
    }
    if (time === undefined || !("requestVideoFrameCallback" in video)) takeFrame(video.currentTime);
    if (time === undefined) return;
    const box = video.getBoundingClientRect();
    const frame = placeFrame(box, getComputedStyle(video).objectPosition);
    const width = Math.round(Math.min(film.width, frame.width * devicePixelRatio) * pace.scale);
    const height = Math.round((width * 9) / 16);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const camera = cameraAt(time);
    const home = restingSun(time);
    if (pointer && pointer.until < now) pointer = undefined;
    const wanted = pointer && sunBehind(camera, ...placeInFrame(frame, pointer.x, pointer.y));
    light = follow(light ?? lightAtRest(home), wanted, home, Math.min(0.25, (now - last) / 1000));
    last = now;
    world.draw(
      { time, camera, restingSun: home, sun: light.sun, held: light.held },
      shownPart(frame, box, width, height),
    );
    canvas.dataset.shown = "";
    const isThere = wanted && Math.hypot(light.sun[0] - wanted[0], light.sun[1] - wanted[1]) < 0.02;
    canvas.dataset.light = isThere && light.held === 1 ? "there" : wanted ? "coming" : "going";
    if (!wanted && light.held === 0) rest();
  };
  const start = () => {
    if (request || signal.aborted || !isPlaying()) return;
    last = performance.now();
    time = undefined;
    request = requestAnimationFrame(draw);
    watchFrames();
  };
  const pointAt = (x: number, y: number, wait: number) => {
    pointer = { x, y, until: performance.now() + wait };
    start();
  };

  element.addEventListener(
    "pointermove",
    ({ clientX, clientY, pointerType }) => {
      if (pointerType !== "touch") pointAt(clientX, clientY, stay.mouse);
    },
    { signal, passive: true },
  );
  element.addEventListener(
    "touchmove",
    ({ touches: [finger] }) => {
      if (finger) pointAt(finger.clientX, finger.clientY, stay.finger);
    },
    { signal, passive: true },
  );
  element.addEventListener("pointerleave", () => (pointer = undefined), { signal });
  // Paused by its button, out of sight or in a hidden tab: the film stops, and this with it.
  video.addEventListener("pause", rest, { signal });
  canvas.addEventListener("webglcontextlost", end, { signal });
  matchMedia("(prefers-reduced-motion:reduce)").addEventListener("change", end, { signal });
  return end;
}
