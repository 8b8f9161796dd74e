import type { ChangeSignal } from '@ayna/contracts/host';
import type { Signal } from '../events/emit.ts';
import type { Signals } from '../signals/signals.ts';
import { liveStreams } from '../telemetry/metrics.ts';
import { gapMessage, isBehind, type Stream, sendIfAllowed, write } from './stream.ts';

const HEARTBEAT_MS = 20_000;
// A heartbeat has no content, so the rights of only one stream in six are checked with it: each every two minutes.
const CHECK_ONE_IN = 6;
// Fewer than the connections of a pool, so that other calls are served while all streams are checked.
const CHECK_CONCURRENCY = 4;

/** Longer than any page takes to start: of older changes a page that just opened has nothing to fear. */
const QUIET_MS = 60_000;

export type Streams = {
  add(salonCode: string, stream: Stream): void;
  count(): number;
  close(): void;
};

const heartbeat = ': beat\n\n';

const toChange = ({ module, kind, object }: Signal): ChangeSignal | null =>
  object && { module, kind, ...object };

type ForEachStream = (send: (stream: Stream) => Promise<void> | void) => Promise<void>;

const startHeartbeats = (forEachStream: ForEachStream, everyMs: number): (() => void) => {
  let round = 0;
  let sending = false;
  const sendAll = async (): Promise<void> => {
    if (sending) return;
    sending = true;
    round += 1;
    let index = round;
    await forEachStream((stream) => {
      index += 1;
      const checked = index % CHECK_ONE_IN === 0 || isBehind(stream);
      return checked ? sendIfAllowed(stream, heartbeat) : write(stream, heartbeat);
    });
    sending = false;
  };
  const timer = setInterval(() => void sendAll(), everyMs);
  return () => clearInterval(timer);
};

/** For how long no change of a salon was signaled, as far as this host knows and at most a minute. */
const trackQuiet = (signals: Signals) => {
  const changedAt = new Map<string, number>();
  // Before the host listened, or while Redis was away, any salon may have changed.
  let listeningSince = performance.now();
  const stopGaps = signals.onGap(() => {
    listeningSince = performance.now();
  });
  const stopSignals = signals.onSignal((signal) => {
    if (!signal.salonCode || !toChange(signal)) return;
    const now = performance.now();
    changedAt.delete(signal.salonCode);
    changedAt.set(signal.salonCode, now);
    for (const [salonCode, at] of changedAt) {
      if (now - at <= QUIET_MS) break;
      changedAt.delete(salonCode);
    }
  });
  return {
    quietMs(salonCode: string): number {
      const last = Math.max(changedAt.get(salonCode) ?? 0, listeningSince);
      return Math.min(Math.floor(performance.now() - last), QUIET_MS);
    },
    stop() {
      stopGaps();
      stopSignals();
    },
  };
};

/** The open live streams of this host, by salon. They carry no data, so a lost message costs one read. */
export const openStreams = (signals: Signals, heartbeatMs = HEARTBEAT_MS): Streams => {
  const bySalon = new Map<string, Set<Stream>>();
  const all = function* () {
    for (const streams of bySalon.values()) yield* streams;
  };

  // A few at a time: each check reads the database, and thousands at once would delay every other call.
  const forEachStream: ForEachStream = async (send) => {
    const waiting = all();
    const work = async (): Promise<void> => {
      for (const stream of waiting) await send(stream);
    };
    await Promise.all(Array.from({ length: CHECK_CONCURRENCY }, work));
  };

  const stopSignals = signals.onSignal((signal) => {
    const change = toChange(signal);
    const streams = signal.salonCode ? bySalon.get(signal.salonCode) : undefined;
    if (!change || !streams) return;
    const message = `event: change\ndata: ${JSON.stringify(change)}\n\n`;
    for (const stream of streams) void sendIfAllowed(stream, message);
  });
  const stopGaps = signals.onGap(() => void forEachStream((stream) => sendIfAllowed(stream, gapMessage)));
  const stopHeartbeats = startHeartbeats(forEachStream, heartbeatMs);
  const quiet = trackQuiet(signals);

  return {
    add(salonCode, stream) {
      // The reader left while its rights were checked: its `close` event is over, and nothing would remove it later.
      if (stream.out.destroyed) return;
      const streams = bySalon.get(salonCode) ?? new Set();
      bySalon.set(salonCode, streams.add(stream));
      liveStreams.inc();
      stream.out.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && bySalon.get(salonCode) === streams) bySalon.delete(salonCode);
        liveStreams.dec();
      });
      const open = JSON.stringify({ quietMs: quiet.quietMs(salonCode) });
      stream.out.write(`retry: 1000\nevent: open\ndata: ${open}\n\n`);
    },
    count: () => [...all()].length,
    close() {
      stopHeartbeats();
      stopSignals();
      stopGaps();
      quiet.stop();
      for (const { out } of all()) out.end();
    },
  };
};
