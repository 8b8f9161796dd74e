/** The database URL for tools. Its role may create schemas and roles; the roles of a host may not. */
export const ownerUrl = (): string => {
  const url = process.env['MIGRATE_URL'] ?? process.env['DATABASE_URL'];
  if (!url) throw new Error('Set MIGRATE_URL (or DATABASE_URL) to the database, with a role that owns it.');
  return url;
};

export const databaseSecret = (): string | undefined => process.env['DATABASE_SECRET'];
