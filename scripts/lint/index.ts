import { noOpenTable } from "./no-open-table.ts";
import { roomBorders } from "./room-borders.ts";

/** The rules of our own, for `.oxlintrc.json`. */
export default {
  meta: { name: "kinolume" },
  rules: { "no-open-table": noOpenTable, "room-borders": roomBorders },
};
