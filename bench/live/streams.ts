import { Agent, get } from 'node:http';

/** What a stream heard, and when. */
export type Stream = {
  readonly salon: string;
  /** By the change's code and version; more than one moment where it was said more than once. */
  readonly heard: Map<string, number[]>;
  readonly gaps: number[];
  /** Codes that were named in it, wherever they stood. */
  readonly named: Set<string>;
  ended: boolean;
  close(): void;
};

// Each stream has a connection to itself, as each browser has.
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const anyCode = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

export const changeKey = (code: string, version: number): string => `${code} ${version}`;

const take = (stream: Stream, block: string): void => {
  const [, event] = /^event: (.*)$/m.exec(block) ?? [];
  if (event === 'gap') stream.gaps.push(performance.now());
  if (event !== 'change') return;
  const [, data = ''] = /^data: (.*)$/m.exec(block) ?? [];
  const { code, version } = JSON.parse(data) as { code: string; version: number };
  const key = changeKey(code, version);
  stream.heard.set(key, [...(stream.heard.get(key) ?? []), performance.now()]);
};

/** Opens a live stream, and is done when it said that it is open. */
export const openStream = (url: string, salon: string, token: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const address = new URL(`/api/live?salonCode=${salon}`, url);
    const request = get(address, { agent, headers: { 'x-user-token': token } }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`a stream was refused: ${response.statusCode}`));
        return;
      }
      const close = () => request.destroy();
      const stream: Stream = { salon, heard: new Map(), gaps: [], named: new Set(), ended: false, close };
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          for (const [code] of block.matchAll(anyCode)) stream.named.add(code);
          take(stream, block);
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
