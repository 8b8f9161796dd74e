import type { HttpContext } from '@ayna/kernel/http/http-context';
import type { Settings } from '@ayna/kernel/module';
import { type Keys, openKeys } from './keys.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { linkTokens, openCodes, openIdentifierHash, openRefreshSecrets } from './secrets.ts';
import { issueTokens, refreshCookie } from './session-tokens.ts';
import { readSettings } from './settings.ts';

/** What auth uses besides its tables: random numbers, keys derived from AUTH_SECRET, hashing, and the cookie. */
export type Providers = {
  readonly passwords: Passwords;
  readonly codes: ReturnType<typeof openCodes>;
  readonly linkTokens: typeof linkTokens;
  readonly refreshSecrets: ReturnType<typeof openRefreshSecrets>;
  readonly hashIdentifier: (text: string) => string;
  readonly keys: Keys;
  readonly issueTokens: ReturnType<typeof issueTokens>;
  readonly readRefreshCookie: (http: HttpContext) => string | undefined;
  readonly clearRefreshCookie: (http: HttpContext) => void;
  /** False in tests and journeys, where every request has the same address. The limits of one code always apply. */
  readonly limitsEnabled: boolean;
  close(): void;
};

export const openProviders = (settings: Settings): Providers => {
  const { secret, limitsEnabled } = readSettings(settings);
  const keys = openKeys(secret);
  return {
    passwords: openPasswords(),
    codes: openCodes(secret),
    linkTokens,
    refreshSecrets: openRefreshSecrets(secret),
    hashIdentifier: openIdentifierHash(secret),
    keys,
    issueTokens: issueTokens(keys),
    readRefreshCookie: (http) => http.cookie(refreshCookie),
    clearRefreshCookie: (http) => http.setCookie(refreshCookie, null, 0),
    limitsEnabled,
    close: keys.clearCache,
  };
};
