import type { Client } from 'pg';
import { passwordClause, queueRole, rolesOf } from '../roles.ts';

const exists = async (client: Client, role: string): Promise<boolean> =>
  (await client.query('select from pg_roles where rolname = $1', [role])).rowCount === 1;

const ensure = async (client: Client, role: string, options: string): Promise<void> => {
  const verb = (await exists(client, role)) ? 'alter' : 'create';
  await client.query(`${verb} role ${role} ${options} nosuperuser nobypassrls nocreatedb nocreaterole`);
};

const ensureLogin = (client: Client, role: string, secret: string | undefined): Promise<void> =>
  ensure(client, role, `login noinherit ${passwordClause(role, secret)}`);

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
