import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page } from "@playwright/test";
import { openDatabase } from "../../../server/database/database.ts";
import { findRunning } from "../../../server/postgres/find-running.ts";
import { lookAt } from "../../support/films/barcode.ts";
import { expect, test as base } from "./delivery-test.ts";

export const films = join(import.meta.dirname, "../../support/films");
const types: Record<string, string> = {
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".pdf": "application/pdf",
  ".wav": "audio/wav",
};

type Reviewed = { project: string; deliverable: string; version: string; number: number };

type Fixtures = {
  /** Hands a file over to the client of this test, as the studio does, and waits until it was looked at. */
  handOver: (file: string) => Promise<Reviewed>;
  /** As many comments as wanted, by the client. */
  sayMuch: (reviewed: Reviewed, count: number) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  handOver: async ({ client, staff, request, dataDirectory }, use) => {
    const connection = findRunning(dataDirectory);
    const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
    await use(async (file) => {
      const answer = await request.post("/auth/v1/token?grant_type=password", { data: staff });
      const { access_token: token } = (await answer.json()) as { access_token: string };
      const headers = { authorization: `Bearer ${token}` };
      const [made] = await db.asOwner(
        (sql) => sql<{ id: string; project: string }[]>`
          insert into pr_deliverables (project_id, title, deliverable_type)
          select p.id, ${`${client.mark} cut`}, 'film' from projects p
          where p.title = ${`${client.mark} trailer`}
          returning id, project_id as project`,
      );
      if (!made) throw new Error("There is no such project.");
      const path = `${made.project}/${randomUUID()}${extname(file)}`;
      const stored = await request.post(`/storage/v1/object/deliverables/${path}`, {
        headers: { ...headers, "content-type": types[extname(file)] ?? "" },
        data: await readFile(file),
      });
      expect(stored.status()).toBe(200);
      const delivered = await request.post("/rest/v1/rpc/deliver_version", {
        headers,
        data: { deliverable: made.id, object_path: path, file_name: "cut.mp4", note: "" },
      });
      const version = (await delivered.json()) as { id: string; number: number };
      const readState = async () => {
        const [media] = await db.asOwner(
          (sql) =>
            sql<
              { state: string }[]
            >`select state from deliverable_media where version_id = ${version.id}`,
        );
        return media?.state;
      };
      await expect.poll(readState, { timeout: 30_000 }).not.toBe("waiting");
      return {
        project: made.project,
        deliverable: made.id,
        version: version.id,
        number: version.number,
      };
    });
    await db.close();
  },
  sayMuch: async ({ client, dataDirectory }, use) => {
    const connection = findRunning(dataDirectory);
    const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
    await use(async ({ deliverable, version }, count) => {
      await db.asOwner(
        (sql) => sql`
          insert into review_comments
            (id, deliverable_id, version_id, number, at_frame, body, author_id, author_name, by_studio)
          select gen_random_uuid(), ${deliverable}, ${version}, n, n % 480, 'Comment ' || n, u.id, 'Many', false
          from generate_series(1, ${count}) as n, auth.users u where u.email = ${client.email}`,
      );
    });
    await db.close();
  },
});

/** The frame that the page says is on show. */
export const frameOf = async (page: Page) =>
  Number(await page.getByRole("slider").getAttribute("aria-valuenow"));

/** The frame that the picture itself says it is. Between two addresses of a film, and while it seeks, there may be none. */
export async function readBarcode(page: Page): Promise<number> {
  let read: number | null = null;
  await expect
    .poll(async () => (read = await page.locator("video").evaluate(readPicture, lookAt)), {
      intervals: [20],
    })
    .not.toBeNull();
  return Number(read);
}

/** What the page says beside the picture that lies over the video while that seeks; null where none does. */
export async function readReady(page: Page): Promise<{ said: number; shown: number } | null> {
  const canvas = page.locator("[data-ready]");
  const said = await canvas.evaluate((element: HTMLElement) =>
    element.hidden
      ? null
      : Number(document.querySelector("input[type=range]")?.getAttribute("aria-valuenow")),
  );
  // Lifted meanwhile, the canvas still has the picture that lay there: only the next step draws on it.
  return said === null ? null : { said, shown: Number(await canvas.evaluate(readPicture, lookAt)) };
}

function readPicture(
  picture: HTMLElement | SVGElement,
  { x, y }: { x: readonly number[]; y: number },
): number | null {
  const isFilm = picture instanceof HTMLVideoElement;
  if (!isFilm && !(picture instanceof HTMLCanvasElement)) throw new Error("This is no picture.");
  if (isFilm && picture.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const [width, height] = isFilm
    ? [picture.videoWidth, picture.videoHeight]
    : [picture.width, picture.height];
  // The one row with the fields, as it is.
  const canvas = Object.assign(document.createElement("canvas"), { width, height: 1 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("No canvas.");
  context.drawImage(picture, 0, -Math.floor(y * height));
  const { data } = context.getImageData(0, 0, width, 1);
  return x.reduce(
    (number, share) => number * 2 + ((data[Math.floor(share * width) * 4] ?? 0) > 127 ? 1 : 0),
    0,
  );
}

/** Nothing is on its way to be shown any more. */
export async function settle(page: Page) {
  await expect(page.getByRole("slider")).toHaveAttribute("aria-busy", "false");
}

export { expect };
