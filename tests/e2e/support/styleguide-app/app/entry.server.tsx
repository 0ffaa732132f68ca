export { default } from "../../../../../app/entry.server.tsx";
