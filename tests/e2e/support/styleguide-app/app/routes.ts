import { index, route, type RouteConfig } from "@react-router/dev/routes";

const routes = "../../../../../app/routes";

/** The product's own pages: the guide, which it has in development only, and the two that every site needs. */
export default [
  index(`${routes}/styleguide.tsx`, { id: "styleguide" }),
  route("500", `${routes}/server-error.tsx`, { id: "server-error" }),
  route("*", `${routes}/not-found.tsx`, { id: "routes/not-found" }),
] satisfies RouteConfig;
