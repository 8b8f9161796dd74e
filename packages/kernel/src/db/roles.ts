import { createHmac } from 'node:crypto';

/**
 * Three roles per module, none of which owns anything. The login sees the salon that the transaction names; a
 * transaction of `acrossSalons` or `forCustomer` switches to `across` or `person`. The login is NOINHERIT, so it does not
 * see what `across` may see.
 */
export const rolesOf = (module: string) => {
  const login = `ayna_${module.replaceAll('-', '_')}`;
  return { login, across: `${login}_across`, person: `${login}_person` };
};

/** The role that fetches and completes jobs; modules may only add them. */
export const queueRole = 'ayna_queue';

export const schemaOf = (module: string): string => module.replaceAll('-', '_');

/** One secret serves all roles, but each has a password of its own. */
const passwordOf = (role: string, secret: string): string =>
  createHmac('sha256', secret).update(role).digest('base64url');

export const urlFor = (role: string, url: string, secret: string | undefined): string => {
  const address = new URL(url);
  address.username = role;
  address.password = secret ? passwordOf(role, secret) : '';
  return address.href;
};

export const passwordClause = (role: string, secret: string): string =>
  `password '${passwordOf(role, secret)}'`;
