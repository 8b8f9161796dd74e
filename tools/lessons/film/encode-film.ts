import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caption, Frame } from './camera.ts';

/** What the film may weigh. */
const maxBytes = 3_000_000;

/** H.264, which every browser plays, with its index at the beginning: it starts before all of it is there. */
export const encodeFilm = (frames: readonly Frame[], folder: string, path: string): void => {
  const list = frames.map(({ file, ms }) => `file ${file}\nduration ${ms / 1000}\n`).join('');
  // The last picture is named twice: its duration is otherwise left out.
  writeFileSync(
    join(folder, 'frames.txt'),
    `ffconcat version 1.0\n${list}file ${frames.at(-1)?.file ?? ''}\n`,
  );
  const input = ['-f', 'concat', '-i', join(folder, 'frames.txt')];
  const video =
    '-vf fps=20,format=yuv420p -c:v libx264 -preset slow -tune animation -crf 27 -g 200 -an'.split(' ');
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...video, '-movflags', '+faststart', path]);
  const { size } = statSync(path);
  console.log(`${path} ${(size / 1000).toFixed(0)} kB`);
  if (size > maxBytes) throw new Error(`encodeFilm: ${size} bytes are more than ${maxBytes}`);
};

/** As WebVTT writes it: 00:01:05.250 */
const moment = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

export const captionsText = (captions: readonly Caption[], endMs: number): string =>
  `WEBVTT\n${captions
    .map(
      ({ startMs, endMs: until, text }) =>
        `\n${moment(startMs)} --> ${moment(Math.min(until, endMs))}\n${text}\n`,
    )
    .join('')}`;
