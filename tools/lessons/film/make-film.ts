import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '../../../e2e/support/chromium.ts';
import { saveWebp } from '../encode.ts';
import { openDay, openSampleContext, type SampleDay } from '../sample-day.ts';
import { playActs } from './acts.ts';
import { createCamera } from './camera.ts';
import { captionsText, encodeFilm } from './encode-film.ts';

/** 1280 by 800 px, drawn a little larger than on a desk: it is mostly seen at two thirds of that. */
const size = { width: 1120, height: 700, scale: 8 / 7 };

const seconds = (ms: number): number => Math.round(ms / 1000);

/** Films the day of the sample day, with its captions, its picture and its times. */
export const makeFilm = async (browser: Browser, sample: SampleDay, into: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-film-'));
  const context = await openSampleContext(browser, sample, size);
  const page = await openDay(context, sample);
  const camera = createCamera(page, folder);
  await saveWebp(await page.screenshot(), join(into, 'film.webp'), 1120);
  await camera.start();
  await playActs(page, camera);
  await context.close();
  const durationMs = camera.elapsed();
  encodeFilm(camera.frames, folder, join(into, 'film.mp4'));
  rmSync(folder, { recursive: true });
  writeFileSync(join(into, 'film.vtt'), captionsText(camera.captions, durationMs));
  const times = {
    duration: seconds(durationMs),
    chapterStarts: camera.chapterStarts.map(seconds),
    takenOn: `${new Date().toISOString().slice(0, 10)}T00:00:00+03:00`,
  };
  const text = JSON.stringify(times, null, 2).replace(/\[[^\]]*\]/, (list) =>
    JSON.stringify(JSON.parse(list)).replaceAll(',', ', '),
  );
  writeFileSync(join(into, 'film.json'), `${text}\n`);
  console.log(`the film runs for ${times.duration} s in ${camera.frames.length} pictures`);
};
