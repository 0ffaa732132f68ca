export type Program = {
  use: () => void;
  /** Whether it can be used without waiting for it. */
  isReady: () => boolean;
  place: (name: string) => WebGLUniformLocation | null;
};

function compile(gl: WebGL2RenderingContext, type: number, text: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error("The context is lost.");
  gl.shaderSource(shader, text);
  gl.compileShader(shader);
  return shader;
}

export function createProgram(
  gl: WebGL2RenderingContext,
  vertex: string,
  fragment: string,
): Program {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex));
  const shader = compile(gl, gl.FRAGMENT_SHADER, fragment);
  gl.attachShader(program, shader);
  gl.linkProgram(program);
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    isReady: () => {
      const extension = gl.getExtension("KHR_parallel_shader_compile");
      return (
        !extension || Boolean(gl.getProgramParameter(program, extension.COMPLETION_STATUS_KHR))
      );
    },
    use: () => {
      gl.useProgram(program);
    },
    place: (name) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      return places.get(name) ?? null;
    },
  };
}
