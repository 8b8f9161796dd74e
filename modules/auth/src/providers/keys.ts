import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { newCode } from '@ayna/kernel/codes';
import { tokenAudience, tokenType } from '@ayna/kernel/identity/tokens';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { deriveKey } from './secrets.ts';

export type SigningKey = { readonly kid: string; readonly publicKey: string; readonly sealed: string };

const seal = (key: Buffer, kid: string, text: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(kid));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Null when it was sealed with another secret. */
const unseal = (key: Buffer, kid: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(kid))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

type Claims = { readonly person: string; readonly session: string; readonly now: number };

export const openKeys = (secret: string) => {
  const key = deriveKey(secret, 'signing keys');
  const privateKeys = new Map<string, CryptoKey>();

  const privateKeyOf = async ({ kid, sealed }: SigningKey): Promise<CryptoKey | null> => {
    const cached = privateKeys.get(kid);
    if (cached) return cached;
    const text = unseal(key, kid, sealed);
    if (text === null) return null;
    const privateKey = (await importJWK(JSON.parse(text) as JWK, 'EdDSA')) as CryptoKey;
    privateKeys.set(kid, privateKey);
    return privateKey;
  };

  return {
    async generate(): Promise<SigningKey> {
      const kid = newCode();
      const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
      const publicJwk = { ...(await exportJWK(publicKey)), kid, alg: 'EdDSA', use: 'sig' };
      const text = JSON.stringify(await exportJWK(privateKey));
      return { kid, publicKey: JSON.stringify(publicJwk), sealed: seal(key, kid, text) };
    },
    clearCache: (): void => privateKeys.clear(),
    canUnseal: async (one: SigningKey): Promise<boolean> => (await privateKeyOf(one)) !== null,
    async sign(one: SigningKey, { person, session, now }: Claims, seconds: number): Promise<string> {
      const privateKey = await privateKeyOf(one);
      if (!privateKey) throw new Error(`cannot unseal signing key ${one.kid} with this AUTH_SECRET`);
      const at = Math.floor(now / 1000);
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'EdDSA', typ: tokenType, kid: one.kid })
        .setSubject(person)
        .setAudience(tokenAudience)
        .setIssuedAt(at)
        .setExpirationTime(at + seconds)
        .sign(privateKey);
    },
  };
};

export type Keys = ReturnType<typeof openKeys>;
