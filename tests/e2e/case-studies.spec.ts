import type { APIRequestContext, Page, Request } from "@playwright/test";
import { waitForHydration } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";
import { expectWhole } from "./support/whole-without-scripts.ts";

test.use(moving);

type Study = {
  films: number;
  /** Upright ones among the films. */
  upright?: number;
  images: number;
  sections: readonly string[];
  outside: readonly string[];
  call: "Start Your Project" | "Start Your AI Project";
  table?: readonly string[];
};

/** What section 2 of the specification says of each study, written out. */
const studies: Record<string, Study> = {
  "forth-ports": {
    films: 1,
    images: 6,
    sections: ["References"],
    outside: ["The operator's picture library", "Working on the water"],
    call: "Start Your Project",
  },
  "port-storm": {
    films: 1,
    images: 0,
    sections: ["The AI tools"],
    outside: [],
    call: "Start Your AI Project",
  },
  "rom-boys": {
    films: 1,
    images: 4,
    sections: [
      "The trailer",
      "Behind the scenes",
      "Production scope",
      "Marketing, in numbers",
      "Festival recognition",
      "Media coverage",
      "Distribution",
    ],
    outside: [],
    call: "Start Your Project",
  },
  "drone-imagery": {
    films: 1,
    images: 6,
    sections: ["Clients", "Our role", "Licensing", "Results", "Key insight"],
    outside: [],
    call: "Start Your Project",
  },
  "vertical-video": {
    films: 1,
    upright: 1,
    images: 6,
    sections: ["How it is made to be held"],
    outside: [],
    call: "Start Your Project",
  },
  thoughtshot: {
    films: 3,
    upright: 3,
    images: 0,
    sections: ["The lab notes"],
    outside: ["Read the lab post"],
    call: "Start Your AI Project",
  },
  "ai-lifestyle": {
    films: 1,
    images: 3,
    sections: ["Three phases", "Line by line"],
    outside: [],
    call: "Start Your AI Project",
    table: ["Budget", "Timeline", "Crew Size", "Iterations"],
  },
  "human-factor": {
    films: 1,
    images: 0,
    sections: ["The two films", "Results"],
    outside: [],
    call: "Start Your AI Project",
  },
  profitflow: {
    films: 0,
    images: 0,
    sections: ["See it running"],
    outside: ["Visit ProfitFlow"],
    call: "Start Your AI Project",
  },
  "ai-movies": {
    films: 2,
    images: 0,
    sections: ["The films"],
    outside: [],
    call: "Start Your AI Project",
  },
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every study has what the specification lists", async ({ page, request }) => {
    test.slow();
    for (const [slug, study] of Object.entries(studies))
      await test.step(slug, () => expectStudy(page, request, slug, study));
  });
});

