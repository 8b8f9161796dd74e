import type { ChangeSignal } from '@ayna/contracts/host';
import type { Clock } from './clock.ts';
import { emptyBuffer, parseChunk, type StreamEvent } from './event-stream.ts';

/** An object changed; or changes may have been missed, so that everything shown may be old. */
export type LiveEvent = { readonly kind: 'change'; readonly change: ChangeSignal } | { readonly kind: 'gap' };

/** The server's heart beats every 20 s: after two missed beats the line is dead, whatever it says. */
const silenceMs = 45_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Doubling from 1 s to 30 s, and by chance up to half less, so that not all browsers return at once. */
export const pauseMs = (failures: number, random: number): number =>
  Math.min(firstPauseMs * 2 ** failures, longestPauseMs) * (1 - random / 2);

/** These will be the same at the next try; what is not here may pass. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

type StreamData = Partial<ChangeSignal> & { readonly quietMs?: unknown };

const parseData = (text: string): StreamData => {
  try {
    return (JSON.parse(text) ?? {}) as StreamData;
  } catch {
    return {};
  }
};

/**
 * Changes before the stream stood were not told, so its opening is a gap too: unless the server knows of none for longer
 * than the page is old, and whatever it shows was read after the last one.
 */
export const liveEventOf = ({ event, data }: StreamEvent, pageAgeMs: number): LiveEvent | undefined => {
  if (event === 'gap') return { kind: 'gap' };
  if (event === 'open') {
    const { quietMs } = parseData(data);
    return typeof quietMs === 'number' && quietMs > pageAgeMs ? undefined : { kind: 'gap' };
  }
  if (event !== 'change') return undefined;
  const { module, kind, code, version } = parseData(data);
  if (typeof module !== 'string' || typeof kind !== 'string') return { kind: 'gap' };
  if (typeof code !== 'string' || typeof version !== 'number') return { kind: 'gap' };
  return { kind: 'change', change: { module, kind, code, version } };
};

export type LiveConnection = {
  readonly url: string;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly pageAgeMs: () => number;
  /** Hears of an answer that was no stream. */
  readonly onRejected: (response: Response, token: string | undefined) => void;
};

type OnLiveEvent = (event: LiveEvent) => void;

/** Reads what comes until the line ends, by itself or for want of a heart beat. */
const readBody = async (
  body: ReadableStream<Uint8Array>,
  pageAgeMs: () => number,
  onData: () => void,
  onEvent: OnLiveEvent,
): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = emptyBuffer;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) return;
    onData();
    const read = parseChunk(rest, decoder.decode(value, { stream: true }));
    rest = read.buffer;
    for (const one of read.events) {
      const event = liveEventOf(one, pageAgeMs());
      if (event) onEvent(event);
    }
  }
};

type StreamEnd = 'lost' | 'refused';

const readOnce = async (
  connection: LiveConnection,
  onEvent: OnLiveEvent,
  signal: AbortSignal,
): Promise<StreamEnd> => {
  const dead = new AbortController();
  let cancel = (): void => undefined;
  const onData = (): void => {
    cancel();
    cancel = connection.clock.after(silenceMs, () => dead.abort());
  };
  onData();
  try {
    const token = await connection.token();
    const response = await fetch(connection.url, {
      headers: { accept: 'text/event-stream', ...(token ? { 'X-User-Token': token } : {}) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, dead.signal]),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && response.body && isStream) {
      await readBody(response.body, connection.pageAgeMs, onData, onEvent);
      return 'lost';
    }
    connection.onRejected(response, token);
    return isFinal(response.status) ? 'refused' : 'lost';
  } catch {
    return 'lost';
  } finally {
    cancel();
  }
};

const pause = (clock: Clock, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const cancel = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      resolve();
    });
  });

/** Reads the stream until told to stop or refused for good, and comes back whenever it breaks off. */
export const readLive = async (
  connection: LiveConnection,
  onEvent: OnLiveEvent,
  signal: AbortSignal,
): Promise<void> => {
  let failures = 0;
  const resetOnEvent: OnLiveEvent = (event) => {
    failures = 0;
    onEvent(event);
  };
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one line at a time
    if ((await readOnce(connection, resetOnEvent, signal)) === 'refused') return;
    // oxlint-disable-next-line no-await-in-loop -- and a pause between two
    await pause(connection.clock, pauseMs(failures, connection.random()), signal);
    failures += 1;
  }
};
