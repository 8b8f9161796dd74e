import type { ServerResponse } from 'node:http';
import type { Change } from '@ayna/contracts/host';
import type { Bells } from '../bell/bell.ts';
import type { Ring } from '../events/emit.ts';
import { liveStreams } from '../watch/metrics.ts';

const BEAT_MS = 20_000;
// A browser that reads no faster than this is let go; it comes back and reads anew.
const MOST_UNREAD = 65_536;

export type Stream = {
  readonly out: ServerResponse;
  /** Whether whoever reads this stream may still see this salon; asked before anything is said. */
  readonly mayStill: () => Promise<boolean>;
};

export type Streams = {
  add(salonCode: string, stream: Stream): void;
  count(): number;
  close(): void;
};

const changeOf = ({ module, kind, bell }: Ring): Change | null => bell && { module, kind, ...bell };

/** The open live streams of this host, by salon. They carry no data, so a lost word costs a re-read. */
export const openStreams = (bells: Bells): Streams => {
  const bySalon = new Map<string, Set<Stream>>();
  const all = function* () {
    for (const streams of bySalon.values()) yield* streams;
  };

  const say = async (stream: Stream, text: string): Promise<void> => {
    if (!(await stream.mayStill().catch(() => false))) {
      stream.out.end();
      return;
    }
    if (stream.out.writableLength > MOST_UNREAD) stream.out.destroy();
    else stream.out.write(text);
  };
  const sayAll = (streams: Iterable<Stream>, text: string): void => {
    for (const stream of streams) void say(stream, text);
  };

  const stopRing = bells.onRing((ring) => {
    const change = changeOf(ring);
    const streams = ring.salonCode ? bySalon.get(ring.salonCode) : undefined;
    if (change && streams) sayAll(streams, `event: change\ndata: ${JSON.stringify(change)}\n\n`);
  });
  const stopGap = bells.onGap(() => sayAll(all(), 'event: gap\ndata: {}\n\n'));
  const beat = setInterval(() => sayAll(all(), ': beat\n\n'), BEAT_MS);

  return {
    add(salonCode, stream) {
      const streams = bySalon.get(salonCode) ?? new Set();
      bySalon.set(salonCode, streams.add(stream));
      liveStreams.inc();
      stream.out.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && bySalon.get(salonCode) === streams) bySalon.delete(salonCode);
        liveStreams.dec();
      });
      stream.out.write('retry: 1000\nevent: open\ndata: {}\n\n');
    },
    count: () => [...all()].length,
    close() {
      clearInterval(beat);
      stopRing();
      stopGap();
      for (const { out } of all()) out.end();
    },
  };
};
