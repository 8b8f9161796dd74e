/** The first half of an address: enough to tell two places apart, too little to find a household. */
export const maskAddress = (address: string | null): string | null => {
  if (address === null) return null;
  // An IPv4 address behind an IPv6 socket.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const parts = plain.split('.');
  if (parts.length === 4) return [...parts.slice(0, 2), '*', '*'].join('.');
  return plain.includes(':') ? `${plain.split(':').slice(0, 2).join(':')}:*` : '*';
};
