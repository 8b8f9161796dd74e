import type { ChangeSignal } from '@ayna/contracts/host';
import type { Clock } from './clock.ts';
import { emptyRest, readOn, type StreamEvent } from './event-stream.ts';

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

const parsed = (text: string): Partial<ChangeSignal> => {
  try {
    return (JSON.parse(text) ?? {}) as Partial<ChangeSignal>;
  } catch {
    return {};
  }
};

/** Changes before the stream stood were not told, so its opening is a gap too. */
export const liveEventOf = ({ event, data }: StreamEvent): LiveEvent | undefined => {
  if (event === 'gap' || event === 'open') return { kind: 'gap' };
  if (event !== 'change') return undefined;
  const { module, kind, code, version } = parsed(data);
  if (typeof module !== 'string' || typeof kind !== 'string') return { kind: 'gap' };
  if (typeof code !== 'string' || typeof version !== 'number') return { kind: 'gap' };
  return { kind: 'change', change: { module, kind, code, version } };
};

export type Line = {
  readonly url: string;
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly clock: Clock;
  readonly random: () => number;
  /** Hears of an answer that was no stream. */
  readonly refused: (response: Response, token: string | undefined) => void;
};

type Tell = (event: LiveEvent) => void;

/** Reads what comes until the line ends, by itself or for want of a heart beat. */
const readBody = async (body: ReadableStream<Uint8Array>, alive: () => void, tell: Tell): Promise<void> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = emptyRest;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const { done, value } = await reader.read();
    if (done) return;
    alive();
    const read = readOn(rest, decoder.decode(value, { stream: true }));
    rest = read.rest;
    for (const event of read.events.map(liveEventOf)) if (event) tell(event);
  }
};

type End = 'lost' | 'refused';

const readOnce = async (line: Line, tell: Tell, signal: AbortSignal): Promise<End> => {
  const dead = new AbortController();
  let callOff = (): void => undefined;
  const alive = (): void => {
    callOff();
    callOff = line.clock.after(silenceMs, () => dead.abort());
  };
  alive();
  try {
    const token = await line.token();
    const response = await fetch(line.url, {
      headers: { accept: 'text/event-stream', ...(token ? { 'X-User-Token': token } : {}) },
      cache: 'no-store',
      signal: AbortSignal.any([signal, dead.signal]),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (response.ok && response.body && isStream) {
      await readBody(response.body, alive, tell);
      return 'lost';
    }
    line.refused(response, token);
    return isFinal(response.status) ? 'refused' : 'lost';
  } catch {
    return 'lost';
  } finally {
    callOff();
  }
};

const pause = (clock: Clock, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const callOff = clock.after(ms, resolve);
    signal.addEventListener('abort', () => {
      callOff();
      resolve();
    });
  });

/** Reads the stream until told to stop or refused for good, and comes back whenever it breaks off. */
export const readLive = async (line: Line, tell: Tell, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  const heard: Tell = (event) => {
    failures = 0;
    tell(event);
  };
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one line at a time
    if ((await readOnce(line, heard, signal)) === 'refused') return;
    // oxlint-disable-next-line no-await-in-loop -- and a pause between two
    await pause(line.clock, pauseMs(failures, line.random()), signal);
    failures += 1;
  }
};
