import { type Operator, operatorOf } from './operator.ts';

export type Settings = {
  readonly host: string;
  readonly port: number;
  /** Where the API answers this server, for forms that are sent without a script. */
  readonly apiUrl: string;
  /** The site's own address, for canonical links; without one it is the address that was asked for. */
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
};

const isOrigin = (url: string): boolean =>
  /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;

/** What the process was told; a wrong word stops it at once, with a sentence instead of a stack later. */
export const settingsOf = (env: NodeJS.ProcessEnv): Settings => {
  const {
    HOST: host = '127.0.0.1',
    WEB_PORT: port = '4100',
    API_URL: apiUrl = 'http://127.0.0.1:4000',
    PUBLIC_URL: publicUrl,
  } = env;
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be an address or a name, not "${host}"`);
  // 0 lets the system choose, which tests use.
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`WEB_PORT must be a port, not "${port}"`);
  if (!isOrigin(apiUrl)) throw new Error(`API_URL must be an origin, not "${apiUrl}"`);
  if (publicUrl !== undefined && !isOrigin(publicUrl))
    throw new Error(`PUBLIC_URL must be an origin, not "${publicUrl}"`);
  return { host, port: Number(port), apiUrl, publicUrl, operator: operatorOf(env) };
};