async function expectStudy(page: Page, request: APIRequestContext, slug: string, study: Study) {
  const films: string[] = [];
  const watch = (asked: Request) => {
    if (asked.url().includes(".mp4")) films.push(asked.url());
  };
  page.on("request", watch);
  await page.goto(`/case-study/${slug}`);
  await expectWhole(page);

  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "All work" })).toHaveAttribute("href", "/our-work");
  await expect(main.getByRole("link", { name: study.call })).toHaveAttribute("href", "/contact");
  await expectFilms(page, study);
  for (const heading of study.sections)
    await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  for (const name of study.outside) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAttribute("href", /^https:\/\/[^/]+\.example(\/|$)/);
  }
  const images = main.getByRole("link", { name: /^Enlarge: / });
  await expect(images).toHaveCount(study.images);
  for (const image of await images.all()) {
    const answer = await request.get((await image.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toBe("image/avif");
  }
  if (study.table) await expect(page.getByRole("rowheader")).toHaveText(study.table);
  await expectHeroLinksToLead(page);
  await expect(page.getByRole("navigation", { name: "More work" }).getByRole("link")).toHaveCount(
    2,
  );
  expect(films, "film bytes before anyone asked").toEqual([]);
  await expectCaptions(page, study);
  page.off("request", watch);
}

async function expectFilms(page: Page, { films, upright = 0 }: Study): Promise<void> {
  const players = page.locator("main section figure video[controls]");
  await expect(players).toHaveCount(films);
  const shapes = await players.evaluateAll((all) =>
    all.map((frame) => Number(frame.getAttribute("height")) > Number(frame.getAttribute("width"))),
  );
  expect(shapes.filter(Boolean)).toHaveLength(upright);
  await expect(players.locator("track[kind=captions]")).toHaveCount(films);
}

async function expectCaptions(page: Page, { films }: Study): Promise<void> {
  const tracks = await page
    .locator("track")
    .evaluateAll((all) => all.map((track) => track.getAttribute("src") ?? ""));
  expect(tracks.length).toBeGreaterThanOrEqual(films);
  for (const track of tracks) {
    const answer = await page.request.get(track);
    expect(answer.status(), track).toBe(200);
    expect(answer.headers()["content-type"], track).toContain("text/vtt");
    expect(await answer.text(), track).toMatch(/^WEBVTT\n\n\d\d:\d\d/);
  }
}

/** Every button of the hero that leads down the page has somewhere to lead. */
async function expectHeroLinksToLead(page: Page): Promise<void> {
  const targets = await page
    .getByRole("main")
    .locator("header a[href*='#']")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash));
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
}

test("a film plays and stops by keyboard, and nothing of it comes before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:mp4|vtt)$/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/case-study/rom-boys");
  const player = page.locator("video[controls]");
  await player.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  // In the instant in which the app takes over, React may keep a key from the player: nobody is that fast.
  await player.focus();
  await waitForHydration(page);
  await page.keyboard.press("Space");
  const read = () =>
    player.evaluate((video: HTMLVideoElement) => ({
      at: video.currentTime,
      stopped: video.paused,
    }));
  await expect.poll(async () => (await read()).at).toBeGreaterThan(0);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await read()).stopped).toBe(true);
  expect(new Set(asked.filter((url) => url.endsWith(".mp4"))).size).toBe(1);
});

test("a hero's button glides to its section, and the app follows a card to its study", async ({
  page,
}) => {
  await page.goto("/our-work");
  await page.getByRole("link", { name: "Rom Boys", exact: true }).click();
  await expect(page).toHaveURL("/case-study/rom-boys");
  await page.getByRole("link", { name: "Read the story" }).click();
  await expect(page).toHaveURL("/case-study/rom-boys#story");
  await expect(page.getByRole("heading", { name: "The ones who stayed" })).toBeInViewport();

  // What has not been scrolled to yet is on paper all the same, and in ink.
  await page.emulateMedia({ media: "print" });
  const last = page.locator(".reveal-text").last();
  await expect(last).toHaveCSS("opacity", "1");
  await expect(last).toHaveCSS("color", "rgb(17, 17, 17)");
});

test("a film sounds only when it is started, can be made softer by keyboard, and says what is heard", async ({
  page,
}) => {
  await page.goto("/case-study/thoughtshot");
  const players = page.locator("video[controls]");
  const [first, second] = [players.nth(0), players.nth(1)];
  const hear = (player: typeof first) =>
    player.evaluate((video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
      decoded: video.webkitAudioDecodedByteCount ?? 0,
      isMuted: video.muted,
      isStopped: video.paused,
      volume: video.volume,
    }));
  expect(await hear(first)).toMatchObject({ decoded: 0, isMuted: false, isStopped: true });

  await first.focus();
  await waitForHydration(page);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await hear(first)).decoded).toBeGreaterThan(0);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await hear(first)).volume).toBeLessThan(1);

  const read = () =>
    first.evaluate((video: HTMLVideoElement) => {
      const track = video.textTracks[0];
      if (track) track.mode = "showing";
      return Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).text);
    });
  await expect.poll(async () => (await read()).join(" ")).toContain("Under water");

  // One film is enough for two ears.
  await second.evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(async () => (await hear(first)).isStopped).toBe(true);
  expect((await hear(second)).isStopped).toBe(false);
});
