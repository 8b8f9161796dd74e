import { readFileSync, renameSync, writeFileSync } from 'node:fs';

// The drill's clock is a file: how far its time is ahead of the machine's. Every process reads it, so minutes pass at once.

const readNumber = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
};

/** Replaces the file in one step: one that is being written would read as another time. */
const writeNumber = (file: string, value: number): void => {
  writeFileSync(`${file}.new`, String(value));
  renameSync(`${file}.new`, file);
};

export const readAhead = readNumber;

export const setAhead = writeNumber;

/** What a host writes once it has done the work of a turn of the clock, and what it wrote last. */
export const readDone = readNumber;

export const writeDone = writeNumber;
