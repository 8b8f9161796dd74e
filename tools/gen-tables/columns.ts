import type { Client } from 'pg';

export type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
};

/** Reads the columns of a schema's tables and views from PostgreSQL's catalog. */
export const readColumns = async (client: Client, schema: string): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
       (a.atthasdef or a.attidentity <> '' or a.attgenerated <> '') as "hasDefault"
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v')
       and c.relname not in ('answered_calls', 'strict_limits')
     order by c.relname, a.attnum`,
    [schema],
  );
  return rows;
};
