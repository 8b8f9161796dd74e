import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Options = { readonly connections?: number | undefined; readonly script?: string | undefined };

/** Requests per second of a URL, measured with wrk. Any response other than 2xx is an error. */
export const requestsPerSecond = async (
  url: string,
  seconds: number,
  { connections = 32, script }: Options = {},
): Promise<number> => {
  const scripted = script ? ['-s', script] : [];
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...scripted, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk reported errors for ${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return Number(rate);
};
