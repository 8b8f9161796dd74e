import pg from 'pg';

/** The URL of another database on the same server. */
export const databaseUrl = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'ayna tools' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Names come from our own code; only plain identifiers are put into a statement all the same. */
const checkName = (name: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`invalid database name: ${name}`);
  return name;
};

export const dropDatabase = (serverUrl: string, name: string): Promise<unknown> =>
  withClient(serverUrl, (client) => client.query(`drop database if exists ${checkName(name)} with (force)`));

/** Creates the database if it is missing; returns whether it was created. */
export const ensureDatabase = (serverUrl: string, name: string): Promise<boolean> =>
  withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${checkName(name)}`);
    return true;
  });
