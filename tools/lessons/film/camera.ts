import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '../../../e2e/support/chromium.ts';
import type { Point } from '../calendar.ts';
import { createPointer } from './pointer.ts';

export type Frame = { readonly file: string; ms: number };
export type Caption = { readonly startMs: number; endMs: number; readonly text: string };

const frameMs = 50;
/** Those who watch for the first time need longer than those who know what comes. */
const pace = 1.5;

/** Slow at both ends, as a hand moves. */
const ease = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (-2 * part + 2) ** 2 / 2);

const middleOf = async (target: Locator): Promise<Point> => {
  await target.waitFor({ timeout: 20_000 });
  const box = await target.boundingBox();
  if (!box) throw new Error(`the camera does not see ${String(target)}`);
  return { x: box.x + Math.min(box.width / 2, 140), y: box.y + box.height / 2 };
};

/** Keeps the pictures of a page: one that looks like the one before it makes that one longer. */
const createFrames = (page: Page, folder: string) => {
  const frames: Frame[] = [];
  let last: Buffer = Buffer.alloc(0);
  let elapsed = 0;
  const shoot = async (ms: number): Promise<void> => {
    const png = await page.screenshot();
    const previous = frames.at(-1);
    if (previous && png.equals(last)) previous.ms += ms;
    else {
      const file = `${String(frames.length).padStart(5, '0')}.png`;
      writeFileSync(join(folder, file), png);
      frames.push({ file, ms });
      last = png;
    }
    elapsed += ms;
  };
  return { frames, elapsed: () => elapsed, shoot };
};

/** Films a page frame by frame: what a frame shows and for how long does not depend on how fast the machine is. */
export const createCamera = (page: Page, folder: string) => {
  const { frames, elapsed, shoot } = createFrames(page, folder);
  const pointer = createPointer(page);
  const captions: Caption[] = [];
  const chapterStarts: number[] = [];

  /** So long as things fade in and out; then it stands still. */
  const hold = async (wished: number): Promise<void> => {
    const ms = Math.round((wished * pace) / frameMs) * frameMs;
    const moving = Math.min(ms, 300);
    for (let done = 0; done < moving; done += frameMs) await shoot(frameMs);
    if (ms > moving) await shoot(ms - moving);
  };
  const glide = async (to: Point, ms = 900): Promise<void> => {
    const from = pointer.at();
    for (let done = frameMs; done <= ms; done += frameMs) {
      const part = ease(done / ms);
      await pointer.place({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await shoot(frameMs);
    }
  };
  const down = async (): Promise<void> => {
    await pointer.down();
    await hold(200);
  };
  const pressAt = async (point: Point): Promise<void> => {
    await glide(point);
    await down();
    await pointer.up();
  };

  return {
    frames,
    captions,
    chapterStarts,
    elapsed,
    start: pointer.show,
    chapter: (): void => void chapterStarts.push(elapsed()),
    /** A caption stands until the next one, or until it is taken away. */
    say: (text: string): void => {
      const before = captions.at(-1);
      if (before) before.endMs = Math.min(before.endMs, elapsed());
      captions.push({ startMs: elapsed(), endMs: Number.POSITIVE_INFINITY, text });
    },
    hold,
    glide,
    glideTo: async (target: Locator, ms?: number): Promise<void> => glide(await middleOf(target), ms),
    down,
    up: pointer.up,
    pressAt,
    press: async (target: Locator): Promise<void> => pressAt(await middleOf(target)),
    type: async (text: string): Promise<void> => {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await shoot(120);
      }
    },
  };
};

export type Camera = ReturnType<typeof createCamera>;
