import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("second", "routes/second.tsx"),
  route("at-once", "routes/at-once.tsx"),
  route("500", "routes/server-error.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
