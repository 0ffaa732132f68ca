/** A Tuesday, longer ago than the demo data looks ahead: what lies behind today was written by a clock, not by the seed. */
export const frozenTime = new Date("2026-03-10T10:30:00Z");
