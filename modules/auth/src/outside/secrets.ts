import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** One secret from the settings, and a key of its own for each use. */
export const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'ayna auth', use, 32));

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Six digits, and what is kept of them: useless without the key, and for any other challenge. */
export const openCodes = (secret: string) => {
  const key = keyFor(secret, 'codes');
  const sealed = (challenge: string, wanted: string, digits: string): string =>
    mac(key, `${challenge} ${wanted} ${digits}`);
  return {
    draw: (): string => String(randomInt(1_000_000)).padStart(6, '0'),
    sealed,
    isRight: (kept: string | null, challenge: string, wanted: string, digits: string): boolean => {
      const given = Buffer.from(sealed(challenge, wanted, digits));
      return timingSafeEqual(Buffer.from(kept ?? mac(key, 'nobody')), given) && kept !== null;
    },
  };
};

/**
 * 256 random bits; only their hash is kept. A successor is derived from its forerunner, so that five tabs
 * which come with the same one all get the same, and nothing secret has to be kept for it.
 */
export const openRefresh = (secret: string) => {
  const key = keyFor(secret, 'refresh');
  return {
    fresh: (): string => randomBytes(32).toString('base64url'),
    next: (from: string): string => mac(key, from),
    hashOf: (text: string): string => createHash('sha256').update(text).digest('base64url'),
  };
};

/** What somebody typed, as a name to count by: no address that is nobody's account is kept. */
export const openMarks = (secret: string) => {
  const key = keyFor(secret, 'marks');
  return (text: string): string => mac(key, text);
};
