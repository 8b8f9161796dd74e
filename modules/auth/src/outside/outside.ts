import type { Wire } from '@ayna/kernel/door/wire';
import type { Settings } from '@ayna/kernel/module';
import { cookieName, handOver } from './hand-over.ts';
import { type Keys, openKeys } from './keys.ts';
import { openPasswords, type Passwords } from './passwords.ts';
import { openCodes, openMarks, openRefresh } from './secrets.ts';
import { readSettings } from './settings.ts';

/** What auth reaches beyond its rows: chance, secrets from the settings, hashing, and the cookie. */
export type Outside = {
  readonly passwords: Passwords;
  readonly codes: ReturnType<typeof openCodes>;
  readonly refresh: ReturnType<typeof openRefresh>;
  readonly mark: (text: string) => string;
  readonly keys: Keys;
  readonly handOver: ReturnType<typeof handOver>;
  readonly cookieOf: (wire: Wire) => string | undefined;
  readonly clearCookie: (wire: Wire) => void;
  /** Off in tests and journeys, where everybody comes from one address; codes' own rules always hold. */
  readonly limited: boolean;
  close(): void;
};

export const openOutside = (settings: Settings): Outside => {
  const { secret, limited } = readSettings(settings);
  const keys = openKeys(secret);
  return {
    passwords: openPasswords(),
    codes: openCodes(secret),
    refresh: openRefresh(secret),
    mark: openMarks(secret),
    keys,
    handOver: handOver(keys),
    cookieOf: (wire) => wire.cookie(cookieName),
    clearCookie: (wire) => wire.setCookie(cookieName, null, 0),
    limited,
    close: keys.forget,
  };
};
