import { isSavingData } from "../../../startup/is-saving-data.ts";
import { prefersReducedMotion } from "../../../startup/reduced-motion.ts";

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * `?light=software` lets a processor draw what is meant for a graphics chip, `?light=patient` also however long that takes:
 * for tests, and for whoever wants to see it.
 */
export function readLightOption(): "software" | "patient" | undefined {
  const option = new URLSearchParams(location.search).get("light");
  return option === "software" || option === "patient" ? option : undefined;
}

export function mayLight(): boolean {
  return !prefersReducedMotion() && !isSavingData();
}

function nameRenderer(gl: WebGL2RenderingContext): string {
  const name = String(gl.getParameter(gl.RENDERER));
  // Chromium and Safari give their own name there, and the chip's only on request.
  const details = /webkit/i.test(name) && gl.getExtension("WEBGL_debug_renderer_info");
  return details ? String(gl.getParameter(details.UNMASKED_RENDERER_WEBGL)) : name;
}

/** A canvas that a graphics chip draws; nothing where a processor would have to. */
export function openCanvas(): WebGL2RenderingContext | undefined {
  const isForced = readLightOption() !== undefined;
  const gl = document.createElement("canvas").getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !isForced,
  });
  if (!gl) return undefined;
  return isForced || !softwareNames.test(nameRenderer(gl)) ? gl : undefined;
}
