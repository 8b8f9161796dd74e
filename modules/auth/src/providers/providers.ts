import type { HttpContext } from '@ayna/kernel/http/http-context';
import type { Settings } from '@ayna/kernel/module';
import { openAuthenticator } from './authenticator.ts';
import { type Keys, openKeys } from './keys.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import {
  linkTokens,
  openCodes,
  openIdentifierHash,
  openRecoveryCodes,
  openRefreshSecrets,
} from './secrets.ts';
import { issueTokens, refreshCookie } from './session-tokens.ts';
import { readSettings } from './settings.ts';

/** What auth uses besides its tables: random numbers, keys derived from AUTH_SECRET, hashing, and the cookie. */
export type Providers = {
  readonly passwords: Passwords;
  readonly codes: ReturnType<typeof openCodes>;
  readonly authenticator: ReturnType<typeof openAuthenticator>;
  readonly recoveryCodes: ReturnType<typeof openRecoveryCodes>;
  readonly linkTokens: typeof linkTokens;
  readonly refreshSecrets: ReturnType<typeof openRefreshSecrets>;
  readonly hashIdentifier: (text: string) => string;
  readonly keys: Keys;
  readonly issueTokens: ReturnType<typeof issueTokens>;
  readonly readRefreshCookie: (http: HttpContext) => string | undefined;
  readonly clearRefreshCookie: (http: HttpContext) => void;
  /** False in tests and journeys, where every request has the same address. The limits of one code always apply. */
  readonly limitsEnabled: boolean;
  /** False in development: a person without a second factor passes where one is wanted. */
  readonly secondFactorRequired: boolean;
  close(): void;
};

export const openProviders = (settings: Settings): Providers => {
  const { secret, limitsEnabled, secondFactorRequired } = readSettings(settings);
  const keys = openKeys(secret);
  return {
    passwords: openPasswords(),
    codes: openCodes(secret),
    authenticator: openAuthenticator(secret),
    recoveryCodes: openRecoveryCodes(secret),
    linkTokens,
    refreshSecrets: openRefreshSecrets(secret),
    hashIdentifier: openIdentifierHash(secret),
    keys,
    issueTokens: issueTokens(keys),
    readRefreshCookie: (http) => http.cookie(refreshCookie),
    clearRefreshCookie: (http) => http.setCookie(refreshCookie, null, 0),
    limitsEnabled,
    secondFactorRequired,
    close: keys.clearCache,
  };
};
