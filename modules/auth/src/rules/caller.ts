type Header = (name: string) => string | undefined;

/** A client says what it is; without a word it keeps its own secret. */
export const callerOf = (header: Header) => ({
  inBrowser: header('x-client')?.toLowerCase() === 'browser',
  userAgent: (header('user-agent') ?? '').slice(0, 300),
});

/** A cookie is taken only from our own pages; older browsers do not say, and SameSite holds for them. */
export const comesFromOurPages = (header: Header): boolean => {
  const site = header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
};

type Actor = { readonly kind: string; readonly address?: string };

export const addressOf = ({ address }: Actor): string => address ?? '';

/** Whom a limit by address counts as one: a whole network of the sixth version is one household. */
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
