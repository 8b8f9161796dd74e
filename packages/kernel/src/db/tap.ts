import type { Readable } from 'node:stream';

const ROW = 68;
const HEADER = 5;

/** Takes the bytes of one row: how many fields, each with its length, or -1 for null, before it. */
export type Sink = (bytes: Buffer, start: number) => void;

export type Tap = { sink: Sink | null };

const lengthAt = (bytes: Buffer, start: number): number => 1 + bytes.readUInt32BE(start + 1);

const taps = new WeakMap<Readable, Tap>();

/**
 * Stands between a connection and its parser. While there is a sink, rows go into it as they came; all else goes on
 * to the parser, which would make a text of every field and an object of every row.
 */
export const tapOf = (stream: Readable): Tap => {
  const known = taps.get(stream);
  if (known) return known;
  const tap: Tap = { sink: null };
  taps.set(stream, tap);
  const [parse] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  if (!parse) throw new Error('a connection that nobody listens to');
  stream.off('data', parse);
  let rest: Buffer | null = null;
  stream.on('data', (chunk: Buffer) => {
    const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    while (from + HEADER <= bytes.length && from + lengthAt(bytes, from) <= bytes.length) {
      const end = from + lengthAt(bytes, from);
      if (tap.sink && bytes[from] === ROW) tap.sink(bytes, from + HEADER);
      else parse(bytes.subarray(from, end));
      from = end;
    }
    rest = from < bytes.length ? bytes.subarray(from) : null;
  });
  return tap;
};
