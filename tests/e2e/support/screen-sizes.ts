import { byTier } from "../../../scripts/checks/tier.ts";

const allSizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

/** The screens that decision 31 has the first screen fit on; where there is little time, a phone and a wide one. */
export const screenSizes = byTier({
  short: allSizes.filter(({ width }) => width === 390 || width === 1440),
  whole: allSizes,
});
