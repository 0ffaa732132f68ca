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

/** What a headless browser says of its pointer; of two such settings Chrome reads the last one only. */
const pointerSettings = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
];

export const picturedArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // One process for the pages of a context: a document that wants no opener would begin a second one for each.
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
  // No page lives long enough for what compiling its scripts a second time costs: an eighth of all time.
  "--js-flags=--no-turbofan --no-maglev",
  `--disable-features=${[...offByPlaywright, ...offHere].join(",")}`,
  // Chromium has no sandbox for root.
  ...(isRoot ? ["--no-sandbox"] : []),
];

/** Without pictures, whose decoding costs a fifth of all time: most tests do not look at them. */
export const chromeArguments = [
  ...picturedArguments,
  `--blink-settings=${[...pointerSettings, "imagesEnabled=false"].join(",")}`,
];
