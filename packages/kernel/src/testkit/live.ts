import { toCall } from '@ayna/contracts/core/client';
import { host } from '@ayna/contracts/host';
import { tokenHeader } from '../http/server.ts';

export type LiveEvent = { readonly event: string; readonly data: unknown };

const parse = (block: string): LiveEvent | null => {
  const lines = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const event = lines.get('event');
  return event ? { event, data: JSON.parse(lines.get('data') ?? '{}') } : null;
};

/** Reads a salon's live stream with fetch, as a browser does; `received` keeps the events in order. */
export const listenLive = async (url: string, salonCode: string, token: string) => {
  const stop = new AbortController();
  const { url: path } = toCall(host.routes.live, { query: { salonCode } });
  const response = await fetch(new URL(path, url), {
    headers: { [tokenHeader]: token },
    signal: stop.signal,
  });
  const received: LiveEvent[] = [];
  const state = { ended: false };

  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      received.push(...blocks.map(parse).filter((event) => event !== null));
    }
  };
  if (response.ok)
    void read()
      .catch(() => undefined)
      .finally(() => {
        state.ended = true;
      });
  return { status: response.status, received, state, stop: () => stop.abort() };
};
