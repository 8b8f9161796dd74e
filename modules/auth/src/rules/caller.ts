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

/** What a limit by address counts as one client: an IPv4 address, or an IPv6 /64 network, which is one household. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head, tail] = address.toLowerCase().split('::', 2) as [string, string | undefined];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const whole = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`;
};
