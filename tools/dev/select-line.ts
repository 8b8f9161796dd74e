type LogLine = {
  readonly level?: number | string;
  readonly time?: string;
  readonly host?: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  readonly error?: string;
};

/** Pino's number of the level `warn`. */
const WARN = 40;

const isProblem = ({ level }: LogLine): boolean =>
  typeof level === 'number' ? level >= WARN : level === 'error';

/** Vite reports every change several times, with the names of all modules that it replaced. */
const isChangeReport = (text: string): boolean =>
  /\[vite\] (?:\(client\) hmr |\(ssr\) (?:hmr |connected|page reload|program reload))/.test(text);

const parseLog = (text: string): LogLine | undefined => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return undefined;
  }
};

/**
 * What a developer sees of a line `process: text`: whatever is no log line (Vite's notes, errors of Node), and the
 * warnings and errors of the log with their stack.
 */
export const selectLine = (line: string): string | undefined => {
  const [name = '', text = ''] = line.split(/: (.*)/s);
  const log = parseLog(text);
  if (!log) return isChangeReport(text) ? undefined : line;
  if (!isProblem(log)) return undefined;
  const { level: _level, time: _time, host: _host, msg = '', err, error, ...rest } = log;
  const stack = err?.stack ?? error;
  return [`${name}: ${msg} ${JSON.stringify(rest)}`, ...(stack ? [stack] : [])].join('\n');
};
