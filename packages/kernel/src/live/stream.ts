import type { ServerResponse } from 'node:http';

export type Stream = {
  readonly out: ServerResponse;
  /** Whether the reader may still see this salon. Checked before each message; throws when it cannot be checked. */
  readonly isAllowed: () => Promise<boolean>;
};

// A browser that leaves more than this unread is disconnected. It reconnects and reads again.
const MAX_UNREAD_BYTES = 65_536;

export const gapMessage = 'event: gap\ndata: {}\n\n';

// Streams that missed a message, because their reader's rights could not be checked.
const behind = new WeakSet<Stream>();

export const isBehind = (stream: Stream): boolean => behind.has(stream);

/** For messages without content, such as heartbeats. Everything else goes through `sendIfAllowed`. */
export const write = (stream: Stream, text: string): void => {
  const { out } = stream;
  if (out.writableLength > MAX_UNREAD_BYTES) out.destroy();
  else if (!out.writableEnded) out.write(behind.delete(stream) ? gapMessage + text : text);
};

/** Sends a message if the reader may still see it, and ends the stream if not. */
export const sendIfAllowed = async (stream: Stream, text: string): Promise<void> => {
  const allowed = await stream.isAllowed().catch(() => null);
  if (allowed) write(stream, text);
  else if (allowed === null) behind.add(stream);
  else stream.out.end();
};
