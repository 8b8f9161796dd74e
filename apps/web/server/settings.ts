export type Settings = { readonly host: string; readonly port: number };

/** What the process was told; a wrong word stops it at once, with a sentence instead of a stack later. */
export const settingsOf = (env: NodeJS.ProcessEnv): Settings => {
  const { HOST: host = '127.0.0.1', WEB_PORT: port = '4100' } = env;
  if (!/^[\w.:-]+$/.test(host)) throw new Error(`HOST must be an address or a name, not "${host}"`);
  // 0 lets the system choose, which tests use.
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`WEB_PORT must be a port, not "${port}"`);
  return { host, port: Number(port) };
};
