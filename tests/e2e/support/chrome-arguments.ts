/** What Playwright switches off by itself: of two lists Chrome reads the last one only. */
const offByPlaywright = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/**
 * The suggestions under the address bar are web pages, loaded for every window although nobody sees it: they cost
 * more than most of our own pages. So does a process kept ready for the next site.
 */
const offHere = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

const isRoot = process.getuid?.() === 0;

export const chromeArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page lives long enough for what compiling its scripts a second time costs: an eighth of all time.
  "--js-flags=--no-turbofan --no-maglev",
  `--disable-features=${[...offByPlaywright, ...offHere].join(",")}`,
  // Chromium has no sandbox for root.
  ...(isRoot ? ["--no-sandbox"] : []),
];
