import { Secret, TOTP } from 'otpauth';
import { deriveKey, seal, unseal } from './secrets.ts';

const PERIOD_SECONDS = 30;
/** A phone's clock may be this many steps off. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Ayna', label, period: PERIOD_SECONDS, digits: 6, secret: Secret.fromBase32(secret) });

/** Codes of an authenticator app (TOTP, RFC 6238). Its secret is stored sealed, for one person. */
export const openAuthenticator = (authSecret: string) => {
  const key = deriveKey(authSecret, 'second factors');
  return {
    generate: (): string => new Secret({ size: 20 }).base32,
    seal: (owner: string, secret: string): string => seal(key, owner, secret),
    /** The address that an app reads from a QR code. */
    uriOf: (secret: string, label: string): string => totpOf(secret, label).toString(),
    /** The time step that the code belongs to; null for a wrong code. */
    stepOf: (owner: string, sealed: string, code: string, now: number): number | null => {
      const secret = unseal(key, owner, sealed);
      if (secret === null) return null;
      const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
      return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta;
    },
  };
};
