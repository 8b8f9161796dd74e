/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  const [head, tail] = address.toLowerCase().split('::', 2) as [string, string | undefined];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};

const withoutMapping = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** What a limit counts as one client: an IPv4 address, or an IPv6 /64 network, which is one household. */
export const networkOf = (address: string): string => {
  const plain = withoutMapping(address);
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

/** The network around a client, which one owner can hold as a whole: an IPv4 /24, or an IPv6 /48. */
export const wideNetworkOf = (address: string): string => {
  const plain = withoutMapping(address);
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
};
