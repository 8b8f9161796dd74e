import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';

/** Derives a separate key for each use from the one AUTH_SECRET. Another label gives another key. */
export const deriveKey = (secret: string, label: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'ayna auth', label, 32));

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Encrypts for the database; `label` names the row that it fits. */
export const seal = (key: Buffer, label: string, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Null when it was sealed with another secret or for another row. */
export const unseal = (key: Buffer, label: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(label))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

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

// Without letters and digits that look alike.
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** Recovery codes of 49 random bits, stored as keyed hashes. */
export const openRecoveryCodes = (secret: string) => {
  const key = deriveKey(secret, 'recovery codes');
  return {
    generate: (): string =>
      Array.from(
        { length: RECOVERY_LENGTH },
        () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
      ).join(''),
    hash: (owner: string, code: string): string => mac(key, `${owner} ${code}`),
  };
};

/** Keyed hash of a typed e-mail or phone, the key of its guess count: addresses without an account are not stored. */
export const openIdentifierHash = (secret: string) => {
  const key = deriveKey(secret, 'marks');
  return (text: string): string => mac(key, text);
};
