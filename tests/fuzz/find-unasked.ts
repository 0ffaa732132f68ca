export type Route = { method: string; path: string };

/** Those of the backend's routes that no request went to: what is drawn has to grow with them. */
export function findUnasked(routes: readonly Route[], asked: ReadonlySet<string>): string[] {
  const named = routes.filter(
    ({ method, path }) => method !== "ALL" && /\/v1\/|\/forms\//.test(path),
  );
  return named.flatMap((route) => {
    const pattern = toPattern(route);
    return [...asked].some((each) => pattern.test(each)) ? [] : [`${route.method} ${route.path}`];
  });
}

/** `GET /auth/v1/factors/:factor` as a pattern of the same form. */
function toPattern({ method, path }: Route): RegExp {
  const text = path
    .replaceAll(/:\w+\{([^}]+)\}/g, "($1)")
    .replaceAll(/:\w+/g, "[^/]+")
    .replaceAll(/\*$/g, ".+");
  return new RegExp(`^${method} ${text}$`);
}
