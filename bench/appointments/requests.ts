import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestsPerSecond } from '../wrk.ts';
import type { House } from './house.ts';

const listed = (values: readonly string[]): string => `{${values.map((value) => `'${value}'`).join(',')}}`;

export type Requests = {
  /** Lua that makes the n-th request (from 0): sets `path`, and `token`, `body`, `key` where it sends them. */
  readonly each: string;
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const scriptOf = ({ each, lists = {}, headers = {} }: Requests, first: number): string => `
${Object.entries(lists)
  .map(([name, values]) => `local ${name} = ${listed(values)}`)
  .join('\n')}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers['${name}'] = '${value}'`)
  .join('\n')}
local n = ${first}
request = function()
  local path, token, body, key
  ${each}
  n = n + 1
  wrk.headers['x-user-token'] = token
  wrk.headers['idempotency-key'] = key
  return wrk.format(body and 'POST' or 'GET', path, nil, body)
end`;

let next = 0;

/**
 * Requests per second from a process of its own, each made up as it is sent. A run goes on where the one before
 * it ended, so that nothing is asked for again too soon and no hour is booked twice.
 */
export const rateOf = async (
  { url, folder }: Pick<House, 'url' | 'folder'>,
  requests: Requests,
  seconds: number,
): Promise<number> => {
  const file = join(folder, 'requests.lua');
  writeFileSync(file, scriptOf(requests, next));
  const rate = await requestsPerSecond(url, seconds, { script: file });
  next += Math.ceil(rate * seconds * 1.3) + 200;
  return rate;
};
