import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestsPerSecond } from '../wrk.ts';
import type { BenchProduct } from './bench-product.ts';

const luaList = (values: readonly string[]): string => `{${values.map((value) => `'${value}'`).join(',')}}`;

export type Requests = {
  /** Lua that builds the n-th request (from 0): it sets `path`, and optionally `token`, `body` and `key`. */
  readonly createRequest: string;
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const luaScript = ({ createRequest, lists = {}, headers = {} }: Requests, first: number): string => `
${Object.entries(lists)
  .map(([name, values]) => `local ${name} = ${luaList(values)}`)
  .join('\n')}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers['${name}'] = '${value}'`)
  .join('\n')}
local n = ${first}
request = function()
  local path, token, body, key
  ${createRequest}
  n = n + 1
  wrk.headers['x-user-token'] = token
  wrk.headers['idempotency-key'] = key
  return wrk.format(body and 'POST' or 'GET', path, nil, body)
end`;

let nextRequest = 0;

/**
 * Requests per second, sent by wrk. Lua builds each request as it is sent. A run continues with the number after
 * the last run, so that no request repeats too soon and no slot is booked twice.
 */
export const measureRequestRate = async (
  { url, folder }: Pick<BenchProduct, 'url' | 'folder'>,
  requests: Requests,
  seconds: number,
): Promise<number> => {
  const file = join(folder, 'requests.lua');
  writeFileSync(file, luaScript(requests, nextRequest));
  const rate = await requestsPerSecond(url, seconds, { script: file });
  nextRequest += Math.ceil(rate * seconds * 1.3) + 200;
  return rate;
};
