import { expect, it } from "vitest";
import { countConnections } from "./connection-count.ts";

it("counts a network's sockets, and frees a place once", () => {
  const count = countConnections({ socketsPerNode: 3, socketsPerNetwork: 2 });
  const leave = count.enter("2001:db8::1");
  expect(count.enter("2001:db8::2")).toBeDefined();
  expect(count.enter("2001:db8::3")).toBeUndefined();
  expect(count.enter("192.0.2.1")).toBeDefined();
  expect(count.enter("192.0.2.2")).toBeUndefined();
  leave?.();
  leave?.();
  expect(count.enter("2001:db8::4")).toBeDefined();
  expect(count.enter("192.0.2.3")).toBeUndefined();
});
