import { isOwnSite } from './caller.ts';

const handlePattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Session = { readonly code: string; readonly inBrowser: boolean };

/**
 * The refresh secret of a request, with a check of the session it may belong to. A browser sends the session
 * code as a handle, which is useless without the cookie. The secret in the cookie must belong to that very
 * session, and a browser's secret is never accepted in a body.
 */
export const readRefreshSecret = (
  refreshToken: string,
  header: (name: string) => string | undefined,
  cookie: () => string | undefined,
) => {
  const isHandle = handlePattern.test(refreshToken);
  const secret = isHandle ? (isOwnSite(header) ? cookie() : undefined) : refreshToken;
  if (!secret) return null;
  return {
    secret,
    belongsTo: ({ code, inBrowser }: Session): boolean =>
      inBrowser === isHandle && (!isHandle || code === refreshToken.toLowerCase()),
  };
};
