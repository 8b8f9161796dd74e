import type { Client } from 'pg';
import { queueRole, rolesOf, schemaOf } from '../db/roles.ts';
import { bossSchema } from '../events/boss.ts';

type Table = { name: string; salon: boolean; person: boolean };

/** The kernel's own tables in a module's schema, used by all of its roles. */
const kernelTables = ['answered_calls', 'strict_limits'];

const tablesIn = async (client: Client, schema: string): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
       bool_or(a.attname = 'salon_code') as salon, bool_or(a.attname = 'person_code') as person
     from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v')
     group by c.relname`,
    [schema],
  );
  return rows;
};

const readWrite = 'select, insert, update, delete';

/** The login role gets tables with salon rows, under row security; all others are for `across` alone. */
const grantTable = async (client: Client, module: string, table: Table): Promise<void> => {
  const { login, across, person } = rolesOf(module);
  const name = `${schemaOf(module)}.${table.name}`;
  const everywhere = kernelTables.includes(table.name);
  await client.query(`grant ${readWrite} on ${name} to ${across}`);
  if (table.salon || everywhere) await client.query(`grant ${readWrite} on ${name} to ${login}`);
  if (everywhere) await client.query(`grant ${readWrite} on ${name} to ${person}`);
  else if (table.person) await client.query(`grant select on ${name} to ${person}`);
};

export const grantModule = async (client: Client, module: string): Promise<void> => {
  const { login, across, person } = rolesOf(module);
  const all = `${login}, ${across}, ${person}`;
  const schema = schemaOf(module);
  await client.query(`grant usage on schema ${schema}, ${bossSchema} to ${all}`);
  await client.query(`grant usage on all sequences in schema ${schema} to ${all}`);
  for (const table of await tablesIn(client, schema)) await grantTable(client, module, table);
  // Emitting an event adds a job with the settings of its queue; jobs are never read.
  await client.query(`grant select on ${bossSchema}.queue to ${all}`);
  await client.query(`grant insert on all tables in schema ${bossSchema} to ${all}`);
};

export const grantQueue = async (client: Client): Promise<void> => {
  await client.query(`grant usage on schema ${bossSchema} to ${queueRole}`);
  await client.query(`grant ${readWrite} on all tables in schema ${bossSchema} to ${queueRole}`);
  await client.query(`grant usage on all sequences in schema ${bossSchema} to ${queueRole}`);
};
