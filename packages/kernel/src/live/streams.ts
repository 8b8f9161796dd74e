import type { Change } from '@ayna/contracts/host';
import type { Bells } from '../bell/bell.ts';
import type { Ring } from '../events/emit.ts';
import { liveStreams } from '../watch/metrics.ts';
import { gap, isBehind, type Stream, say, write } from './stream.ts';

const BEAT_MS = 20_000;
// A beat tells nothing, so only one stream in so many is asked about: each one every two minutes.
const ASKED_IN = 6;
// Of a word to everybody: fewer than the connections of a pool, so that others are served in between.
const AT_ONCE = 4;

export type Streams = {
  add(salonCode: string, stream: Stream): void;
  count(): number;
  close(): void;
};

const beat = ': beat\n\n';

const changeOf = ({ module, kind, bell }: Ring): Change | null => bell && { module, kind, ...bell };

type ToAll = (tell: (stream: Stream) => Promise<void> | void) => Promise<void>;

const startBeats = (toAll: ToAll, everyMs: number): (() => void) => {
  let turn = 0;
  let beating = false;
  const beatAll = async (): Promise<void> => {
    if (beating) return;
    beating = true;
    turn += 1;
    let place = turn;
    await toAll((stream) => {
      place += 1;
      const asked = place % ASKED_IN === 0 || isBehind(stream);
      return asked ? say(stream, beat) : write(stream, beat);
    });
    beating = false;
  };
  const beats = setInterval(() => void beatAll(), everyMs);
  return () => clearInterval(beats);
};

/** The open live streams of this host, by salon. They carry no data, so a lost word costs a re-read. */
export const openStreams = (bells: Bells, beatMs = BEAT_MS): Streams => {
  const bySalon = new Map<string, Set<Stream>>();
  const all = function* () {
    for (const streams of bySalon.values()) yield* streams;
  };

  /** A few at a time: for each one the database is asked, and thousands at once would hold up every other call. */
  const toAll: ToAll = async (tell) => {
    const waiting = all();
    const walk = async (): Promise<void> => {
      for (const stream of waiting) await tell(stream);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
  };

  const stopRing = bells.onRing((ring) => {
    const change = changeOf(ring);
    const streams = ring.salonCode ? bySalon.get(ring.salonCode) : undefined;
    if (!change || !streams) return;
    for (const stream of streams) void say(stream, `event: change\ndata: ${JSON.stringify(change)}\n\n`);
  });
  const stopGap = bells.onGap(() => void toAll((stream) => say(stream, gap)));
  const stopBeats = startBeats(toAll, beatMs);

  return {
    add(salonCode, stream) {
      // Whoever left while being let in: its `close` is over, and nobody would ever take it out again.
      if (stream.out.destroyed) return;
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
      stopBeats();
      stopRing();
      stopGap();
      for (const { out } of all()) out.end();
    },
  };
};
