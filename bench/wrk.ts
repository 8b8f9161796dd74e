import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type Options = {
  readonly connections?: number | undefined;
  readonly script?: string | undefined;
  /** The core that wrk stays on. */
  readonly core?: number | undefined;
};

/** Requests per second of a URL, measured with wrk. Any response other than 2xx is an error. */
export const requestsPerSecond = async (
  url: string,
  seconds: number,
  { connections = 32, script, core }: Options = {},
): Promise<number> => {
  const scripted = script ? ['-s', script] : [];
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...scripted, url];
  const command = core === undefined ? wrk : ['taskset', '-c', String(core), ...wrk];
  const { stdout } = await run(command[0] as string, command.slice(1));
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk reported errors for ${url}:\n${stdout}`);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return Number(rate);
};
