import type { Client } from 'pg';
import { passwordClause, queueRole, rolesOf } from '../db/roles.ts';

const DUPLICATE_OBJECT = '42710';
const UNIQUE_VIOLATION = '23505';
const nothingMore = 'nosuperuser nobypassrls nocreatedb nocreaterole';

/**
 * Roles belong to the whole server, so the migrations of two databases may run at once: an existing role is left as it
 * is, and one that the other migration has just made is fine.
 */
const ensure = async (client: Client, role: string, options: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  await client.query(`create role ${role} ${options} ${nothingMore}`).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== DUPLICATE_OBJECT && code !== UNIQUE_VIOLATION) throw error;
  });
};

const ensureLogin = async (client: Client, role: string, secret: string | undefined): Promise<void> => {
  await ensure(client, role, 'login noinherit');
  // The secret may have changed. Without one the server trusts the machine, and there is no password.
  if (secret) await client.query(`alter role ${role} ${passwordClause(role, secret)}`);
};

export const ensureRoles = async (
  client: Client,
  modules: readonly string[],
  secret: string | undefined,
): Promise<void> => {
  await ensureLogin(client, queueRole, secret);
  for (const module of modules) {
    const { login, across, person } = rolesOf(module);
    await ensureLogin(client, login, secret);
    await ensure(client, across, 'nologin');
    await ensure(client, person, 'nologin');
    await client.query(`grant ${across}, ${person} to ${login}`);
  }
};
