type Header = (name: string) => string | undefined;

/** Only a client that sends `X-Client: browser` gets its refresh secret in a cookie. */
export const callerOf = (header: Header) => ({
  inBrowser: header('x-client')?.toLowerCase() === 'browser',
  userAgent: (header('user-agent') ?? '').slice(0, 300),
});

/** The cookie counts only in requests from our own pages. Older browsers send no header; SameSite protects them. */
export const isOwnSite = (header: Header): boolean => {
  const site = header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
};

type Actor = { readonly kind: string; readonly address?: string };

export const addressOf = ({ address }: Actor): string => address ?? '';
