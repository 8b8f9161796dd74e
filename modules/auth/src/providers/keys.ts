import { newCode } from '@ayna/kernel/codes';
import { tokenAudience, tokenType } from '@ayna/kernel/identity/tokens';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { deriveKey, seal, unseal } from './secrets.ts';

export type SigningKey = { readonly kid: string; readonly publicKey: string; readonly sealed: string };

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
