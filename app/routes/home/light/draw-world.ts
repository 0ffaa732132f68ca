import { type Camera, type SunPlace, projectPosts, swellAt } from "./camera.ts";
import { createProgram, type Program } from "./gl.ts";
import { fogShader, pictureShader, screenShader, wholeTarget } from "./shaders.ts";

const screenSize = [512, 256] as const;
const fogSize = [64, 36] as const;

export type Moment = {
  time: number;
  camera: Camera;
  sun: SunPlace;
  restingSun: SunPlace;
  /** How much of the light is the visitor's, from 0 to 1. */
  held: number;
};

/** What of the frame is on the screen, in pixels of the canvas. */
type Part = { left: number; bottom: number; width: number; height: number };

function createTexture(
  gl: WebGL2RenderingContext,
  size: readonly [number, number],
  levels: number,
) {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, levels, gl.RGBA8, ...size);
  smooth(gl, levels > 1 ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  return texture;
}

function smooth(gl: WebGL2RenderingContext, smaller: number) {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, smaller);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

function createTarget(gl: WebGL2RenderingContext, textures: readonly WebGLTexture[]) {
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  const places = textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index);
  for (const [index, texture] of textures.entries())
    gl.framebufferTexture2D(gl.FRAMEBUFFER, places[index]!, gl.TEXTURE_2D, texture, 0);
  gl.drawBuffers(places);
  return target;
}

/** The film's frame and its world in three steps: the picture on the screen, the fog it lights, and what one sees. */
export function createWorld(gl: WebGL2RenderingContext) {
  const screenProgram = createProgram(gl, wholeTarget, screenShader);
  const fogProgram = createProgram(gl, wholeTarget, fogShader);
  const pictureProgram = createProgram(gl, wholeTarget, pictureShader);
  const [moved, resting] = [createTexture(gl, screenSize, 7), createTexture(gl, screenSize, 7)];
  const fog = createTexture(gl, fogSize, 1);
  const film = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, film);
  smooth(gl, gl.LINEAR);
  const screenTarget = createTarget(gl, [moved, resting]);
  const fogTarget = createTarget(gl, [fog]);
  gl.bindVertexArray(gl.createVertexArray());

  const bind = (program: Program, name: string, unit: number, texture: WebGLTexture) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.uniform1i(program.place(name), unit);
  };
  const lookFrom = (program: Program, { time, camera }: Moment) => {
    const { eye, right, up, forward } = camera;
    gl.uniform1f(program.place("time"), time);
    gl.uniform3fv(program.place("eye"), eye);
    gl.uniformMatrix3fv(program.place("lens"), false, [...right, ...up, ...forward]);
    bind(program, "moved", 0, moved);
    bind(program, "resting", 1, resting);
  };
  const light = (program: Program, { sun, restingSun, held }: Moment) => {
    gl.uniform2fv(program.place("sun"), sun);
    gl.uniform2fv(program.place("restingSun"), restingSun);
    gl.uniform1f(program.place("held"), held);
  };
  const cover = () => gl.drawArrays(gl.TRIANGLES, 0, 3);

  let drawn: WebGLSync | null | undefined;

  return {
    /** Whether one frame, that nobody saw, has been drawn to its end: the first takes longer than any other. */
    isWarm(moment: Moment): boolean {
      if (drawn === undefined) {
        if (![screenProgram, fogProgram, pictureProgram].every((program) => program.isReady()))
          return false;
        this.draw(moment, { left: 0, bottom: 0, width: 1, height: 1 });
        drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
        gl.flush();
        return false;
      }
      return !drawn || gl.getSyncParameter(drawn, gl.SYNC_STATUS) === gl.SIGNALED;
    },
    /** The frame that the film shows now. */
    takeFrame(video: HTMLVideoElement) {
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, film);
      gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, video);
    },
    draw(moment: Moment, part: Part) {
      const { width, height } = gl.canvas;
      gl.disable(gl.SCISSOR_TEST);
      gl.bindFramebuffer(gl.FRAMEBUFFER, screenTarget);
      gl.viewport(0, 0, ...screenSize);
      screenProgram.use();
      gl.uniform1f(screenProgram.place("time"), moment.time);
      light(screenProgram, moment);
      cover();
      gl.activeTexture(gl.TEXTURE0);
      for (const texture of [moved, resting]) {
        gl.bindTexture(gl.TEXTURE_2D, texture);
        gl.generateMipmap(gl.TEXTURE_2D);
      }

      gl.bindFramebuffer(gl.FRAMEBUFFER, fogTarget);
      gl.viewport(0, 0, ...fogSize);
      fogProgram.use();
      lookFrom(fogProgram, moment);
      cover();

      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.viewport(0, 0, width, height);
      gl.enable(gl.SCISSOR_TEST);
      gl.scissor(part.left, part.bottom, part.width, part.height);
      pictureProgram.use();
      lookFrom(pictureProgram, moment);
      light(pictureProgram, moment);
      gl.uniform1f(pictureProgram.place("pixel"), 2 / height);
      gl.uniform4fv(pictureProgram.place("swell"), swellAt(moment.time));
      gl.uniform4fv(pictureProgram.place("posts"), projectPosts(moment.camera));
      bind(pictureProgram, "film", 2, film);
      bind(pictureProgram, "fog", 3, fog);
      cover();
    },
  };
}
