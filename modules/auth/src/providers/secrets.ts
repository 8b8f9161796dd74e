import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Derives a separate key for each use from the one AUTH_SECRET. Another label gives another key. */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'ayna auth', label, 32));

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Six digits, stored as a keyed hash that is valid for one challenge and useless without the key. */
export const openCodes = (secret: string) => {
  const key = deriveKey(secret, 'codes');
  const hash = (challenge: string, wanted: string, digits: string): string =>
    mac(key, `${challenge} ${wanted} ${digits}`);
  return {
    generate: (): string => String(randomInt(1_000_000)).padStart(6, '0'),
    hash,
    /** A null hash never matches, after the same comparison. */
    matches: (codeHash: string | null, challenge: string, wanted: string, digits: string): boolean => {
      const given = Buffer.from(hash(challenge, wanted, digits));
      return timingSafeEqual(Buffer.from(codeHash ?? mac(key, 'nobody')), given) && codeHash !== null;
    },
  };
};

const randomSecret = (): string => randomBytes(32).toString('base64url');
const hashSecret = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Secrets in links, stored as hashes: 256 random bits need no key. */
export const linkTokens = { generate: randomSecret, hash: hashSecret };

/**
 * Refresh secrets of 256 random bits, stored as hashes. The next secret is derived from the previous one, so
 * that five tabs which refresh at once all get the same secret without any plain secret being stored.
 */
export const openRefreshSecrets = (secret: string) => {
  const key = deriveKey(secret, 'refresh');
  return {
    generate: randomSecret,
    deriveNext: (previous: string): string => mac(key, previous),
    hash: hashSecret,
  };
};

/** Keyed hash of a typed e-mail or phone, the key of its guess count: addresses without an account are not stored. */
export const openIdentifierHash = (secret: string) => {
  const key = deriveKey(secret, 'marks');
  return (text: string): string => mac(key, text);
};
