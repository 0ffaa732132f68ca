export { default, ErrorBoundary, Layout, links, meta } from "../../../../../app/root.tsx";
