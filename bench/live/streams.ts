import { Agent, get } from 'node:http';

/** What a stream received, and when. */
export type Stream = {
  readonly salon: string;
  /** Arrival times by code and version of the change; more than one if it arrived repeatedly. */
  readonly received: Map<string, number[]>;
  readonly gaps: number[];
  /** All codes that appeared anywhere in the stream. */
  readonly codes: Set<string>;
  ended: boolean;
  close(): void;
};

// Each stream has a connection to itself, as each browser has.
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const anyCode = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

export const changeKey = (code: string, version: number): string => `${code} ${version}`;

const recordBlock = (stream: Stream, block: string): void => {
  const [, event] = /^event: (.*)$/m.exec(block) ?? [];
  if (event === 'gap') stream.gaps.push(performance.now());
  if (event !== 'change') return;
  const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
  const { code, version } = JSON.parse(data) as { code: string; version: number };
  const key = changeKey(code, version);
  stream.received.set(key, [...(stream.received.get(key) ?? []), performance.now()]);
};

/** Opens a live stream and resolves when the first event arrives. */
export const openStream = (url: string, salon: string, token: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const address = new URL(`/api/live?salonCode=${salon}`, url);
    const request = get(address, { agent, headers: { 'x-user-token': token } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`live stream refused with status ${response.statusCode}`));
        return;
      }
      const close = () => request.destroy();
      const stream: Stream = { salon, received: new Map(), gaps: [], codes: new Set(), ended: false, close };
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          for (const [code] of block.matchAll(anyCode)) stream.codes.add(code);
          recordBlock(stream, block);
        }
        resolve(stream);
      });
      response.once('close', () => {
        stream.ended = true;
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
