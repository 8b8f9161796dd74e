import { comesFromOurPages } from './caller.ts';

const handle = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Session = { readonly code: string; readonly inBrowser: boolean };

/**
 * The secret that came with a call, and which sessions it may be for. A browser sends a handle, which is
 * useless without the cookie; the cookie's secret must be that session's own, and never comes in a body.
 */
export const secretIn = (
  refreshToken: string,
  header: (name: string) => string | undefined,
  cookie: () => string | undefined,
) => {
  const isHandle = handle.test(refreshToken);
  const secret = isHandle ? (comesFromOurPages(header) ? cookie() : undefined) : refreshToken;
  if (!secret) return null;
  return {
    secret,
    isFor: ({ code, inBrowser }: Session): boolean =>
      inBrowser === isHandle && (!isHandle || code === refreshToken.toLowerCase()),
  };
};
