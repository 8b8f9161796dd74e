import type { ServerResponse } from 'node:http';

export type Stream = {
  readonly out: ServerResponse;
  /** Whether whoever reads this stream may still see this salon; asked before anything is said. Throws where nobody knows. */
  readonly mayStill: () => Promise<boolean>;
};

// A browser that reads no faster than this is let go; it comes back and reads anew.
const MOST_UNREAD = 65_536;

export const gap = 'event: gap\ndata: {}\n\n';

// Those who were not told something, because nobody could say whether they may hear it.
const behind = new WeakSet<Stream>();

export const isBehind = (stream: Stream): boolean => behind.has(stream);

/** For what tells nothing; anything else is said by `say`. */
export const write = (stream: Stream, text: string): void => {
  const { out } = stream;
  if (out.writableLength > MOST_UNREAD) out.destroy();
  else if (!out.writableEnded) out.write(behind.delete(stream) ? gap + text : text);
};

/** To whoever may still hear it; a stream whose reader may not is ended. */
export const say = async (stream: Stream, text: string): Promise<void> => {
  const may = await stream.mayStill().catch(() => null);
  if (may) write(stream, text);
  else if (may === null) behind.add(stream);
  else stream.out.end();
};
