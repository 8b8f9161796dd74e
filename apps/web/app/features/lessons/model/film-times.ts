import times from '../pictures/film.json';

// In seconds, as `pnpm lessons` has measured them on the film.

export const duration: number = times.duration;
export const chapterStarts: readonly number[] = times.chapterStarts;
export const takenOn: string = times.takenOn;

/** As a player shows it: 1:05 */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** As schema.org writes it: PT1M5S */
export const isoDuration = (seconds: number): string =>
  `PT${Math.floor(seconds / 60)}M${Math.floor(seconds % 60)}S`;
