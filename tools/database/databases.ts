import pg from 'pg';

/** The same server, another database. */
export const databaseAt = (serverUrl: string, name: string): string =>
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

/** Names come from our own code, and still only plain ones are put into a statement. */
const plain = (name: string): string => {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`${name} is no name for a database`);
  return name;
};

export const dropDatabase = (serverUrl: string, name: string): Promise<unknown> =>
  withClient(serverUrl, (client) => client.query(`drop database if exists ${plain(name)} with (force)`));

/** Makes the database unless it is there; says whether it was made now. */
export const ensureDatabase = (serverUrl: string, name: string): Promise<boolean> =>
  withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${plain(name)}`);
    return true;
  });
